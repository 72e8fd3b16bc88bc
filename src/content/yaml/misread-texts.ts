/** Finds what YAML reads in silence as something else than was written, so that only the site would show it. */
import { type Document, isMap, isScalar, isSeq } from "yaml"
import { nameOfSpace, ODD_SPACE, withoutSmartQuotes } from "../../lib/confusable-characters"
import type { DataPath, Finding, Fix, Range } from "../diagnostics"
import { elementOf, isForPeople, schemaAt, shapeAt, valueAt } from "../schemas/introspection"
import { notesFor, walk } from "../tree/walk"
import { quote } from "../wording"
import {
  asText,
  columnOf,
  firstOnLine,
  flowOf,
  inColumn,
  type Line,
  lineRange,
  linesIn,
  linesInWords,
  lineWithText,
  restOfLine,
  spaces,
  withoutComment,
} from "./lines"
import { findRange, rangeOf } from "./positions"
import type { CheckedFile, Stop } from "./yaml-document"

/** A text among the values. Without quotes, and not after | or >, it is plain. Its dash may be on a line of its own. */
type Text = { path: DataPath; value: string; range: Range; isPlain: boolean; hasDash: boolean }

function textsIn(node: unknown, path: DataPath = [], hasDash = false): Text[] {
  if (isMap(node))
    return node.items.flatMap(({ key, value }) =>
      isScalar(key) ? textsIn(value, [...path, String(key.value)]) : [],
    )
  if (isSeq(node))
    return node.items.flatMap((item, index) => textsIn(item, [...path, index], !node.flow))
  const range = rangeOf(node)
  if (!isScalar(node) || typeof node.value !== "string" || !range) return []
  return [{ path, value: node.value, range, isPlain: node.type === "PLAIN", hasDash }]
}

/** @returns what was written, if YAML reads the text as something else */
type Describe = (file: CheckedFile, text: Text, next: Text | undefined) => Finding | undefined

const keyOf = ({ path }: Finding) => JSON.stringify(path)

/** Finds what counts as not ended only because nobody wrote its end. An error in the file may be the cause. */
function findOpenEnds({ document, schema, data }: CheckedFile, valid: unknown): Finding[] {
  return [...walk(schema, valid)].flatMap(({ path, value }): Finding[] => {
    if (path.at(-1) !== "endDate" || value !== "" || valueAt(data, path) !== undefined) return []
    const item = path.slice(0, -1)
    const name = valueAt(data, [...item, "title"]) ?? valueAt(data, [...item, "break"])
    const message = `${quote(String(name))} has no endDate, so it counts as not ended.`
    const hint = "Add endDate: '' if it has not ended, or its end, as in endDate: 'Mar 2023'."
    const range = findRange(document, [...item, "startDate"], "value")
    return [{ path, range, code: "open-end", message, hint }]
  })
}

const describeSmartQuotes: Describe = ({ text }, { path, value, range, isPlain }) => {
  const inner = withoutSmartQuotes(value)
  if (!isPlain || inner === undefined) return undefined
  const message = `The quotes ${value.charAt(0)} and ${value.at(-1)} are a part of this text, because they are not straight.`
  const hint = "To show them, put single quotes around the text. Otherwise, "
  const line = lineWithText(text, range, inner).replace(/^W/, "w")
  const fixes = [{ range, write: asText(inner), hint: hint + line }]
  return { path, range, code: "smart-quotes", message, hint: `${hint}delete them.`, fixes }
}

/** A tab, a line end or a special space in double quotes, as in "C:\temp" and "C:\new". */
const ESCAPE = /^"(?:.*[^\\])?(?:\\[tLP_]|[A-Za-z]:\\[nr])/s

const describeEscape: Describe = ({ text }, { path, range }) => {
  if (!ESCAPE.test(text.slice(...range))) return undefined
  const message =
    "In double quotes, YAML reads a backslash and a letter as one character, such as a tab."
  const hint = "Double the backslash, or put the text in single quotes."
  return { path, range, code: "odd-text", message, hint }
}

const AMOUNT_OR_SENTENCE = /\d,\d|^\p{Lu}\S*\s+\S+\s.*[^\s.!?…]\s*,\s*\p{Ll}/su
const INITIALS = /,\s*(?:\p{Lu}\.[\s-]?)+$/u

