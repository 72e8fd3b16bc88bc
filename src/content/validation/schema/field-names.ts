/** Describes unknown and missing fields. */
import type { z } from "zod"
import type { DataDiagnostic, DataPath, DiagnosticDetails } from "../../diagnostics"
import {
  elementOf,
  type Shape,
  shapeAt,
  shapeOf,
  unwrap,
  valueAt,
} from "../../schemas/introspection"
import { anyOf, nearest, quote, quoteWhole } from "../../wording"
import type { CheckedFile } from "../yaml/parse"
import { expectedField } from "./expected-field"

const COMMENT = "A comment starts with # and a space."

/** @returns whether the line starts with the mark of a comment in other languages */
const isComment = (name: string): boolean => /^(\/\/|--)/.test(name)

/**
 * @param unknown the fields that the schema does not have
 * @param missing the required fields that the data does not have
 * @returns one diagnostic for each mistake; a misspelled required field is both unknown and missing
 */
export function describeFieldNames(
  { schema, data }: CheckedFile,
  unknown: readonly DataPath[],
  missing: readonly DataPath[],
): DataDiagnostic[] {
  const misspelled = new Set<DataPath>()
  const unknownFields = unknown.map((path): DataDiagnostic => {
    const name = String(path.at(-1))
    const siblings = missing.filter((other) => !misspelled.has(other) && isSibling(other, path))
    const absent = siblings.map((other) => String(other.at(-1)))
    const meant = nearest(name, absent)
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
  // A field that is indented too little is unknown where it is, and missing where it belongs.
  const isMisplaced = (path: DataPath) =>
    unknown.some((other) => other.at(-1) === path.at(-1) && isWithin(path, other.slice(0, -1)))
  const missingFields = missing
    .filter((path) => !misspelled.has(path) && !isMisplaced(path))
    .map((path): DataDiagnostic => {
      const message = `The field ${quote(path.at(-1))} is missing.`
      return { path, code: "missing-field", message, expected: expectedField(schema, data, path) }
    })
  return [...unknownFields, ...missingFields]
}

function describeUnknownField(schema: z.ZodType, data: unknown, path: DataPath): DiagnosticDetails {
  const name = String(path.at(-1))
  const parent = path.slice(0, -1)
  const shape = shapeAt(schema, data, parent)
  const absent = Object.keys(shape).filter((key) => valueAt(data, [...parent, key]) === undefined)
  const message = `Unknown field ${quote(name)}.`
  if (isComment(name)) return { code: "unknown-field", message, hint: COMMENT }
  const meant = nearest(name, absent)
  if (meant) return { code: "unknown-field", message, hint: `Did you mean ${quoteWhole(meant)}?` }
  const owner = ownerOf(shape, name)
  const hint =
    owner === undefined
      ? outerFieldHint(schema, data, name, parent)
      : `${quote(name)} belongs inside ${quote(owner)}: indent it further.`
  return { code: "unknown-field", message, expected: anyOf(Object.keys(shape)), hint }
}

/** @returns the one of the fields inside which such a field would be valid */
function ownerOf(shape: Shape, name: string): string | undefined {
  return Object.keys(shape).find((key) => {
    const field = shape[key]
    const inner = field && shapeOf(elementOf(field) ?? unwrap(field))
    return inner !== undefined && Object.hasOwn(inner, name)
  })
}

/** @returns a hint if an object around this one has such a field: the line needs less indentation */
function outerFieldHint(
  schema: z.ZodType,
  data: unknown,
  name: string,
  path: DataPath,
): string | undefined {
  const depth = path.findLastIndex((_step, outer) =>
    Object.hasOwn(shapeAt(schema, data, path.slice(0, outer)), name),
  )
  return depth < 0
    ? undefined
    : `${quote(name)} belongs on the same level as ${quote(path[depth])}: indent it less.`
}

const isSibling = (a: DataPath, b: DataPath) => a.length === b.length && isWithin(a, b.slice(0, -1))

function isWithin(path: DataPath, parent: DataPath): boolean {
  return parent.every((step, index) => step === path[index])
}
