/** Checks the sheets of a PDF: their number, and how much of each is empty. */
import { pagesOf, withPdf } from "../../src/lib/with-pdf"
import type { Problem } from "./problem"

export type Sheet = {
  /** In points. */
  height: number
  /** The distance of the lowest text above the footer from the lower edge, in points, if there is any. */
  lowest: number | undefined
}

/** The part of a sheet in which a footer may be. */
const FOOTER = 0.06

/** A sheet before the last one may be empty to this part, margins included. */
const MAX_EMPTY = 0.4

/**
 * @param bytes the PDF
 * @returns its sheets
 */
export function readSheets(bytes: Uint8Array): Promise<Sheet[]> {
  return withPdf(bytes, async (pdf) => {
    const sheets: Sheet[] = []
    for await (const page of pagesOf(pdf)) {
      const { items } = await page.getTextContent()
      const [, , , height = 0] = page.view
      const heights = items
        .flatMap((item) => ("str" in item && item.str.trim() ? [Number(item.transform[5])] : []))
        .filter((baseline) => baseline > height * FOOTER)
      sheets.push({ height, lowest: heights.length > 0 ? Math.min(...heights) : undefined })
    }
    return sheets
  })
}

/**
 * @param place the path of the PDF
 * @param limit how many sheets the owner allows
 * @returns a warning if there are more, as the build gives, and a problem for each sheet before the last one that is too empty
 */
export function findPaperProblems(
  place: string,
  sheets: readonly Sheet[],
  limit: number | undefined,
): Problem[] {
  const tooMany = `It has ${sheets.length} pages. The content allows ${limit}.`
  const isOver = limit !== undefined && sheets.length > limit
  const empty = sheets.slice(0, -1).flatMap(({ height, lowest = height }, index): Problem[] => {
    const part = lowest / height
    if (part <= MAX_EMPTY) return []
    const percent = Math.round(part * 100)
    return [{ place, message: `The lower ${percent} % of page ${index + 1} is empty.` }]
  })
  return [...(isOver ? [{ place, message: tooMany, isWarning: true }] : []), ...empty]
}
