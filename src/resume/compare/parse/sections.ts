/** Splits the lines of a résumé into sections, and a section into one part for each role. */
import { containsDates } from "../../formats/dates-in-text"
import { isUsualHeading, kindOf } from "../../formats/heading-words"
import { BULLET, type Line, type Run, textOf } from "./read-lines"

export type ParsedSection = { title: string; left: number; lines: Line[] }

/** How far right of its heading a line of a section may start, in points. */
const INDENT = 15

/**
 * How a parser reads. One that sees the `layout` knows columns, gaps and bold letters, as OpenResume does. One
 * that reads `lines` knows the text alone, one line after the other, with blank lines.
 */
export type Reader = "layout" | "lines"

/**
 * A heading is alone on its line, bold and in capitals. If no line is, it is a usual heading. A line belongs
 * to the last heading above its left edge, because the content stream goes from one column to the other. For
 * a reader of lines, a heading is a usual one, and a line belongs to the heading before it in the stream.
 *
 * @returns the lines above all headings with the title "", then the lines below each heading
 */
export function toSections(
  lines: readonly Line[],
  reader: Reader,
): [head: ParsedSection, ...rest: ParsedSection[]] {
  const seesColumns = reader === "layout"
  const hasCapitals = seesColumns && lines.slice(1).some(isBoldInCapitals)
  const isHeading = hasCapitals ? isBoldInCapitals : seesColumns ? isUsual : isShortHeading
  const head: ParsedSection = { title: "", left: 0, lines: [] }
  const rest: ParsedSection[] = []
  for (const [index, line] of lines.entries()) {
    const { text = "", left = 0 } = line[0] ?? {}
    // The first line is the name.
    if (index > 0 && isHeading(line)) rest.push({ title: text.trim(), left, lines: [] })
    else {
      const own = rest.findLast(
        (column) => seesColumns && left > column.left - 3 && left < column.left + INDENT,
      )
      const section = own ?? rest.at(-1) ?? head
      section.lines.push(line)
    }
  }
  return [head, ...rest]
}

/** Chinese, Japanese and Korean letters have no case. */
const isBoldInCapitals = ([first, second]: Line) =>
  first?.isBold &&
  !second &&
  first.text === first.text.toUpperCase() &&
  (/\p{Lu}/u.test(first.text) || isUsualHeading(first.text))

const isUsual = ([first, second]: Line) =>
  first !== undefined && !second && isUsualHeading(first.text)

/** At most three words, one of them usual. */
const isShortHeading = (line: Line) =>
  /^\p{L}[\p{L}\p{M}&]*(?: [\p{L}\p{M}&]+){0,2}$/u.test(textOf(line)) &&
  (isUsual(line) || kindOf(textOf(line)) !== undefined)

/** A role, or another entry, with what stands below it. */
export type Part = {
  head: Line[]
  details: string[]
  /** Whether another role stands between this one and the line that names the company. */
  isBelowOther: boolean
}

/** A line whose distance to the line above is larger than this starts an entry. */
const GAP_OF_ENTRIES = 1.4

/**
 * @returns one part for each role. A gap starts one. Below a part with dates or details, a bold line or the top
 *   of a page does. Dates do if the part has some.
 */
export function toParts(lines: readonly Line[]): Part[] {
  const gaps = lines.slice(1).map((line, index) => distanceBetween(lines[index], line))
  const usual = mostFrequent(gaps.filter((gap) => gap > 0))
  const parts: Part[] = []
  let bulletLeft = 0
  for (const [index, line] of lines.entries()) {
    const above = lines[index - 1]
    const [first, ...others] = line as [Run, ...Run[]]
    const part = parts.at(-1)
    const isAfterGap = distanceBetween(above, line) > GAP_OF_ENTRIES * usual
    const hasDates = part?.head.some(containsDates) ?? false
    const isFull = hasDates || Boolean(part?.details.length)
    const isBoldStart = first.isBold && !above?.[0]?.isBold && isFull
    const isAtTop = isHigher(line, above) && isFull
    if (part && first.text === BULLET) {
      part.details.push(textOf(others))
      bulletLeft = first.left
    } else if (part?.details.length && first.left > bulletLeft + 2 && !isAfterGap)
      part.details.push(`${part.details.pop()} ${textOf(line)}`)
    else if (!part || isAfterGap || isBoldStart || isAtTop) parts.push(startPart(line))
    else if (hasDates && containsDates(line)) parts.push({ ...startPart(line), isBelowOther: true })
    else if (part.details.length === 0) part.head.push(line)
  }
  return parts
}

/** A line with this many words is no title and no company. */
const WORDS_OF_TEXT = 8

/** @returns one part for each block of lines; a blank line or the top of a page or of a column starts one */
export function toBlocks(lines: readonly Line[]): Part[] {
  const parts: Part[] = []
  for (const [index, line] of lines.entries()) {
    const part = parts.at(-1)
    const above = lines[index - 1]
    const text = textOf(line)
    if (!part || line[0]?.isAfterBlank || isHigher(line, above)) parts.push(startPart(line))
    else if (line[0]?.text === BULLET) part.details.push(textOf(line.slice(1)))
    else if (part.details.length > 0) part.details.push(`${part.details.pop()} ${text}`)
    else if (!containsDates(line) && text.split(/\s+/).length >= WORDS_OF_TEXT)
      part.details.push(text)
    else part.head.push(line)
  }
  return parts
}

/** The first line of a section may have a bullet. */
function startPart(line: Line): Part {
  const [first, ...others] = line
  return first?.text === BULLET
    ? { head: [], details: [textOf(others)], isBelowOther: false }
    : { head: [line], details: [], isBelowOther: false }
}

/** The line stands at the top of a page or of a column. */
const isHigher = (line: Line, above: Line | undefined) =>
  above !== undefined && distanceBetween(above, line) < 0

const distanceBetween = (above: Line | undefined, line: Line) =>
  Math.round((above?.[0]?.bottom ?? 0) - (line[0]?.bottom ?? 0))

function mostFrequent(numbers: readonly number[]): number {
  const counts = new Map<number, number>()
  for (const each of numbers) counts.set(each, (counts.get(each) ?? 0) + 1)
  return [...counts].toSorted(([, one], [, other]) => other - one)[0]?.[0] ?? 0
}
