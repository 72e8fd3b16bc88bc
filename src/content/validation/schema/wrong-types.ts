/** Describes values of the wrong type, with the corrected line as the hint. */
import { type Document, isMap } from "yaml"
import type { z } from "zod"
import type { DataPath, DiagnosticDetails } from "../../diagnostics"
import { isRequired, schemaAt } from "../../schemas/introspection"
import type { ValueDiagnostic } from "../../schemas/value-rules"
import { quote } from "../../wording"
import { isSameLine, lineRange, lineWithText, restOfLine } from "../lines"
import { startOf } from "../positions"
import { expectedField } from "./expected-field"

type WrongType = {
  schema: z.ZodType
  document: Document.Parsed
  text: string
  data: unknown
  path: DataPath
  /** zod's name of the expected type. */
  expected: string
  value: unknown
}

/** zod's name of a type → its name in messages, and how to write such a value. */
const TYPES: Readonly<Record<string, readonly [name: string, syntax?: string]>> = {
  string: ["text"],
  number: ["a whole number"],
  int: ["a whole number"],
  boolean: ["true or false"],
  array: ["a list", "a list, with each item on its own line after a dash"],
  object: ["a group of fields", "fields, each on its own line with a name and a colon"],
}

export function describeWrongType(wrong: WrongType): DiagnosticDetails {
  const { path, value, schema, data } = wrong
  const name =
    path.length > 0 ? quote(path.findLast((step) => typeof step === "string")) : "The file"
  const subject = typeof path.at(-1) === "number" ? `An item of ${name}` : name
  if (value === null || value === undefined) {
    const isField = typeof path.at(-1) === "string"
    return {
      code: "no-value",
      message: `${subject} has no value.`,
      expected: isField ? expectedField(schema, data, path) : undefined,
      hint: nullHint(wrong),
    }
  }
  const [type, syntax] = TYPES[wrong.expected] ?? [wrong.expected]
  const message = `${subject} is ${describeType(value)}, not ${type}.`
  return { code: "wrong-type", message, expected: syntax, hint: typeHint(wrong) }
}

function describeType(value: unknown): string {
  if (typeof value === "string") return "text"
  if (typeof value === "number") return `the number ${value}`
  if (typeof value === "boolean") return `the boolean ${value}`
  if (value instanceof Date) return "a YAML date"
  return Array.isArray(value) ? "a list" : "a group of fields"
}

function nullHint({ schema, data, document, text, path }: WrongType): string | undefined {
  const start = startOf(document, path)
  if (start === undefined) return undefined
  const rest = text.slice(start, lineRange(text, start)[1]).trim()
  if (rest.startsWith("#")) return `Text after # is a comment. ${lineWithText(text, start, rest)}`
  if (rest !== "") return lineWithText(text, start, rest)
  const field = schemaAt(schema, data, path)
  if (!field || isRequired(field)) return undefined
  if (path.at(-1) === "endDate") return `${lineWithText(text, start, "")} if it has not ended.`
  return "Add a value, or delete the line."
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

/** @returns the line with its value in quotes; if that would be invalid too, the rule's suggestion */
function textHint(wrong: WrongType, start: number): string | undefined {
  const { schema, data, document, text, path, value } = wrong
  if (typeof value === "object" && !(value instanceof Date)) {
    const node = document.getIn(path, true)
    const isOneLine = isMap(node) && isSameLine(text, start, (node.range?.[1] ?? start) - 1)
    return isOneLine && node.flow !== true ? lineWithText(text, start) : undefined
  }
  const field = schemaAt(schema, data, path) as z.ZodType | undefined
  const issue = field?.safeParse(restOfLine(text, start)).error?.issues[0]
  const diagnostic = issue?.code === "custom" ? (issue.params as ValueDiagnostic) : undefined
  if (!diagnostic) return lineWithText(text, start)
  if (diagnostic.suggestion !== undefined) return lineWithText(text, start, diagnostic.suggestion)
  return diagnostic.expected && `Write ${diagnostic.expected}.`
}
