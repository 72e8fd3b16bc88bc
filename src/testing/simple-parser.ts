/**
 * Reads a PDF as a simple résumé parser does: text items with positions become lines, from left to
 * right and from top to bottom, and a section becomes entries by gaps or by bold titles. OpenResume
 * describes this method: https://www.open-resume.com/resume-parser
 */

/** Text without a gap in it, such as a title or a date. */
export type Run = { text: string; isBold: boolean; left: number; right: number; bottom: number }

export type Line = Run[]

/** A line whose distance to the line above is larger than this starts a new entry. */
const GAP_OF_ENTRIES = 1.4

const BULLET = "•"

type Item = { str: string; width: number; fontName: string; transform: number[] }

/** @returns the lines of all pages, one after the other */
export async function readLines(bytes: Uint8Array): Promise<Line[]> {
  const { getDocument } = await import("pdfjs-dist/legacy/build/pdf.mjs")
  const task = getDocument({ data: new Uint8Array(bytes), verbosity: 0 })
  const pdf = await task.promise
  const lines: Line[] = []
  for (let number = 1; number <= pdf.numPages; number++) {
    const page = await pdf.getPage(number)
    await page.getOperatorList() // loads the fonts
    const { items } = await page.getTextContent()
    const runs = (items as Item[])
      .filter(({ str }) => str.trim() !== "")
      .map(({ str, width, fontName, transform: [, , , , left = 0, bottom = 0] }) => {
        const font = page.commonObjs.get(fontName) as { name: string }
        return { text: str, isBold: font.name.includes("Bold"), left, right: left + width, bottom }
      })
    lines.push(...toLines(runs))
  }
  await task.destroy()
  return lines
}

/** Groups runs by their distance from the bottom, and joins runs that are about a letter apart. */
function toLines(runs: readonly Run[]): Line[] {
  const sorted = runs.toSorted((one, other) => other.bottom - one.bottom || one.left - other.left)
  const lines: Line[] = []
  for (const run of sorted) {
    const line = lines.at(-1)
    if (line && Math.abs((line[0]?.bottom ?? 0) - run.bottom) < 2) line.push(run)
    else lines.push([run])
  }
  const letters = runs.reduce((sum, { text }) => sum + text.length, 0)
  const letterWidth = runs.reduce((sum, { left, right }) => sum + right - left, 0) / letters
  return lines.map((line) => joinNeighbors(line, letterWidth))
}

function joinNeighbors(line: Line, letterWidth: number): Line {
  const joined: Line = []
  for (const run of line.toSorted((one, other) => one.left - other.left)) {
    const last = joined.at(-1)
    const distance = run.left - (last?.right ?? Number.NEGATIVE_INFINITY)
    if (!last || last.text === BULLET || distance > letterWidth) joined.push({ ...run })
    else
      Object.assign(last, {
        text: last.text + (distance > 0.1 * letterWidth ? " " : "") + run.text,
        right: run.right,
      })
  }
  return joined
}

/** @returns the lines below each heading, which is bold and in capitals; those above all under "" */
export function toSections(lines: readonly Line[]): Map<string, Line[]> {
  const sections = new Map<string, Line[]>([["", []]])
  let current = ""
  for (const line of lines) {
    const [first, second] = line
    const isHeading =
      first?.isBold &&
      !second &&
      /\p{L}/u.test(first.text) &&
      first.text === first.text.toUpperCase()
    if (isHeading) current = first.text
    sections.set(current, [...(sections.get(current) ?? []), ...(isHeading ? [] : [line])])
  }
  return sections
}

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
