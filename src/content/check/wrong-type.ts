/** A value of the wrong kind, and the line as it should be. */
import { type Document, isMap } from "yaml"
import type { z } from "zod"
import type { Flaw } from "../diagnostics"
import type { FieldFlaw } from "../values"
import { expectedField } from "./expected-field"
import { isSameLine, lineRange, lineWithText, restOfLine } from "./lines"
import { type Path, startOf } from "./locate"
import { isRequired, schemaAt } from "./schema-walk"
import { quote } from "./words"

type WrongType = {
  schema: z.ZodType
  document: Document.Parsed
  text: string
  data: unknown
  path: Path
  /** zod's word for the kind that belongs here. */
  expected: string
  value: unknown
}

/** zod's kinds in the owner's words: what a value is not, and how it is written. */
const KINDS: Readonly<Record<string, readonly [kind: string, form?: string]>> = {
  string: ["text"],
  number: ["a whole number"],
  int: ["a whole number"],
  boolean: ["true or false"],
  array: ["a list", "a list, each item on a line of its own after a dash"],
  object: ["a group of fields", "fields, each on a line of its own with its name and a colon"],
}

export function describeWrongType(wrong: WrongType): Flaw {
  const { path, value, schema, data } = wrong
  const name =
    path.length > 0 ? quote(path.findLast((step) => typeof step === "string")) : "The file"
  const subject = typeof path.at(-1) === "number" ? `An item of ${name}` : name
  if (value === null || value === undefined) {
    const expected = typeof path.at(-1) === "string" ? expectedField(schema, data, path) : undefined
    const message = `${subject} has no value.`
    return { code: "no-value", message, ...pick(expected, nullHint(wrong)) }
  }
  const [kind, form] = KINDS[wrong.expected] ?? [wrong.expected]
  const message = `${subject} is ${kindOf(value)}, not ${kind}.`
  return { code: "wrong-type", message, ...pick(form, typeHint(wrong)) }
}

function pick(expected: string | undefined, hint: string | undefined): Partial<Flaw> {
  return { ...(expected ? { expected } : {}), ...(hint ? { hint } : {}) }
}

function kindOf(value: unknown): string {
  if (typeof value === "string") return "text"
  if (typeof value === "number") return `the number ${value}`
  if (typeof value === "boolean") return `the yes-or-no value ${value}`
  if (value instanceof Date) return "a date to YAML"
  return Array.isArray(value) ? "a list" : "a group of fields"
}

function nullHint({ schema, data, document, text, path }: WrongType): string | undefined {
  const start = startOf(document, path)
  if (start === undefined) return undefined
  const rest = text.slice(start, lineRange(text, start)[1]).trim()
  if (rest.startsWith("#")) return `After # comes a comment. ${lineWithText(text, start, rest)}`
  if (rest !== "") return lineWithText(text, start, rest)
  const field = schemaAt(schema, data, path)
  if (!field || isRequired(field)) return undefined
  if (path.at(-1) === "endDate") return `${lineWithText(text, start, "")} if it lasts.`
  return "Give it one, or delete the line."
}

function typeHint(wrong: WrongType): string | undefined {
  const { document, text, path, expected, value } = wrong
  const start = startOf(document, path)
  if (start === undefined) return undefined
  if (expected === "string") return textHint(wrong, start)
  if (expected === "array") {
    return typeof value === "object"
      ? "Put a dash and a space before the first field of each item."
      : `Put it on the next line, after a dash: - ${restOfLine(text, start)}`
  }
  if (typeof value !== "string" || expected === "object") return undefined
  if (expected !== "boolean") return "Write it without quotes."
  if (/^(yes|on|y)$/i.test(value)) return "Write true."
  if (/^(no|off|n)$/i.test(value)) return "Write false."
  return /^(true|false)$/i.test(value) ? "Write it without quotes." : undefined
}

/** The line with its value in quotes; if the value would still be wrong, as the field's rule has it. */
function textHint(wrong: WrongType, start: number): string | undefined {
  const { schema, data, document, text, path, value } = wrong
  if (typeof value === "object" && !(value instanceof Date)) {
    const node = document.getIn(path, true)
    const isOneLine = isMap(node) && isSameLine(text, start, (node.range?.[1] ?? start) - 1)
    return isOneLine && node.flow !== true ? lineWithText(text, start) : undefined
  }
  const field = schemaAt(schema, data, path) as z.ZodType | undefined
  const diagnostic = field?.safeParse(restOfLine(text, start)).error?.issues[0]
  const flaw = diagnostic?.code === "custom" ? (diagnostic.params as FieldFlaw) : undefined
  if (!flaw) return lineWithText(text, start)
  if (flaw.suggestion !== undefined) return lineWithText(text, start, flaw.suggestion)
  return flaw.expected && `Write ${flaw.expected}.`
}
