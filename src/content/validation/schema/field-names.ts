/** Describes unknown and missing fields. */
import type { z } from "zod"
import type { DataDiagnostic, DataPath, DiagnosticDetails } from "../../diagnostics"
import { elementOf, schemaAt, shapeOf, unwrap, valueAt } from "../../schemas/introspection"
import { allOf, anyOf, nearest, quote, quoteWhole } from "../../wording"
import { expectedField } from "./expected-field"
import { fieldNamedLike } from "./synonyms"

const COMMENT = "A comment starts with # and a space."

/** @returns whether the line starts with the mark of a comment in other languages */
const isComment = (name: string): boolean => /^(\/\/|--)/.test(name)

type FieldNames = {
  schema: z.ZodType
  data: unknown
  unknown: readonly DataPath[]
  missing: readonly DataPath[]
}

/** @returns one diagnostic for each mistake; a misspelled required field is both unknown and missing */
export function describeFieldNames({
  schema,
  data,
  unknown,
  missing,
}: FieldNames): DataDiagnostic[] {
  const misspelled = new Set<DataPath>()
  const unknownFields = unknown.map((path): DataDiagnostic => {
    const name = String(path.at(-1))
    const siblings = missing.filter(
      (other) => !misspelled.has(other) && isSamePath(other.slice(0, -1), path.slice(0, -1)),
    )
    const absent = siblings.map((other) => String(other.at(-1)))
    const meant = nearest(name, absent) ?? fieldNamedLike(name, absent)
    const meantPath = siblings.find((other) => other.at(-1) === meant)
    if (!meantPath) return { path, ...describeUnknownField(schema, data, path) }
    misspelled.add(meantPath)
    const hint = isComment(name) ? COMMENT : `Did you mean ${quoteWhole(meant)}?`
    return {
      path,
      code: "unknown-field",
      message: `Unknown field ${quote(name)}; the required field ${quote(meant)} is missing.`,
      expected: expectedField(schema, data, meantPath),
      hint,
    }
  })
  const { found, isExplained } = groupMisplaced(unknownFields, schema, data)
  const missingFields = missing
    .filter((path) => !misspelled.has(path) && !isExplained(path))
    .map((path): DataDiagnostic => {
      const message = `The field ${quote(path.at(-1))} is missing.`
      return { path, code: "missing-field", message, expected: expectedField(schema, data, path) }
    })
  return [...found, ...missingFields]
}

/**
 * Fields that are indented too little are in the object around theirs: all have the same reason, and
 * their own object lacks them.
 * @returns the diagnostics with one for each such group, and whether it explains a missing field
 */
function groupMisplaced(diagnostics: readonly DataDiagnostic[], schema: z.ZodType, data: unknown) {
  const groups = new Map<string, DataDiagnostic[]>()
  for (const diagnostic of diagnostics) {
    const owner = diagnostic.hint?.startsWith("Did you mean")
      ? undefined
      : ownerOf(schema, data, diagnostic.path)
    const key = JSON.stringify(
      owner === undefined ? diagnostic.path : [...diagnostic.path.slice(0, -1), owner, "*"],
    )
    groups.set(key, [...(groups.get(key) ?? []), diagnostic])
  }
  const found = [...groups.values()].flatMap((group): DataDiagnostic[] => {
    const [first] = group
    if (!first || group.length === 1) return group
    const names = allOf(group.map(({ path }) => quote(path.at(-1))))
    const owner = quote(ownerOf(schema, data, first.path))
    const hint = `${names} belong inside ${owner}: indent them further.`
    return [{ ...first, message: `Unknown fields ${names}.`, hint }]
  })
  const explained = new Set(
    diagnostics.map(({ path }) => {
      const owner = ownerOf(schema, data, path)
      return JSON.stringify([...path.slice(0, -1), owner, "*", path.at(-1)])
    }),
  )
  const isExplained = (path: DataPath) =>
    path.some((_, depth) =>
      explained.has(JSON.stringify([...path.slice(0, depth), "*", path.at(-1)])),
    )
  return { found, isExplained }
}

/** @returns the field of the same object inside which a field would be valid */
function ownerOf(schema: z.ZodType, data: unknown, path: DataPath): string | undefined {
  const parentPath = path.slice(0, -1)
  const parent = schemaAt(schema, data, parentPath)
  const shape = (parent && shapeOf(parent, valueAt(data, parentPath))) ?? {}
  return Object.entries(shape).find(([, field]) => {
    const inner = shapeOf(elementOf(field) ?? unwrap(field))
    return inner !== undefined && Object.hasOwn(inner, String(path.at(-1)))
  })?.[0]
}

function describeUnknownField(schema: z.ZodType, data: unknown, path: DataPath): DiagnosticDetails {
  const name = String(path.at(-1))
  const parentPath = path.slice(0, -1)
  const parentSchema = schemaAt(schema, data, parentPath)
  const parent = valueAt(data, parentPath)
  const shape = (parentSchema && shapeOf(parentSchema, parent)) ?? {}
  const absent = Object.keys(shape).filter((key) => valueAt(parent, [key]) === undefined)
  const message = `Unknown field ${quote(name)}.`
  if (isComment(name)) return { code: "unknown-field", message, hint: COMMENT }
  const meant = nearest(name, absent) ?? fieldNamedLike(name, absent)
  if (meant) return { code: "unknown-field", message, hint: `Did you mean ${quoteWhole(meant)}?` }
  const owner = ownerOf(schema, data, path)
  const hint =
    owner === undefined
      ? outerFieldHint(schema, data, name, parentPath)
      : `${quote(name)} belongs inside ${quote(owner)}: indent it further.`
  return { code: "unknown-field", message, expected: anyOf(Object.keys(shape)), hint }
}

/** @returns a hint if an object around this one has such a field: the line needs less indentation */
function outerFieldHint(
  schema: z.ZodType,
  data: unknown,
  name: string,
  path: DataPath,
): string | undefined {
  for (let depth = path.length - 1; depth >= 0; depth--) {
    const outer = path.slice(0, depth)
    const outerSchema = schemaAt(schema, data, outer)
    const shape = outerSchema && shapeOf(outerSchema, valueAt(data, outer))
    if (shape && Object.hasOwn(shape, name)) {
      return `${quote(name)} belongs on the same level as ${quote(path[depth])}: indent it less.`
    }
  }
  return undefined
}

function isSamePath(a: DataPath, b: DataPath): boolean {
  return a.length === b.length && a.every((step, index) => step === b[index])
}
