/**
 * Reads the lines of a PDF as a simple résumé parser does: the text items, in the order of the content
 * stream, become lines. OpenResume describes this method: https://www.open-resume.com/resume-parser
 */
import type { TextItem, TextMarkedContent } from "pdfjs-dist/types/src/display/api"
import { groupNeighbors, isRightToLeft, toReadingOrder } from "./right-to-left"
import { pagesOf, withPdf } from "./with-pdf"

/** Text without a gap in it, such as a title or a date. */
export type Run = {
  text: string
  isBold: boolean
  /** Whether a part of the page without letters stands before it, such as an empty paragraph. */
  isAfterBlank: boolean
  /** The size of the letters, in points. */
  size: number
  left: number
  right: number
  bottom: number
}

export type Line = Run[]

export const BULLET = "•"

export const textOf = (line: Line): string => line.map(({ text }) => text).join(" ")

const STARTS_WITH_BULLET = /^[•●∙⋅▪◦‣■○]\s*/u

/**
 * @returns the lines of all pages, one after the other; the end of a page is the end of a line
 * @throws if pdf.js cannot read the file
 */
export function readLines(bytes: Uint8Array): Promise<Line[]> {
  return withPdf(bytes, async (pdf) => {
    const pages: Run[][] = []
    for await (const page of pagesOf(pdf)) {
      await page.getOperatorList() // loads the fonts
      const { items } = await page.getTextContent({ includeMarkedContent: true })
      const runs = items.flatMap((item, index): Run[] => {
        if (!("str" in item) || !item.str.trim()) return []
        const { str, width, height, fontName, transform } = item
        const [left = 0, bottom = 0] = transform.slice(4) as number[]
        const font = page.commonObjs.get(fontName) as { name: string }
        const isBold = /bold/i.test(font.name)
        const isAfterBlank = hasBlankBefore(items, index)
        return [
          { text: str, isBold, isAfterBlank, size: height, left, right: left + width, bottom },
        ]
      })
      pages.push(runs)
    }
    const letterWidth = widthOfLetter(pages.flat())
    const join = (line: Line) => joinNeighbors(line, letterWidth)
    const isMirrored = isRightToLeft(pages.flat())
    const lines = pages.map((runs) =>
      toLines(isMirrored ? toReadingOrder(runs, { letterWidth, join }) : runs).map(join),
    )
    return withoutRunningLines(lines).flat()
  })
}

/** pdf.js leaves out spaces that stand alone, but not the marks of their part in the structure. */
function hasBlankBefore(items: readonly (TextItem | TextMarkedContent)[], index: number): boolean {
  const before = items.slice(Math.max(index - 6, 0), index)
  const marks = before.flatMap((item) => {
    if ("type" in item) return item.type.startsWith("begin") ? "begin" : "end"
    return item.str.trim() ? "text" : []
  })
  return marks.slice(-3).join(" ") === "begin end begin"
}

function widthOfLetter(runs: readonly Run[]): number {
  const letters = runs.reduce((sum, { text }) => sum + text.length, 0)
  return runs.reduce((sum, { left, right }) => sum + right - left, 0) / letters
}

/** A run at another height, or to the left of the one before it, starts a line. */
const toLines = (runs: readonly Run[]): Line[] =>
  groupNeighbors(
    runs,
    (run, last) => Math.abs(last.bottom - run.bottom) < 2 && run.left > last.left,
  )

/** Joins runs that are about a letter apart. A bullet stays alone, and so does a bold label. */
function joinNeighbors(line: Line, letterWidth: number): Line {
  const joined: Line = []
  for (const run of line) {
    const last = joined.at(-1)
    const distance = run.left - (last?.right ?? Number.NEGATIVE_INFINITY)
    const limit = last?.isBold === run.isBold ? letterWidth : 0.5 * letterWidth
    if (!last || last.text === BULLET || distance > limit) joined.push({ ...run })
    else
      Object.assign(last, {
        text: last.text + (distance > 0.1 * letterWidth ? " " : "") + run.text,
        right: run.right,
      })
    const [first] = joined
    if (joined.length === 1 && first && STARTS_WITH_BULLET.test(first.text)) {
      const text = first.text.replace(STARTS_WITH_BULLET, "")
      joined.splice(0, 1, { ...first, text: BULLET }, ...(text ? [{ ...first, text }] : []))
    }
  }
  return joined
}

/** As in '1 / 2'. */
const PAGE_NUMBER = /^\d+ ?\/ ?\d+$/

/**
 * Leaves out headers and footers, which other pages have too, with other digits, or which have the number of
 * the page. A header may be the name.
 */
function withoutRunningLines(pages: readonly Line[][]): Line[][] {
  const lettersOf = (line: Line | undefined) => textOf(line ?? []).replace(/[^\p{L}]/gu, "")
  const edges = pages.map((lines) => [lines[0], lines.at(-1)].map(lettersOf))
  return pages.map((lines, page) => {
    const others = edges.filter((_, other) => other !== page).flat()
    return lines.filter(
      (line, index) =>
        (index > 0 && index < lines.length - 1) ||
        (page === 0 && index === 0) ||
        !(others.includes(lettersOf(line)) || line.some(({ text }) => PAGE_NUMBER.test(text))),
    )
  })
}
