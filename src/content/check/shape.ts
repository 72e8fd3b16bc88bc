/** What zod finds, by its codes, in words for the owner. */
import type { Document } from "yaml"
import type { z } from "zod"
import type { Flaw } from "../issues"
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
  const issues = found.flatMap((issue) => unfold(checked, issue))
  const isMissing = (issue: z.core.$ZodIssue) =>
    issue.path.length > 0 && valueAt(data, issue.path) === undefined
  const missing = issues.filter(isMissing).map(({ path }) => path)
  const unknown = issues.flatMap((issue) =>
    issue.code === "unrecognized_keys" ? issue.keys.map((key) => [...issue.path, key]) : [],
  )
  const others = issues.filter((issue) => issue.code !== "unrecognized_keys" && !isMissing(issue))
  return [
    ...describeFields({ schema, data, unknown, missing }).map(({ path, flaw }) => ({
      path,
      // What is missing has no place of its own: the start of what should hold it stands for it.
      range:
        valueAt(data, path) === undefined ? holder(document, path) : locate(document, path, "key"),
      flaw,
    })),
    ...others.map((issue) => ({
      path: issue.path,
      range: locate(document, issue.path, "value"),
      flaw: describe(checked, issue),
    })),
  ]
}

/** Of a union of a text and fields, only the one that the value looks like is worth telling of. */
function unfold({ schema, data }: Checked, issue: z.core.$ZodIssue): z.core.$ZodIssue[] {
  if (issue.code !== "invalid_union" || issue.errors.length < 2) return [issue]
  const union = schemaAt(schema, data, issue.path)
  const value = valueAt(data, issue.path)
  const names = Object.keys((union && shapeOf(union, value)) ?? {})
  const hasFields = names.some((name) => valueAt(value, [name]) !== undefined)
  const meant = issue.errors.at(hasFields ? -1 : 0) ?? []
  return meant.map((inner) => ({ ...inner, path: [...issue.path, ...inner.path] }))
}

function holder(document: Document.Parsed, path: Path): Range {
  const [start] = locate(document, path.slice(0, -1), "value")
  return [start, start + 1]
}

function describe(checked: Checked, issue: z.core.$ZodIssue): Flaw {
  const { text, document, data, schema } = checked
  const name = quote(issue.path.findLast((step) => typeof step === "string") ?? "The file")
  const value = valueAt(data, issue.path)
  switch (issue.code) {
    case "invalid_type":
      return describeWrongType({ ...checked, path: issue.path, expected: issue.expected, value })
    case "invalid_value":
      return value === null || typeof value === "object"
        ? describeWrongType({ ...checked, path: issue.path, expected: "string", value })
        : unknownChoice(name, value, issue.values)
    case "invalid_union": {
      const options = "options" in issue ? (issue.options as unknown[]) : []
      return unknownChoice(name, value, options)
    }
    case "too_small":
    case "too_big":
      return describeSize(name, issue)
    case "custom": {
      const { suggestion, ...flaw } = issue.params as FieldFlaw
      const start = startOf(document, issue.path)
      return suggestion === undefined || start === undefined
        ? flaw
        : { ...flaw, hint: lineWithText(text, start, suggestion) }
    }
    default: {
      const field = schemaAt(schema, data, issue.path) as z.ZodType | undefined
      return {
        code: "bad-value",
        message: `${name} ${issue.message}.`,
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
  issue: z.core.$ZodIssueTooSmall | z.core.$ZodIssueTooBig,
): Flaw {
  const isSmall = issue.code === "too_small"
  const limit = isSmall ? issue.minimum : issue.maximum
  if (issue.origin === "array") {
    const items = Number(limit) === 1 ? "one item" : `${limit} items`
    return isSmall
      ? { code: "too-few", message: `${name} needs at least ${items}.` }
      : { code: "too-many", message: `${name} takes at most ${items}.` }
  }
  const bound = isSmall ? "at least" : "at most"
  return { code: "out-of-range", message: `${name} must be ${bound} ${limit}.` }
}
