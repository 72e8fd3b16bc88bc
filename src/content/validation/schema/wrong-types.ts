/** Describes values of the wrong type, with the corrected line as the hint. */
import { isMap, isScalar } from "yaml"
import type { z } from "zod"
import type { DataPath, Finding, Range } from "../../diagnostics"
import {
  choicesIn,
  elementOf,
  isRequired,
  notesOf,
  type Schema,
  schemaAt,
  shapeOf,
} from "../../schemas/introspection"
import { wholeName } from "../../values/name-parts"
import { toSlug } from "../../values/slug"
import { allOf, quote, yamlText } from "../../wording"
import {
  firstOnLine,
  isSameLine,
  lineWithText,
  lineWithValue,
  restOfLine,
  valueOnLine,
  withoutComment,
} from "../lines"
import { valueRange } from "../positions"
import { toItem } from "../yaml/joined-lines"
import type { CheckedFile } from "../yaml/parse"
import { expectedField } from "./expected-field"
import { kindNamedLike } from "./synonyms"

type WrongType = CheckedFile & {
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

/** @returns a diagnostic about a value that is absent or of another type; its hint is the likely cause */
export function describeWrongType(wrong: WrongType): Finding {
  const { path, value, schema, data } = wrong
  const name =
    path.length > 0 ? quote(path.findLast((step) => typeof step === "string")) : "The file"
  const subject = typeof path.at(-1) === "number" ? `An item of ${name}` : name
  if (value === null || value === undefined) {
    const isField = typeof path.at(-1) === "string"
    const source = sourceOf(wrong)
    const message = `${subject} has no value${source === "" ? "" : `: YAML reads ${quote(source)} as no value`}.`
    const expected = isField ? expectedField(schema, data, path) : undefined
    const hint = nullHint(wrong)
    return { code: "no-value", message, expected, hint }
  }
  const [type, syntax] = TYPES[wrong.expected] ?? [wrong.expected]
  const message = `${subject} is ${describeType(value)}, not ${type}${explainNumber(wrong)}.`
  const list = wrong.expected === "array" ? schemaAt(schema, data, path) : undefined
  const element = list && elementOf(list)
  const choices = element ? choicesIn(element) : []
  if (list && choices.length > 0) {
    const expected = `a list of one or more of ${allOf(choices)}`
    return { code: "wrong-type", message, expected, hint: choiceHint(wrong, list, choices) }
  }
  return { code: "wrong-type", message, expected: syntax, hint: typeHint(wrong) }
}

/** @returns the line with the value in brackets, or with the example if the value is none of the choices */
function choiceHint(
  wrong: WrongType,
  list: Schema,
  choices: readonly unknown[],
): string | undefined {
  const { document, text, path, value } = wrong
  const range = valueRange(document, path)
  if (!range) return undefined
  if (choices.includes(value)) return lineWithValue(text, range, `[${value}]`)
  const [example] = notesOf(list).examples ?? []
  return bracketHint(wrong, range) ?? `${lineWithValue(text, range, `[${example}]`)}, for example.`
}

/** @returns why a number is not what the file has, as for 1.10 */
function explainNumber(wrong: WrongType): string {
  const source = sourceOf(wrong)
  const { value } = wrong
  return typeof value === "number" && source !== "" && source !== String(value)
    ? `: YAML reads ${quote(source)} as ${value}`
    : ""
}

function sourceOf({ document, text, path }: WrongType): string {
  const [start, end] = valueRange(document, path) ?? [0, 0]
  return isScalar(document.getIn(path, true)) ? text.slice(start, end) : ""
}

function describeType(value: unknown): string {
  if (typeof value === "string") return "text"
  if (typeof value === "number") return `the number ${value}`
  if (typeof value === "boolean") return `the boolean ${value}`
  return Array.isArray(value) ? "a list" : "a group of fields"
}

function nullHint(wrong: WrongType): string | undefined {
  const { schema, data, document, text, path } = wrong
  const range = valueRange(document, path)
  if (!range) return undefined
  const [start] = range
  const isEndDate = path.at(-1) === "endDate"
  const field = schemaAt(schema, data, path)
  const element = field && elementOf(field)
  // Without the line, every choice counts: the value would be public.
  if (element && choicesIn(element).length > 0)
    return `${lineWithValue(text, range, "[]")} if none of them is meant.`
  const source = sourceOf(wrong)
  const isText = !field || (field as z.ZodType).safeParse(source).success
  if (source !== "" && !isEndDate && isText) return lineWithText(text, range)
  const rest = withoutComment(restOfLine(text, start))
  if (rest.startsWith("#")) return `Text after # is a comment. ${lineWithText(text, start, rest)}`
  if (typeof path.at(-1) === "number") return "Add a value after the dash, or delete the line."
  if (!field || isRequired(field)) return undefined
  if (isEndDate) return `${lineWithText(text, range, "")} if it has not ended.`
  return "Add a value, or delete the line."
}

function typeHint(wrong: WrongType): string | undefined {
  const { document, text, path, expected, value } = wrong
  const range = valueRange(document, path)
  if (!range) return undefined
  if (expected === "string") return textHint(wrong, range)
  if (expected === "array") return bracketHint(wrong, range) ?? listHint(wrong, range)
  if (expected === "object") return groupHint(wrong, range)
  if (typeof value !== "string" && typeof value !== "number") return undefined
  const meant = valueInText(String(value), expected)
  return meant === undefined ? undefined : lineWithValue(text, range, meant)
}

/** @returns the number or the boolean that a text stands for */
function valueInText(value: string, expected: string): string | undefined {
  if (expected !== "boolean") {
    const [, number] = /^(\d+)( ?[a-z]+)?$/i.exec(value) ?? [] // as in '12px'
    const word = ["zero", "one", "two", "three", "four"].indexOf(value.toLowerCase())
    return word > 0 ? String(word) : number && String(Number(number))
  }
  if (/^(true|yes|on|y|1|ja|an|ein|oui|s[ií]|sim|enabled|always)$/i.test(value)) return "true"
  return /^(false|no|off|n|0|nein|nee|aus|non|n[aã]o|disabled|never|none)$/i.test(value)
    ? "false"
    : undefined
}

/** @returns the line with a group of fields: the text in the first field that takes it, and what else is required */
function groupHint(wrong: WrongType, range: Range): string | undefined {
  const { schema, data, text, path, value } = wrong
  const group = schemaAt(schema, data, path)
  const fields = Object.entries((group && shapeOf(group)) ?? {}).filter(([name]) => name !== "id")
  const isTaken = ([, field]: [string, Schema]) => (field as z.ZodType).safeParse(value).success
  const required = fields.filter(([, field]) => isRequired(field))
  const main = required.find(isTaken) ?? fields.find(isTaken)
  if (typeof value !== "string" || !main) return undefined
  const names = new Set([main[0], ...required.map(([name]) => name)])
  // An empty text is refused, so that the owner writes it.
  const written = [...names].map((name) => `${name}: ${yamlText(name === main[0] ? value : "")}`)
  const id = group && shapeOf(group)?.id
  const all = id && isRequired(id) ? [`id: ${yamlText(toSlug(value))}`, ...written] : written
  const line = lineWithValue(text, range, `{ ${all.join(", ")} }`)
  return names.size > 1 ? line.replace(/^Write /, "Fill in what is empty: ") : line
}

/** @returns the line with brackets, if the value is a row of words with commas, as in `a, b` */
function bracketHint({ text, value, document, path }: WrongType, range: Range): string | undefined {
  const node = document.getIn(path, true)
  if (typeof value !== "string" || !isScalar(node) || node.type !== "PLAIN") return undefined
  const words = value.split(/\s*,\s*/)
  const isRow = words.length > 1 && words.every((word) => /^[\w+./-]+( [\w+./-]+){0,2}$/.test(word))
  return isRow && !/[.!?]$/.test(value)
    ? lineWithValue(text, range, `[${words.join(", ")}]`)
    : undefined
}

/** Describes how to make items of a text, or of fields, that are given instead of a list. */
function listHint({ text, value, schema, data, path }: WrongType, [start, end]: Range): string {
  const list = schemaAt(schema, data, path)
  const element = list && elementOf(list)
  const firstLine = restOfLine(text, start)
  const isOnOwnLine = firstOnLine(text, start) === start
  if (typeof value === "object") {
    const [name = ""] = Object.keys(value ?? {})
    const item = element && kindNamedLike(name, element)
    if (item) return `Each needs an item of its own, as in - ${item.field}: ${item.kind}`
    if (firstLine.startsWith("{")) return "Use [ and ] in place of { and }."
    return "Put a dash and a space before the first field of each item."
  }
  if (/^[|>]/.test(firstLine)) return `Delete the ${firstLine.charAt(0)} after the colon.`
  if (!isOnOwnLine) return `Put it on the next line, after a dash: - ${valueOnLine(text, start)}`
  const each = isSameLine(text, start, end) ? "it" : "each item"
  return `Put a dash and a space before ${each}. Write ${toItem(withoutComment(firstLine))}`
}

/** @returns the line with its value in quotes; if that would be invalid too, the rule's suggestion */
function textHint(wrong: WrongType, range: Range): string | undefined {
  const [start] = range
  const { schema, data, document, text, path, value } = wrong
  const field = schemaAt(schema, data, path) as z.ZodType | undefined
  if (Array.isArray(value)) {
    const joined = value.join(", ")
    const isText = value.length > 0 && value.every((item) => typeof item === "string")
    if (!isText || !field?.safeParse(joined).success) return undefined
    if (value.length > 1) return "Keep one of them, or make one text of them."
    return `Write ${String(path.at(-1))}: ${yamlText(joined)}`
  }
  const whole = wholeName(value)
  if (whole) return `Write ${String(path.at(-1))}: ${yamlText(whole)}`
  if (typeof value === "object") {
    const node = document.getIn(path, true)
    const isOneLine = isMap(node) && isSameLine(text, start, (node.range?.[1] ?? start) - 1)
    return isOneLine && node.flow !== true ? lineWithText(text, start) : undefined
  }
  const issue = field?.safeParse(text.slice(...range)).error?.issues[0]
  const diagnostic = issue?.code === "custom" ? (issue.params as Finding) : undefined
  const isField = typeof path.at(-1) === "string"
  if (!diagnostic && typeof value === "boolean" && isField) return "Put a text in its place."
  if (!diagnostic) return lineWithText(text, range)
  if (diagnostic.suggestion !== undefined) return lineWithText(text, range, diagnostic.suggestion)
  return diagnostic.expected && `Write ${diagnostic.expected}.`
}
