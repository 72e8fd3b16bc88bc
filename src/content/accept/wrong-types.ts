/** Describes values of the wrong type. */
import { isMap, isScalar } from "yaml"
import type { z } from "zod"
import { withoutConfusables } from "../../lib/confusable-characters"
import type { DataPath, Finding, Range } from "../diagnostics"
import { choicesIn, elementOf, notesOf, schemaAt, valueAt } from "../schemas/introspection"
import { quote, yamlText } from "../wording"

import {
  firstOnLine,
  flowOf,
  isSameLine,
  lastBefore,
  lineWithText,
  lineWithValue,
  restOfLine,
  valueOnLine,
  withoutComment,
} from "../yaml/lines"
import { toItem } from "../yaml/misread-texts"
import { findRange, valueRange } from "../yaml/positions"
import type { CheckedFile } from "../yaml/yaml-document"
import { expectedAt } from "./expected-field"

/** zod's name of a type → its name in messages. */
const TYPES: Readonly<Record<string, string>> = {
  string: "text",
  number: "a whole number",
  int: "a whole number",
  boolean: "true or false",
  array: "a list",
  object: "a group of fields",
}

/**
 * @param type zod's name of the type that the field takes
 * @returns a finding about a value that is absent or of another type
 */
export function describeWrongType(checked: CheckedFile, path: DataPath, type: string): Finding {
  const { document, text, data } = checked
  const value = valueAt(data, path)
  const name =
    path.length > 0 ? quote(path.findLast((step) => typeof step === "string")) : "The file"
  const subject = typeof path.at(-1) === "number" ? `An item of ${name}` : name
  const range = valueRange(document, path)
  const source = range && isScalar(document.getIn(path, true)) ? text.slice(...range) : ""
  const rest = { expected: expectedAt(checked, path), hint: otherSpelling(checked, path) }
  if (value === null || value === undefined) {
    const reason = source === "" ? "" : `: YAML reads ${quote(source)} as no value`
    return { code: "no-value", message: `${subject} has no value${reason}.`, ...rest }
  }
  // As 1.10, which is 1.1.
  const isOther = typeof value === "number" && source !== "" && source !== String(value)
  const reason = isOther ? `: YAML reads ${quote(source)} as ${value}` : ""
  const message = `${subject} is ${typeOf(value)}, not ${TYPES[type] ?? type}${reason}.`
  return { code: "wrong-type", message, ...rest }
}

function typeOf(value: unknown): string {
  if (typeof value === "string") return "text"
  if (typeof value === "number") return `the number ${value}`
  if (typeof value === "boolean") return `the boolean ${value}`
  return Array.isArray(value) ? "a list" : "a group of fields"
}

/** What may stand between two items of a list that are written as one text. */
const BETWEEN_ITEMS = /[,;&|]|(?!^)•|\s(?:and|und|et|y)\s/i

/** A value, and how it is written. */
type Spelling = readonly [value: unknown, yaml: string]

/** @returns a hint with the line in the first spelling of its value that the schema of the field takes */
export function otherSpelling(checked: CheckedFile, path: DataPath): string | undefined {
  const { text, document, schema, data } = checked
  const field = schemaAt(schema, data, path) as z.ZodType | undefined
  const [value, range] = [valueAt(data, path), valueRange(document, path)]
  if (!field || !range) return undefined
  const [start, end] = range
  const takes = ([each, yaml]: Spelling) =>
    each !== value && !yaml.includes("\n") && field.safeParse(each).success
  const comment = withoutComment(restOfLine(text, start))
  if (value === null && comment.startsWith("#"))
    return takes([comment, comment])
      ? `Text after # is a comment. ${lineWithText(text, start, comment)}`
      : undefined
  const isItsLine = firstOnLine(text, start) === start
  const isOneLine = isSameLine(text, start, lastBefore(text, end))
  const node = document.getIn(path, true)
  const spellings =
    typeof value === "string"
      ? spellingsOfText(value, field, isItsLine).filter(() => isOneLine)
      : isScalar(node)
        ? inQuotes(text, range)
        : spellingsOfItems(
            isMap(node) && !node.flow && isOneLine ? valueOnLine(text, start) : "",
            value,
          )
  const found = spellings.find(takes)
  // A list of one text below its field is written beside it.
  const [, colon] = findRange(document, path, "key")
  const isBelow = typeof value === "object" && /^:\s*$/.test(text.slice(colon, start))
  return found && lineWithValue(text, [isBelow ? colon + 1 : start, end], found[1])
}

/** Text without quotes that YAML reads as another value, but not a part of an amount that a comma splits, as in [3,5 km]. */
function inQuotes(text: string, [start, end]: Range): Spelling[] {
  const source = text.slice(start, end)
  const isPart = /\d,\d/.test(text.slice(start - 2, end + 2))
  return /[\p{L}\d]/u.test(source) && !isPart ? [[source, yamlText(source)]] : []
}

/** A list of one text, or a text with a colon in it, which is a field on one line. */
function spellingsOfItems(line: string, value: unknown): Spelling[] {
  const [item = line, ...others] = Array.isArray(value) ? value : []
  const isText = typeof item === "string" && item !== "" && others.length === 0
  return isText && !/["']$/.test(line) ? [[item, yamlText(item)]] : []
}

function spellingsOfText(value: string, field: z.ZodType, isItsLine: boolean): Spelling[] {
  const plain = withoutConfusables(value)
  const element = elementOf(field)
  // A comma is no part of an id or of a choice, and neither is the one bracket of a list.
  const hasNoCommas =
    element && (choicesIn(element).length > 0 || notesOf(element).refersTo !== undefined)
  const items = hasNoCommas ? plain.replace(/^\[|\]$/g, "").split(/\s*,\s*/) : [plain]
  const isList = element && !items.some((item) => BETWEEN_ITEMS.test(item))
  const list = isItsLine && items.length === 1 ? toItem(plain) : flowOf(items)
  return [
    ...(/^\d+$/.test(plain) ? [[Number(plain), plain] as const] : []),
    ...(/^(?:true|false)$/i.test(plain) ? [[/^t/i.test(plain), plain.toLowerCase()] as const] : []),
    ...(isList ? [[items, list] as const] : []),
    [plain, yamlText(plain)],
  ]
}
