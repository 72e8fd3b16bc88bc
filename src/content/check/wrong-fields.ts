/** Fields that do not belong, and fields that are missing. One slip is one problem. */
import type { z } from "zod"
import type { Flaw } from "../diagnostics"
import { expectedField } from "./expected-field"
import type { Path } from "./locate"
import { elementOf, type Shape, schemaAt, shapeOf, unwrap, valueAt } from "./schema-walk"
import { anyOf, nearest, quote } from "./words"

type Fields = {
  schema: z.ZodType
  data: unknown
  unknown: readonly Path[]
  missing: readonly Path[]
}

type FieldFlaw = { path: Path; flaw: Flaw }

/** @returns one flaw for each slip: a misspelled field and the one it displaced are one */
export function describeFields({ schema, data, unknown, missing }: Fields): FieldFlaw[] {
  const displaced = new Set<Path>()
  const unknownFlaws = unknown.map((path): FieldFlaw => {
    const name = String(path.at(-1))
    const parent = path.slice(0, -1)
    const absent = missing.filter(
      (other) => !displaced.has(other) && isSame(other.slice(0, -1), parent),
    )
    const meant = nearest(
      name,
      absent.map((other) => String(other.at(-1))),
    )
    const twin = absent.find((other) => other.at(-1) === meant)
    if (!twin) return { path, flaw: unknownField(schema, data, path) }
    displaced.add(twin)
    const flaw: Flaw = {
      code: "unknown-field",
      message: `Unknown field ${quote(name)}; the required field ${quote(meant)} is missing.`,
      expected: expectedField(schema, data, twin),
      hint: `Did you mean ${quote(meant)}?`,
    }
    return { path, flaw }
  })
  const missingFlaws = missing
    .filter((path) => !displaced.has(path))
    .map((path): FieldFlaw => {
      const message = `The field ${quote(path.at(-1))} is missing.`
      const expected = expectedField(schema, data, path)
      return { path, flaw: { code: "missing-field", message, expected } }
    })
  return [...unknownFlaws, ...missingFlaws]
}

function unknownField(schema: z.ZodType, data: unknown, path: Path): Flaw {
  const name = String(path.at(-1))
  const parentPath = path.slice(0, -1)
  const parent = schemaAt(schema, data, parentPath)
  const value = valueAt(data, parentPath)
  const shape = (parent && shapeOf(parent, value)) ?? {}
  const absent = Object.keys(shape).filter((key) => valueAt(value, [key]) === undefined)
  const meant = nearest(name, absent)
  const message = `Unknown field ${quote(name)}.`
  const expected = anyOf(Object.keys(shape))
  if (meant) return { code: "unknown-field", message, hint: `Did you mean ${quote(meant)}?` }
  const hint = deeperHint(name, shape) ?? outerHint(schema, data, name, parentPath)
  return { code: "unknown-field", message, expected, hint }
}

/** The field may belong to an object that lies inside this one: its line is indented too little. */
function deeperHint(name: string, shape: Shape): string | undefined {
  const home = Object.entries(shape).find(([, field]) => {
    const inner = shapeOf(elementOf(field) ?? unwrap(field))
    return inner !== undefined && Object.hasOwn(inner, name)
  })
  return home && `${quote(name)} belongs inside ${quote(home[0])}: indent it further.`
}

/** The field may belong to an object around this one: its line is indented too far. */
function outerHint(schema: z.ZodType, data: unknown, name: string, path: Path): string | undefined {
  for (let depth = path.length - 1; depth >= 0; depth--) {
    const outer = path.slice(0, depth)
    const outerSchema = schemaAt(schema, data, outer)
    const shape = outerSchema && shapeOf(outerSchema, valueAt(data, outer))
    if (shape && Object.hasOwn(shape, name)) {
      return `${quote(name)} belongs beside ${quote(path[depth])}: indent it less.`
    }
  }
  return undefined
}

function isSame(a: Path, b: Path): boolean {
  return a.length === b.length && a.every((step, index) => step === b[index])
}
