/** Describes values of the wrong type. The hint is the first spelling of what was meant that the schema accepts. */
import { isMap, isScalar, parse } from "yaml"
import type { z } from "zod"
import { quotedCommand } from "../../lib/command"
import { isLanguageCode, languageNamed } from "../../lib/language-codes"
import { wholeName } from "../../lib/people/name-parts"
import type { DataPath, Finding, Fix, Range } from "../diagnostics"
import {
  choicesIn,
  elementOf,
  isRequired,
  notesOf,
  schemaAt,
  shapeOf,
} from "../schemas/introspection"
import { allOf, quote, yamlText } from "../wording"
import {
  commentedItem,
  firstOnLine,
  inColumn,
  isSameLine,
  linesNear,
  lineWithText,
  lineWithValue,
  restOfLine,
  spaces,
  valueOnLine,
  withoutComment,
} from "../yaml/lines"
import { QUOTE_THE_TEXT, toItem } from "../yaml/misread-texts"
import { valueRange } from "../yaml/positions"
import { columnFixes } from "../yaml/syntax-errors"
import type { CheckedFile } from "../yaml/yaml-document"
import { expectedField, orWithoutItem } from "./expected-field"
import { kindNamedLike } from "./synonyms"

/** A value that the field does not take: `expected` is zod's name of the type that it takes. */
type WrongType = CheckedFile & { path: DataPath; expected: string; value: unknown }

/** The same with what the hints need: the field, and the value as the file has it. */
type WrongValue = WrongType & { field: z.ZodType | undefined; range: Range; source: string }

/** zod's name of a type → its name in messages, and how to write such a value. */
const TYPES: Readonly<Record<string, readonly [name: string, syntax?: string]>> = {
  string: ["text"],
  number: ["a whole number"],
  int: ["a whole number"],
  boolean: ["true or false"],
  array: ["a list", "a list, with each item on its own line after a dash"],
  object: ["a group of fields", "fields, each on its own line with a name and a colon"],
}

/** @returns a finding about a value that is absent or of another type; its hint is the likely cause */
export function describeWrongType(wrong: WrongType): Finding {
  const { document, text, path, value, schema, data } = wrong
  const name =
    path.length > 0 ? quote(path.findLast((step) => typeof step === "string")) : "The file"
  const subject = typeof path.at(-1) === "number" ? `An item of ${name}` : name
  const field = schemaAt(schema, data, path) as z.ZodType | undefined
  const range = valueRange(document, path)
  const source = range && isScalar(document.getIn(path, true)) ? text.slice(...range) : ""
  const hint = range && hintFor({ ...wrong, field, range, source })
  const fixes = range ? fixesFor({ ...wrong, field, range, source }) : []
  if (value === null || value === undefined) {
    const message = `${subject} has no value${source === "" ? "" : `: YAML reads ${quote(source)} as no value`}.`
    const expected = subject === name ? expectedField(schema, data, path) : undefined
    return { code: "no-value", message, expected, hint }
  }
  const [type, syntax] = TYPES[wrong.expected] ?? [wrong.expected]
  // As 1.10, which is 1.1.
  const isOther = typeof value === "number" && source !== "" && source !== String(value)
  const reason = isOther ? `: YAML reads ${quote(source)} as ${value}` : ""
  const message = `${subject} is ${describeType(value)}, not ${type}${reason}.`
  const choices = choicesOf(field)
  const isList = wrong.expected === "array" && choices.length > 0
  const expected = isList ? `a list of one or more of ${allOf(choices)}` : syntax
  return { code: "wrong-type", message, expected, hint, fixes }
}

function describeType(value: unknown): string {
  if (typeof value === "string") return "text"
  if (typeof value === "number") return `the number ${value}`
  if (typeof value === "boolean") return `the boolean ${value}`
  return Array.isArray(value) ? "a list" : "a group of fields"
}

/** @returns the values of which the field takes a list */
function choicesOf(field: z.ZodType | undefined): readonly unknown[] {
  const element = field && elementOf(field)
  return element ? choicesIn(element) : []
}

