/** Reads the lines of a PDF in the order of its content stream, as most programs do. */
import type { TextItem } from "pdfjs-dist/types/src/display/api"
import { hasRightToLeft } from "../../lib/language"
import { pagesOf, withPdf } from "../../lib/with-pdf"

/**
 * @returns the lines of all pages that have a text
 * @throws if pdf.js cannot read the file
 */
export function readLines(bytes: Uint8Array): Promise<string[]> {
  return withPdf(bytes, async (pdf) => {
    const lines: TextItem[][] = []
    for await (const page of pagesOf(pdf)) {
      lines.push([])
      for (const item of (await page.getTextContent()).items) {
        if (!("str" in item)) continue
        lines.at(-1)?.push(item)
        if (item.hasEOL) lines.push([])
      }
    }
    const isMirrored = lines.flat().some(isRightToLeft)
    const texts = lines.map((line) => (isMirrored ? toReadingOrder(line).join(" ") : join(line)))
    return texts.map((text) => text.trim()).filter(Boolean)
  })
}

const leftOf = ({ transform }: TextItem): number => transform[4]

/** Between texts from left to right, pdf.js has a space. Dates may stand left of the title before them. */
const join = (line: readonly TextItem[]): string =>
  line.reduce((text, item, index) => {
    const before = line[index - 1]
    return text + (before && leftOf(item) < leftOf(before) ? " " : "") + item.str
  }, "")

const isRightToLeft = ({ str }: TextItem): boolean => hasRightToLeft(str)

/** pdf.js gives the words of such a line from left to right. Those of a Latin script keep this order. */
function toReadingOrder(line: readonly TextItem[]): string[] {
  const words = line.filter(({ str }) => str.trim())
  if (!words.some(isRightToLeft)) return words.map(({ str }) => str)
  const end = (item: TextItem): number => leftOf(item) + item.width
  const ordered: string[] = []
  let latin = 0
  for (const word of words.sort((one, other) => end(other) - end(one))) {
    latin = /\p{L}/u.test(word.str) && !isRightToLeft(word) ? latin + 1 : 0
    ordered.splice(ordered.length - Math.max(latin - 1, 0), 0, word.str)
  }
  return ordered
}