/** More parts of a sentence. */
const GOES_ON = /^(?:\s*,\s*\p{Ll}[^,[\]{}"'#]*)*(?<!\s)/u

/** Describes two items within […] that were one text: an amount, a sentence, or a name and its initials. */
const describeSplitText: Describe = ({ text, schema, data }, each, next) => {
  if (!each.isPlain || !next?.isPlain) return undefined
  const { path } = each
  const [start, end] = [each.range[0], next.range[1]]
  const isSplit = /^\s*,\s*$/.test(text.slice(each.range[1], next.range[0]))
  const { inline, translation } = notesFor(schemaAt(schema, data, path) ?? schema, next.value)
  const pattern = translation === "name" ? INITIALS : AMOUNT_OR_SENTENCE
  if (!isSplit || !inline || !pattern.test(text.slice(start, end))) return undefined
  const [more = ""] = GOES_ON.exec(text.slice(end)) ?? []
  const range: Range = [start, end + more.length]
  const message = `A comma splits this text into items of its list: ${quote(text.slice(...range))}.`
  const hint =
    "If they are items, put each on a line of its own, after a dash. Otherwise, put the whole text in single quotes."
  return { path, range, code: "split-text", message, hint }
}

/** What people write in place of a dash and a space. A line of prose does not start so. */
export const BULLET =
  /^(?:[•‣▪◦·●\uf000-\uf0ff*+–—]\s+|-+\s+|[•‣▪◦·●\uf000-\uf0ff]|-(?=[\p{L}"'])|\d{1,2}[.)]\s+)(?=\S)/u

/** @returns the text as an item of a list, in quotes if it needs them and has none, as in `- Led a team.` */
export function toItem(line: string): string {
  const item = line.replace(BULLET, "")
  if (/^(?:'(?:[^']|'')*'|"(?:[^"\\]|\\.)*")$/.test(item)) return `- ${item}`
  return `- ${flowOf(item)}`
}

/** A sign before an amount, as in '- 5 %'. */
const SIGN = /^[-–+]\s*\d[\d.,]*\s*(?:[%°$€]|\p{L}{1,2}\b|$)/u

const isItem = ({ text }: Line) => BULLET.test(text) && !SIGN.test(text)

/** A line that ends before this column could have had more words, so a new line is a new item. */
const MIN_WRAP_COLUMN = 60

/** @returns whether the line looks like a new item: the text above it ends, or had space for a word */
function isNewItem(text: string, above: Line, { text: line }: Line): boolean {
  const isSentence =
    /[.!?…。！？][)"'”’»]?$/.test(above.text) && /^["'“‘«(]?[\p{Lu}\p{Lo}\p{N}]/u.test(line)
  return isSentence || columnOf(text, above.range[1]) + 1 + line.search(/\s|$/) < MIN_WRAP_COLUMN
}

/** @returns the lines as YAML or the site reads them, without quotes, | and >, at their places in the file */
function linesOf(text: string, { range, isPlain }: Text): Line[] {
  const [start] = range
  if (isPlain) return linesIn(text, range)
  // What is replaced keeps its length.
  const blank = (found: string) => " ".repeat(found.length)
  const source = text.slice(...range).trimEnd()
  const inner = source.replace(/^(?:[|>].*|["'])|["']$/g, blank)
  const read = source.startsWith('"') ? inner.replace(/(?<!\\)\\n/g, " \n") : inner
  return linesIn(text.slice(0, start) + read, [start, start + read.length])
}

/** An empty line, which may be an escape. */
const NEW_PARAGRAPH = /(?:\n|\\n)\s*(?:\n|\\n)/

const ITEMS_OR_ONE_LINE =
  "If they are items, put each on a line of its own, after a dash. Otherwise, put the whole text on one line."

/** Describes the first line of an item or a paragraph that the site shows as a part of the text above it. */
const describeJoinedLine: Describe = ({ text, schema, data }, each) => {
  const { path, range, isPlain, hasDash } = each
  const expected = schemaAt(schema, data, path)
  if (!/\n|\\n/.test(text.slice(...range)) || !expected || elementOf(expected)) return undefined
  if (!isPlain && !isForPeople(notesFor(expected, each.value))) return undefined
  const lines = linesOf(text, each)
  const isList = isPlain || lines.filter(isItem).length > 1
  const index = lines.findIndex((line, at) => {
    const above = lines[at - 1]
    if (!above) return false
    // One line of prose may begin so, too.
    if (isItem(line) && (isList || !/^(?:[–—+]\s|\d)/.test(line.text))) return true
    if (isPlain) return hasDash && isNewItem(text, above, line)
    return NEW_PARAGRAPH.test(text.slice(above.range[1], line.range[0]))
  })
  const [above, line] = [lines[index - 1], lines[index]]
  if (!above || !line) return undefined
  const last = above.text.split(/\s+/).slice(-3).join(" ")
  const message = `This line joins the text above it: ${quote(`…${last} ${line.text}`)}.`
  const found = { path, range: line.range, code: "joined-lines", message } as const
  if (!hasDash) return { ...found, hint: "Put the whole text on one line, in quotes." }
  if (!isPlain) return { ...found, hint: ITEMS_OR_ONE_LINE }
  const hint = "If it continues the text above, put the whole text in quotes. If it is a new item, "
  const advice = `${hint}put a dash and a space before it, below the dash above.`
  const moved = linesIn(text, lineRange(text, range[0])).map((one) => inColumn(one, line.indent))
  const column = columnOf(text, text.lastIndexOf("-", range[0]))
  const added = written(line, toItem(line.text), column, `${hint}write`)
  return { ...found, hint: advice, fixes: [added, ...moved] }
}

/** @returns the change that writes another line in a column */
function written(line: Line, write: string, column: number, hint: string): Fix {
  const place = `with ${spaces(column)} before it`
  return { ...inColumn({ ...line, text: write }, column), hint: `${hint} ${place}: ${write}` }
}

const WITHOUT_COLON = /^(\w+)(?:\s*[=;]\s*|\s+(?=["'[{‘“])|$)(.*)$/

/** Describes a line such as `startDate 'Apr 2023'` that joins the value of the field before it. */
const describeMissingColon: Describe = ({ text, schema, data }, { path, range, isPlain }) => {
  const parent = path.slice(0, -1)
  for (const line of isPlain ? linesIn(text, range).slice(1) : []) {
    const [, name = "", value = ""] = WITHOUT_COLON.exec(line.text) ?? []
    const isField = Object.hasOwn(shapeAt(schema, data, parent), name)
    if (!isField || valueAt(data, [...parent, name]) !== undefined) continue
    const message = `The field ${quote(name)} has no colon, so its line joins the text above it.`
    const hint = "Put a colon after its name, and begin it below the field above."
    const before = text.slice(lineRange(text, range[0])[0], range[0])
    const column = /^\s*(?:- +)*/.exec(before)?.[0].length ?? 0
    const fixes = [written(line, `${name}: ${value}`.trimEnd(), column, "Write")]
    const found = { path: [...parent, name], range: line.range, code: "joined-lines" } as const
    return { ...found, message, hint, fixes }
  }
  return undefined
}

/**
 * The end of a text that is probably no comment: `#1`, `#sales`, `#$5`, but not `# note` or `#---`; and
 * `# 1` after one space, because most people put more spaces before a comment.
 */
const CUT_TEXT = /^(?:\s+#[^\s#=*~_-]| # \d)/

/** @returns the place of what YAML reads as a comment after a plain text */
function findCut(text: string, { isPlain, range: [, end] }: Text): Range | undefined {
  if (!isPlain || !CUT_TEXT.test(restOfLine(text, end))) return undefined
  const start = text.indexOf("#", end)
  return [start, start + withoutComment(restOfLine(text, start), 2).length]
}

/** 'Ranked #1 in sales' gives 'Ranked'. */
const describeComment: Describe = ({ text }, each) => {
  const cut = findCut(text, each)
  if (!cut) return undefined
  const range: Range = [each.range[0], cut[1]]
  const value = text.slice(...range).replace(/\s*\n\s*/g, " ")
  const message = `YAML reads ${quote(text.slice(...cut))} as a comment, so the text ends before it.`
  const or = ", or put two spaces before # and one after it if it is a comment."
  const hint = `Put the whole text in single quotes${or}`
  const fixes = [{ range, write: asText(value), hint: lineWithText(text, range, value) + or }]
  return { path: each.path, range: cut, code: "text-or-comment", message, hint, fixes }
}

/** @returns the place of such a comment in the text that the line continues */
export function findCutText({ text, document, offset }: Stop): Range | undefined {
  const line = firstOnLine(text, offset)
  const above = textsIn(document.contents).findLast(({ range }) => range[1] < line)
  const cut = above && findCut(text, above)
  const isDirectlyAbove = cut && text.slice(lineRange(text, cut[0])[1], line).trim() === ""
  return isDirectlyAbove ? cut : undefined
}

/**
 * A field, then comments without a field of a contact item, and then `# visibleIn:`, if the next field is no
 * `visibleIn:`. The comment may also end the line of the field.
 */
const COMMENTED =
  /^([ \t-]*(?!visibleIn)\w+:.*?(?:\r?\n(?:[ \t]*#(?!.*\b(?:kind|value):).*\r?\n)*?)?(?<![ \t])[ \t]*)(#[ \t]*visibleIn:)(?!.*\r?\n(?:[ \t]*#.*\r?\n)*[ \t]*visibleIn:)/gm

/** Finds the most costly comment: without its `visibleIn:`, and with none below, a contact value is public. */
const findCommentedVisibleIn = (text: string) =>
  [...text.matchAll(COMMENTED)].map(({ 1: above = "", 2: cut = "", index }): Finding => {
    const message = `YAML reads ${quote(cut)} as a comment, so every format shows the value of the item.`
    const hint = "Delete the # before each line of it, or the lines."
    const start = index + above.length
    return { range: [start, start + cut.length], code: "public-value", message, hint }
  })

/** Of one text, the first that applies is reported. */
const MISREADINGS: readonly Describe[] = [
  describeComment,
  describeMissingColon,
  describeJoinedLine,
  describeSplitText,
  describeEscape,
  describeSmartQuotes,
]

/**
 * @param valid the data with its default values; undefined if the file has an error
 * @param errors the errors in the values
 * @returns the errors, and at most one finding for each text. Each mistake is told once: a field may be missing because
 *   its line joins the text above it, and a date in typographic quotes is no date
 */
export function addMisreadTexts(
  checked: CheckedFile,
  valid: unknown,
  errors: readonly Finding[],
): Finding[] {
  const texts = textsIn(checked.document.contents)
  const found = texts.flatMap((each, index) =>
    MISREADINGS.flatMap((describe) => describe(checked, each, texts[index + 1]) ?? []).slice(0, 1),
  )
  // An end without a colon joins the text above it, and is missing.
  const all = [...findOpenEnds(checked, valid), ...found]
  const misread = new Map(all.map((each) => [keyOf(each), each]))
  const explained = errors.map((error): Finding => {
    const cause = misread.get(keyOf(error))
    if (!cause) return error
    const isMissing = error.code === "missing-field"
    // A text that cannot stand there joins lines that belong elsewhere, too.
    misread.set(keyOf(error), { ...cause, fixes: [] })
    if (isMissing || cause.code === "smart-quotes") misread.delete(keyOf(error))
    return isMissing ? { ...error, ...cause, code: error.code } : error
  })
  return [...explained, ...misread.values(), ...findCommentedVisibleIn(checked.text)]
}

const ODD = ODD_SPACE.source

/**
 * Finds special spaces where YAML needs normal ones: in the indentation, after a dash, a field's colon or a quote.
 * They look like spaces, but YAML reads them as letters.
 * @param names the names of all fields of the file
 * @returns one error for all of them, at the first one
 */
export function findOddSpaces(
  text: string,
  document: Document.Parsed,
  names: Iterable<string>,
): Finding[] {
  if (!ODD_SPACE.test(text)) return []
  const quoted = textsIn(document.contents).filter(({ isPlain }) => !isPlain)
  const start = `[ \\t]*(?:-[ \\t]+)*(?:-|(?:${[...names].join("|")}):)?(?=${ODD})`
  const afterQuote = `(?:[^"'\\n]*:|[ \\t]*-) +(["']).*\\1(?=${ODD}+$)`
  const places = [...text.matchAll(new RegExp(`^(?:${start}|${afterQuote})`, "gm"))]
    .map(({ 0: before, index }) => index + before.length)
    .filter((at) => !quoted.some(({ range }) => range[0] < at && at < range[1]))
  const [first] = places
  if (first === undefined) return []
  const lines = places.length > 1 ? linesInWords(text, places) : "this line"
  const message = `This character is a ${nameOfSpace(text.charAt(first))}, which YAML does not read as a space.`
  const hint = `Delete the special spaces in ${lines}, and type normal ones. They come from copied text, or from Option+Space on a Mac.`
  return [{ range: [first, first + 1], code: "odd-space", message, hint }]
}
