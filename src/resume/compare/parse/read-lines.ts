/**
 * Reads the lines of a PDF as a simple résumé parser does: text items with positions become lines, from
 * left to right and from top to bottom. OpenResume describes this method:
 * https://www.open-resume.com/resume-parser
 */
import { pagesOf, withPdf } from "./with-pdf"

/** Text without a gap in it, such as a title or a date. */
export type Run = { text: string; isBold: boolean; left: number; right: number; bottom: number }

export type Line = Run[]

export const BULLET = "•"

type Item = { str: string; width: number; fontName: string; transform: number[] }

/**
 * @returns the lines of all pages, one after the other
 * @throws if pdf.js cannot read the file
 */
export function readLines(bytes: Uint8Array): Promise<Line[]> {
  return withPdf(bytes, async (pdf) => {
    const lines: Line[] = []
    for await (const page of pagesOf(pdf)) {
      await page.getOperatorList() // loads the fonts
      const { items } = await page.getTextContent()
      const runs = (items as Item[])
        .filter(({ str }) => str.trim() !== "")
        .map(({ str, width, fontName, transform: [, , , , left = 0, bottom = 0] }) => {
          const font = page.commonObjs.get(fontName) as { name: string }
          return {
            text: str,
            isBold: font.name.includes("Bold"),
            left,
            right: left + width,
            bottom,
          }
        })
      lines.push(...toLines(runs))
    }
    return lines
  })
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