function hintFor(wrong: WrongValue): string | undefined {
  const languages = isMap(wrong.document.getIn(wrong.path)) ? Object.keys(Object(wrong.value)) : []
  const [first, second = first] = languages
  if (first && languages.every(isLanguageCode) && languages.every(languageNamed) && first !== "id")
    return `Put the text of one language here, without ${first}:. translations/${second}.yaml has the other, which ${quotedCommand("translate", second)} begins.`
  for (const [value, hint] of spellingsOf(wrong))
    if (!wrong.field || wrong.field.safeParse(value).success) return hint
  return advise(wrong)
}

const YES = /^(true|yes|on|y|1|ja|an|ein|oui|s[ií]|sim|enabled|always)$/i

const NO = /^(false|no|off|n|0|nein|nee|aus|non|n[aã]o|disabled|never|none)$/i

/** A value that was probably meant, and the hint that says so. */
type Spelling = readonly [value: unknown, hint: string]

/** Yields the values for which the file shows a reason. Without a reason, each text could be quoted. */
function* spellingsOf(wrong: WrongValue): Generator<Spelling> {
  const { value, source, field, path, text, range, document } = wrong
  const [start] = range
  const name = String(path.at(-1))
  const write = (yaml: string, end = ""): Spelling => [
    parse(yaml),
    lineWithValue(text, range, yaml) + end,
  ]
  if (value === null || value === undefined) {
    // Without the line, every choice counts: the value would be public.
    if (choicesOf(field).length > 0) yield write("[]", " if none of them is meant.")
    if (source !== "") yield write(yamlText(source))
    const rest = withoutComment(restOfLine(text, start))
    if (rest.startsWith("#"))
      yield [rest, `Text after # is a comment. ${lineWithText(text, start, rest)}`]
    if (name === "endDate") yield write("''", " if it has not ended.")
    // Without its only field, a file is empty.
    if (path.length === 1 && Object.keys(shapeOf(wrong.schema) ?? {}).length === 1)
      yield write("[]", " if there are none.")
    return
  }
  const node = document.getIn(path, true)
  if (typeof value === "object") {
    const isTexts = Array.isArray(value) && value.every((item) => typeof item === "string")
    const one = wholeName(value) ?? (isTexts && value.length === 1 ? value[0] : undefined)
    if (one !== undefined && typeof path.at(-1) === "number") yield [one, `Write ${toItem(one)}`]
    if (one !== undefined) yield [one, `Write ${name}: ${yamlText(one)}`]
    if (isTexts && value.length > 1)
      yield [value.join(", "), "Keep one of them, or make one text of them."]
    // As in `- Tools: Kotlin`.
    const isOneLine = isMap(node) && isSameLine(text, start, (node.range?.[1] ?? start) - 1)
    if (isOneLine && !node.flow && !/["']$/.test(valueOnLine(text, start)))
      yield [valueOnLine(text, start), lineWithText(text, start)]
    return
  }
  const word = String(value)
  const [, digits] = /^(\d+)(?: ?[a-z]+)?$/i.exec(word) ?? [] // as in '12px'
  if (digits) yield write(digits)
  if (YES.test(word)) yield write("true")
  if (NO.test(word)) yield write("false")
  if (/\d,\d/.test(text.slice(start - 2, range[1] + 2))) yield [source, QUOTE_THE_TEXT]
  if (typeof value === "number" || typeof path.at(-1) === "number") yield write(yamlText(source))
  const { suggestion } = ruleOf(wrong) ?? {}
  if (suggestion !== undefined) yield write(yamlText(suggestion))
  const isSplit = isNames(field) || (isScalar(node) && node.type === "PLAIN")
  const words = isSplit ? word.split(isNames(field) ? AND : /\s*,\s*/) : [word]
  const isName = words.length < 2 || !isNames(field) ? /./ : /^(?!(?:\p{Lu}\.[\s-]?)+$).* /u
  const isShort = /^[\p{L}\d_+./][\p{L}\d_+./'’-]*( [\p{L}\d_+./'’-]+){0,2}$/u
  if (!/[.!?]$/.test(word) && words.every((each) => isShort.test(each) && isName.test(each)))
    yield write(`[${words.join(", ")}]`)
}

/** What stands between the names of people. */
const AND = /\s*[,;&]\s*(?:(?:and|und|et|y)\s+)?|\s+(?:and|und|et(?! al)|y)\s+/
function isNames(field: WrongValue["field"]): boolean {
  const item = field && elementOf(field)
  return item !== undefined && notesOf(item).translation === "name"
}

/** @returns what the field's own rule says about the value as the file has it */
function ruleOf({ field, source }: WrongValue): Finding | undefined {
  const issue = field?.safeParse(source).error?.issues[0]
  return issue?.code === "custom" ? (issue.params as Finding) : undefined
}

/** @returns what to do if no spelling of the value is right */
function advise(wrong: WrongValue): string | undefined {
  const { field, path, value, expected, text, range } = wrong
  const isItem = typeof path.at(-1) === "number"
  if (value === null || value === undefined) {
    if (isItem) return "Add a value after the dash, or delete the line."
    if (field && isRequired(field)) return orWithoutItem(field, path)
    return field && "Add a value, or delete the line."
  }
  if (expected === "array") {
    const isChoice = field && choicesOf(field).length > 0
    const [example] = (isChoice && notesOf(field).examples) || []
    return example === undefined
      ? adviseList(wrong)
      : `${lineWithValue(text, range, `[${example}]`)}, for example.`
  }
  if (expected === "object") return innerHint(wrong) ?? fieldsHint(wrong)
  if (expected !== "string" || typeof value === "object") return undefined
  const rule = ruleOf(wrong)
  if (!rule) return isItem ? undefined : "Put a text in its place."
  return rule.expected && `Write ${rule.expected}.`
}

/** @returns the field of a group that takes the value, as `list` takes a list of texts */
function innerHint({ field, value, path }: WrongValue): string | undefined {
  const inner = Object.entries((field && shapeOf(field)) ?? {}).find(
    ([, each]) => (each as z.ZodType).safeParse(value).success,
  )
  if (!inner || !Array.isArray(value)) return undefined
  if (path.length === 0) return `Put a line ${inner[0]}: above the list.`
  return `Put a line ${inner[0]}: below ${String(path.at(-1))}:, and indent the list further than that line.`
}

/** @returns the fields that the group needs */
function fieldsHint({ field }: WrongValue): string | undefined {
  const shape = (field && shapeOf(field)) ?? {}
  const required = Object.keys(shape).filter((name) => shape[name] && isRequired(shape[name]))
  return required.length > 0 ? `It needs ${allOf(required.map(quote))}.` : undefined
}

/** @returns how to make items of a text, or of fields, that are given instead of a list */
function adviseList({ text, value, field, range: [start] }: WrongValue): string {
  const element = field && elementOf(field)
  const firstLine = restOfLine(text, start)
  if (typeof value === "object") {
    const [name = ""] = Object.keys(value ?? {})
    const item = element && kindNamedLike(name, element)
    if (item) return `Each needs an item of its own, as in - ${item.field}: ${item.kind}`
    if (firstLine.startsWith("{")) return "Use [ and ] in place of { and }."
    return (
      commentedItem(text, start) ?? "Put a dash and a space before the first field of each item."
    )
  }
  if (/^[|>]/.test(firstLine)) return `Delete the ${firstLine.charAt(0)} after the colon.`
  if (isNames(field) && AND.test(String(value)))
    return "Put each name on a line of its own, after a dash and a space."
  if (firstOnLine(text, start) !== start)
    return `Put it on the next line, after a dash: - ${valueOnLine(text, start)}`
  return "Put a dash and a space before each item."
}

/** @returns the first line of a text as an item of a list, or an item in the list of another column */
function fixesFor({ text, value, path, expected, range: [start, end] }: WrongValue): Fix[] {
  const { lines, index } = linesNear(text, start)
  const line = lines[index]
  if (!line || typeof value !== "string") return []
  // The line above may be in the wrong column, too.
  if (expected === "object" && typeof path.at(-1) === "number")
    return lines
      .slice(Math.max(0, index - 1), index + 1)
      .flatMap((each) => columnFixes(lines, each))
  if (expected !== "array" || firstOnLine(text, start) !== start) return []
  const each = isSameLine(text, start, end) ? "it" : "each item"
  const item = { ...line, text: toItem(line.text) }
  return [line.indent, Math.max(0, line.indent - 2)].map((column) => {
    const where = column === line.indent ? "" : `with ${spaces(column)} before it: `
    const hint = `Put a dash and a space before ${each}. Write ${where}${item.text}`
    return { ...inColumn(item, column), hint }
  })
}
