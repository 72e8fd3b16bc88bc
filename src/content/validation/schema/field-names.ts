/** Describes unknown and missing fields. */
import type { z } from "zod"
import type { DataDiagnostic, DataPath, DiagnosticDetails } from "../../diagnostics"
import {
  elementOf,
  type Shape,
  schemaAt,
  shapeOf,
  unwrap,
  valueAt,
} from "../../schemas/introspection"
import { anyOf, nearest, quote } from "../../wording"
import { expectedField } from "./expected-field"

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
    const meant = nearest(
      name,
      siblings.map((other) => String(other.at(-1))),
    )
    const meantPath = siblings.find((other) => other.at(-1) === meant)
    if (!meantPath) return { path, ...describeUnknownField(schema, data, path) }
    misspelled.add(meantPath)
    return {
      path,
      code: "unknown-field",
      message: `Unknown field ${quote(name)}; the required field ${quote(meant)} is missing.`,
      expected: expectedField(schema, data, meantPath),
      hint: `Did you mean ${quote(meant)}?`,
    }
  })
  const missingFields = missing
    .filter((path) => !misspelled.has(path))
    .map((path): DataDiagnostic => {
      const message = `The field ${quote(path.at(-1))} is missing.`
      return { path, code: "missing-field", message, expected: expectedField(schema, data, path) }
    })
  return [...unknownFields, ...missingFields]
}

function describeUnknownField(schema: z.ZodType, data: unknown, path: DataPath): DiagnosticDetails {
  const name = String(path.at(-1))
  const parentPath = path.slice(0, -1)
  const parentSchema = schemaAt(schema, data, parentPath)
  const parent = valueAt(data, parentPath)
  const shape = (parentSchema && shapeOf(parentSchema, parent)) ?? {}
  const absent = Object.keys(shape).filter((key) => valueAt(parent, [key]) === undefined)
  const meant = nearest(name, absent)
  const message = `Unknown field ${quote(name)}.`
  if (meant) return { code: "unknown-field", message, hint: `Did you mean ${quote(meant)}?` }
  const hint = innerFieldHint(name, shape) ?? outerFieldHint(schema, data, name, parentPath)
  return { code: "unknown-field", message, expected: anyOf(Object.keys(shape)), hint }
}

/** @returns a hint if a field of this object has such a field: the line needs more indentation */
function innerFieldHint(name: string, shape: Shape): string | undefined {
  const owner = Object.entries(shape).find(([, field]) => {
    const inner = shapeOf(elementOf(field) ?? unwrap(field))
    return inner !== undefined && Object.hasOwn(inner, name)
  })
  return owner && `${quote(name)} belongs inside ${quote(owner[0])}: indent it further.`
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
