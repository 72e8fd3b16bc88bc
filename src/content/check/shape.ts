/** What zod finds, by its codes, in words for the owner. */
import type { Document } from "yaml"
import type { z } from "zod"
import type { Flaw } from "../diagnostics"
import type { FieldFlaw } from "../values"
import { lineWithText } from "./lines"
import { locate, type Path, startOf } from "./locate"
import { schemaAt, shapeOf, valueAt } from "./schema-walk"
import type { Range } from "./source"
import { anyOf, didYouMean, quote } from "./words"
import { describeFields } from "./wrong-fields"
import { describeWrongType } from "./wrong-type"

export type ShapeFlaw = { path: Path; range: Range; flaw: Flaw }

export type Checked = {
  schema: z.ZodType
  document: Document.Parsed
  text: string
  data: unknown
}

/** @returns the flaws of data that its schema refused, each at its place */
export function describeShape(checked: Checked, found: readonly z.core.$ZodIssue[]): ShapeFlaw[] {
  const { document, data, schema } = checked
  const diagnostics = found.flatMap((diagnostic) => unfold(checked, diagnostic))
  const isMissing = (diagnostic: z.core.$ZodIssue) =>
    diagnostic.path.length > 0 && valueAt(data, diagnostic.path) === undefined
  const missing = diagnostics.filter(isMissing).map(({ path }) => path)
  const unknown = diagnostics.flatMap((diagnostic) =>
    diagnostic.code === "unrecognized_keys"
      ? diagnostic.keys.map((key) => [...diagnostic.path, key])
      : [],
  )
  const others = diagnostics.filter(
    (diagnostic) => diagnostic.code !== "unrecognized_keys" && !isMissing(diagnostic),
  )
  return [
    ...describeFields({ schema, data, unknown, missing }).map(({ path, flaw }) => ({
      path,
      // What is missing has no place of its own: the start of what should hold it stands for it.
      range:
        valueAt(data, path) === undefined ? holder(document, path) : locate(document, path, "key"),
      flaw,
    })),
    ...others.map((diagnostic) => ({
      path: diagnostic.path,
      range: locate(document, diagnostic.path, "value"),
      flaw: describe(checked, diagnostic),
    })),
  ]
}

/** Of a union of a text and fields, only the one that the value looks like is worth telling of. */
function unfold({ schema, data }: Checked, diagnostic: z.core.$ZodIssue): z.core.$ZodIssue[] {
  if (diagnostic.code !== "invalid_union" || diagnostic.errors.length < 2) return [diagnostic]
  const union = schemaAt(schema, data, diagnostic.path)
  const value = valueAt(data, diagnostic.path)
  const names = Object.keys((union && shapeOf(union, value)) ?? {})
  const hasFields = names.some((name) => valueAt(value, [name]) !== undefined)
  const meant = diagnostic.errors.at(hasFields ? -1 : 0) ?? []
  return meant.map((inner) => ({ ...inner, path: [...diagnostic.path, ...inner.path] }))
}

function holder(document: Document.Parsed, path: Path): Range {
  const [start] = locate(document, path.slice(0, -1), "value")
  return [start, start + 1]
}

function describe(checked: Checked, diagnostic: z.core.$ZodIssue): Flaw {
  const { text, document, data, schema } = checked
  const name = quote(diagnostic.path.findLast((step) => typeof step === "string") ?? "The file")
  const value = valueAt(data, diagnostic.path)
  switch (diagnostic.code) {
    case "invalid_type":
      return describeWrongType({
        ...checked,
        path: diagnostic.path,
        expected: diagnostic.expected,
        value,
      })
    case "invalid_value":
      return value === null || typeof value === "object"
        ? describeWrongType({ ...checked, path: diagnostic.path, expected: "string", value })
        : unknownChoice(name, value, diagnostic.values)
    case "invalid_union": {
      const options = "options" in diagnostic ? (diagnostic.options as unknown[]) : []
      return unknownChoice(name, value, options)
    }
    case "too_small":
    case "too_big":
      return describeSize(name, diagnostic)
    case "custom": {
      const { suggestion, ...flaw } = diagnostic.params as FieldFlaw
      const start = startOf(document, diagnostic.path)
      return suggestion === undefined || start === undefined
        ? flaw
        : { ...flaw, hint: lineWithText(text, start, suggestion) }
    }
    default: {
      const field = schemaAt(schema, data, diagnostic.path) as z.ZodType | undefined
      return {
        code: "bad-value",
        message: `${name} ${diagnostic.message}.`,
        expected: field?.meta()?.description,
      }
    }
  }
}

function unknownChoice(name: string, value: unknown, options: readonly unknown[]): Flaw {
  return {
    code: "unknown-choice",
    message: `${quote(value)} is not a value of ${name}.`,
    expected: anyOf(options),
    hint: didYouMean(String(value), options.map(String)),
  }
}

function describeSize(
  name: string,
  diagnostic: z.core.$ZodIssueTooSmall | z.core.$ZodIssueTooBig,
): Flaw {
  const isSmall = diagnostic.code === "too_small"
  const limit = isSmall ? diagnostic.minimum : diagnostic.maximum
  if (diagnostic.origin === "array") {
    const items = Number(limit) === 1 ? "one item" : `${limit} items`
    return isSmall
      ? { code: "too-few", message: `${name} needs at least ${items}.` }
      : { code: "too-many", message: `${name} takes at most ${items}.` }
  }
  const bound = isSmall ? "at least" : "at most"
  return { code: "out-of-range", message: `${name} must be ${bound} ${limit}.` }
}
