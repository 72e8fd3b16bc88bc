/**
 * Finds lines that YAML joins to the text above them, because their dash or their colon is missing.
 * YAML reads the lines of '- Led a team.' and '  Built an API.' as one text.
 */
import type { Finding, Range } from "../diagnostics"
import { elementOf, isForPeople, schemaAt, shapeAt, valueAt } from "../schemas/introspection"
import { notesFor } from "../tree/walk"
import { quote } from "../wording"
import {
  columnOf,
  flowOf,
  inColumn,
  type Line,
  lineRange,
  linesIn,
  linesInWords,
  lineWithText,
  spaces,
} from "./lines"
import { findPlainTexts, type PlainText } from "./plain-texts"
import type { CheckedFile } from "./yaml-document"

/** What people write in place of a dash and a space. A line of prose does not start so. */
export const BULLET =
  /^(?:[•‣▪◦·●\uf000-\uf0ff*+–—]\s+|-+\s+|[•‣▪◦·●\uf000-\uf0ff]|-(?=[\p{L}"'])|\d{1,2}[.)]\s+)(?=\S)/u

/** A sign before an amount, as in '- 5 %'. */
const AMOUNT = /^[-–+]\s*\d[\d.,]*\s*(?:[%°$€]|\p{L}{1,2}\b|$)/u

const isItem = (line: string) => BULLET.test(line) && !AMOUNT.test(line)

/** A line that ends before this column could have had more words, so a new line is a new item. */
const MIN_WRAP_COLUMN = 60

/** @returns the text as an item of a list, in quotes if it needs them and has none, as in `- Led a team.` */
export function toItem(line: string): string {
  const item = line.replace(BULLET, "")
  if (/^(?:'(?:[^']|'')*'|"(?:[^"\\]|\\.)*")$/.test(item)) return `- ${item}`
  return `- ${flowOf(item)}`
}

/** @returns a warning for each text with such lines, or an error if a required field is missing then */
export function findJoinedLines(checked: CheckedFile): Finding[] {
  const { text, document, schema, data } = checked
  const plainTexts = findPlainTexts(document).flatMap((plain): Finding[] => {
    const [first, ...others] = linesIn(text, plain.range)
    if (!first || others.length === 0) return []
    const expected = schemaAt(schema, data, plain.path)
    if (!expected || elementOf(expected)) return []
    return (
      describeMissingColon(checked, plain, others) ??
      describeMissingDash(text, plain, [first, ...others])
    )
  })
  return [
    ...plainTexts,
    ...findPlainTexts(document, false).flatMap((each) => describeJoinedList(checked, each)),
  ]
}

/** What may begin a line of prose, too. */
const DOUBTFUL = /^(?:[–—+]\s|\d)/

/** Describes a list or paragraphs in quotes or after | or >, which the site shows on one line. */
function describeJoinedList(
  { text, schema, data }: CheckedFile,
  { path, value, range, isBulleted }: PlainText,
): Finding[] {
  const expected = schemaAt(schema, data, path)
  if (!expected || !isForPeople(notesFor(expected, value))) return []
  const [start] = range
  const end = start + text.slice(...range).trimEnd().length
  const source = text.slice(start, end).replace(/^(?:[|>][^\n]*|["'])|["']$/g, "")
  for (const written of [value, source]) {
    const lines = written.match(/\S.*/g)?.map((line) => line.trim()) ?? []
    const marked = lines.filter(isItem)
    const isList =
      marked.length > 1 || marked.some((line) => line !== lines[0] && !DOUBTFUL.test(line))
    const last = /\n\s*\n\s*(\S.*)/.exec(written.trim())?.[1]?.trim()
    const first = isList ? marked[0] : last
    if (lines.length < 2 || first === undefined) continue
    const items = lines.map((line) => (isItem(line) ? line.replace(BULLET, "") : line))
    const whole = items.join(isList ? "; " : " ").replace(/(?<=[.;:,!?…]);/g, "")
    const hint = isBulleted
      ? `If they are items of the list, write each on a line of its own: ${items.map(toItem).join(", ")}`
      : lineWithText(text, [start, end], whole)
    const message = `The site shows this text on one line, so its lines join: ${quote(lines.join(" "))}.`
    const at = text.slice(0, end).indexOf(first, start)
    const found: Range = at < 0 ? [start, end] : [at, at + first.length]
    return [{ path, range: found, code: "joined-lines", message, hint }]
  }
  return []
}

/** Describes a line such as `startDate 'Apr 2023'` that joins the value of the field before it. */
function describeMissingColon(
  { text: source, schema, data }: CheckedFile,
  { path, range: [start] }: PlainText,
  lines: readonly Line[],
): Finding[] | undefined {
  const parent = path.slice(0, -1)
  const shape = shapeAt(schema, data, parent)
  for (const { text, range } of lines) {
    const { name, value } = withoutColon(text) ?? {}
    if (name === undefined || !Object.hasOwn(shape, name)) continue
    if (valueAt(data, [...parent, name]) !== undefined) continue
    const message = `The field ${quote(name)} has no colon, so its line joins the text above it.`
    const before = source.slice(lineRange(source, start)[0], start)
    const indent = /^\s*(?:- +)*/.exec(before)?.[0].length ?? 0
    const hint = `Write with ${spaces(indent)} before it: ${name}: ${value}`.trimEnd()
    return [{ path: [...parent, name], range, code: "joined-lines", message, hint }]
  }
  return undefined
}

/** @returns the parts of a line such as `startDate 'Apr 2023'` or `roles`, which has no colon */
function withoutColon(line: string): { name: string; value: string } | undefined {
  const [, name, value] = /^(\w+)(?:\s*[=;]\s*|\s+(?=["'[{‘“])|$)(.*)$/.exec(line) ?? []
  return name === undefined || value === undefined ? undefined : { name, value }
}

function describeMissingDash(
  text: string,
  { path, range: [start], isBulleted }: PlainText,
  lines: readonly Line[],
): Finding[] {
  const joined = lines.filter(
    (line, index) =>
      index > 0 && (isItem(line.text) || (isBulleted && isNewItem(text, lines, index))),
  )
  const [first, ...others] = joined
  if (!first) return []
  const starts = others.map(({ range }) => range[0])
  const verb = starts.length > 1 ? "do" : "does"
  const more =
    starts.length > 0 ? ` ${linesInWords(text, starts).replace(/^l/, "L")} ${verb} too.` : ""
  const dash = columnOf(text, text.lastIndexOf("-", start))
  const hint = isBulleted
    ? "If it continues the text above, put the whole text in quotes. If it is a new item, put a dash and a space before it, below the dash above."
    : "If it is no list, put the whole text in quotes. If it is one, put each item on its own line, after a dash and a space."
  const item = { ...first, text: toItem(first.text) }
  const line = `write with ${spaces(dash)} before it: ${item.text}`
  const added = { ...inColumn(item, dash), hint: hint.replace(/put a dash.*$/, line) }
  const above = linesIn(text, lineRange(text, start)).map((each) => inColumn(each, first.indent))
  const fixes = isBulleted ? [added, ...above] : []
  const message = `This line joins the text above it: ${quote(`…${endOf(lines, first)} ${first.text}`)}.${more}`
  return [{ path, range: first.range, code: "joined-lines", message, hint, fixes }]
}

/** @returns whether the line looks like a new item: the text above it ends, or had space for a word */
function isNewItem(text: string, lines: readonly Line[], index: number): boolean {
  const [above, line] = [lines[index - 1], lines[index]]
  if (!above || !line) return false
  const isSentence =
    /[.!?…。！？][)"'”’»]?$/.test(above.text) && /^["'“‘«(]?[\p{Lu}\p{Lo}\p{N}]/u.test(line.text)
  const column = columnOf(text, above.range[1])
  const word = line.text.split(/\s/)[0]?.length ?? 0
  return isSentence || column + 1 + word < MIN_WRAP_COLUMN
}

function endOf(lines: readonly Line[], line: Line): string {
  return lines[lines.indexOf(line) - 1]?.text.split(/\s+/).slice(-3).join(" ") ?? ""
}
