/** Finds how a value of the wrong type may have been meant. */
import { isMap, isScalar } from "yaml"
import type { z } from "zod"
import { withoutListMark } from "../../lib/one-line"
import { withoutConfusables } from "../confusable-characters"
import type { DataPath, Range } from "../diagnostics"
import { choicesIn, elementOf, notesOf, schemaAt, valueAt } from "../schemas/introspection"
import { yamlText } from "../wording"
import { flowOf, lineBefore, lineWithValue, restOfLine, withoutComment } from "../yaml/lines"
import { toItem } from "../yaml/misread-texts"
import { valueRange } from "../yaml/positions"
import type { CheckedFile } from "../yaml/yaml-document"

/** What may stand between two items of a list that are written as one text, or after the last one. */
const BETWEEN_ITEMS = /[,;&|]|(?!^)•|\s(?:and|und|et|y)\s|^[^[]*\]/i

/** A value, and how it is written. */
type Spelling = readonly [value: unknown, yaml: string]

/** @returns a hint with the line in the first spelling of its value that the schema of the field takes */
export function otherSpelling(checked: CheckedFile, path: DataPath): string | undefined {
  const { text, document, schema, data } = checked
  const field = schemaAt(schema, data, path) as z.ZodType | undefined
  const [value, range] = [valueAt(data, path), valueRange(document, path)]
  if (!field || !range) return undefined
  const spellings =
    typeof value === "string"
      ? spellingsOfText(text, value, field, range)
      : [withoutListMark(textIn(checked, path, range))].map(
          (each) => [each, yamlText(each)] as const,
        )
  const found = spellings.find(
    ([each, yaml]) =>
      each !== "" && each !== value && !yaml.includes("\n") && field.safeParse(each).success,
  )
  return found && lineWithValue(text, range, found[1])
}

/** @returns the text that was written as another value, as a comment, as a list of one or with a colon; '' if none was */
function textIn({ text, document, data }: CheckedFile, path: DataPath, range: Range): string {
  const [[start, end], value, node] = [range, valueAt(data, path), document.getIn(path, true)]
  if (isScalar(node)) {
    const comment = /^#.*/.exec(withoutComment(restOfLine(text, start))) ?? [""]
    const written = text.slice(start, end) || comment[0]
    // Not a part of an amount that a comma splits, as in [3,5 km].
    const isPart = /\d,\d/.test(text.slice(start - 2, end + 2))
    return /[\p{L}\d]/u.test(written) && !isPart ? written : ""
  }
  const [item, ...others] = Array.isArray(value) ? value : []
  if (typeof item === "string" && others.length === 0) return item
  const line = isMap(node) && !node.flow ? withoutComment(restOfLine(text, start)) : ""
  return /["']$/.test(line) ? "" : line
}

function spellingsOfText(text: string, value: string, field: z.ZodType, range: Range): Spelling[] {
  const plain = withoutConfusables(value)
  const read = plain.toLowerCase()
  const element = elementOf(field)
  // A comma is no part of an id or of a choice, and neither is the one bracket of a list.
  const isId = element && (choicesIn(element).length > 0 || notesOf(element).refersTo !== undefined)
  const items = isId ? plain.replace(/^\[|\]$/g, "").split(/\s*,\s*/) : [plain]
  const isItsLine = items.length === 1 && /^ *$/.test(lineBefore(text, range[0]))
  const isList = element && !items.some((item) => BETWEEN_ITEMS.test(item))
  return [
    ...(/^(?:0|[1-9]\d*|true|false)$/.test(read) ? [[JSON.parse(read), read] as const] : []),
    ...(isList ? [[items, isItsLine ? toItem(plain) : flowOf(items)] as const] : []),
    [plain, yamlText(plain)],
  ]
}
