/** Splits lines into sections by their headings, and a section into entries by gaps or bold titles. */
import { BULLET, type Line } from "./read-lines"

/** A line whose distance to the line above is larger than this starts a new entry. */
const GAP_OF_ENTRIES = 1.4

/** The words of usual headings, for a PDF whose headings are not in capitals. */
const USUAL_HEADING =
  /^(?:(?:work|professional|technical|other|key)\s+)?(?:experience|employment|history|skills|education|projects|summary|objective|certificates|certifications|languages|publications|awards|interests|references)$/i

export type TitledLines = [title: string, lines: Line[]]

/**
 * @returns the lines above all headings with the title "", then the lines below each heading. A heading
 *   is bold and in capitals. If no line is, it is a usual heading.
 */
export function toSections(lines: readonly Line[]): [head: TitledLines, ...rest: TitledLines[]] {
  const isHeading = lines.slice(1).some(isBoldInCapitals) ? isBoldInCapitals : isUsualHeading
  const head: TitledLines = ["", []]
  const rest: TitledLines[] = []
  for (const line of lines) {
    if (isHeading(line)) rest.push([line[0]?.text ?? "", []])
    else (rest.at(-1) ?? head)[1].push(line)
  }
  return [head, ...rest]
}

const isBoldInCapitals = ([first, second]: Line) =>
  Boolean(first?.isBold && !second && /\p{L}/u.test(first.text)) &&
  first?.text === first?.text.toUpperCase()

const isUsualHeading = ([first, second]: Line) =>
  first !== undefined && !second && USUAL_HEADING.test(first.text.trim().replace(/:$/, ""))

/** @returns the lines of each entry of a section; the first lines, without bullets, are its head */
export function toEntries(lines: readonly Line[]): { head: string[]; details: string[] }[] {
  const distances = lines.slice(1).map((line, index) => distanceBetween(lines[index], line))
  const usual = mostFrequent(distances)
  const byGap = split(lines, (line, above) => distanceBetween(above, line) > GAP_OF_ENTRIES * usual)
  const groups =
    byGap.length > 1
      ? byGap
      : split(lines, ([first], [above]) => Boolean(first?.isBold) && !above?.isBold)
  return groups.map((group) => {
    const firstBullet = group.findIndex(([first]) => first?.text === BULLET)
    const end = firstBullet < 0 ? group.length : firstBullet
    const texts = (part: Line[]) => part.flat().map(({ text }) => text)
    return { head: texts(group.slice(0, end)), details: texts(group.slice(end)) }
  })
}

const distanceBetween = (above: Line | undefined, line: Line) =>
  Math.round((above?.[0]?.bottom ?? 0) - (line[0]?.bottom ?? 0))

function split(
  lines: readonly Line[],
  startsEntry: (line: Line, above: Line) => boolean,
): Line[][] {
  const groups: Line[][] = []
  for (const [index, line] of lines.entries()) {
    const above = lines[index - 1]
    const group = groups.at(-1)
    if (!above || !group || startsEntry(line, above)) groups.push([line])
    else group.push(line)
  }
  return groups
}

function mostFrequent(numbers: readonly number[]): number {
  const counts = new Map<number, number>()
  for (const each of numbers) counts.set(each, (counts.get(each) ?? 0) + 1)
  return [...counts].toSorted(([, one], [, other]) => other - one)[0]?.[0] ?? 0
}
