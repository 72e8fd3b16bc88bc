/** Describes by how much a PDF is longer than `pages` in resume.yaml allows. */
import { formatCount } from "../../content/format-count"

/** Where a section ends: the library of the templates marks it with the label `section-end`. */
export type SectionEnd = {
  title: string
  page: number
  /** Counted from the start of the document. */
  line: number
  "lines-of-page": number
}

/**
 * @param file the path of the PDF, as in '/resume.pdf'
 * @param limit the number of pages that it may have
 * @param ends the ends of its sections
 * @returns a message that names what runs over and by how many lines; undefined if all fits
 */
export function describeOverflow(
  file: string,
  limit: number,
  ends: readonly SectionEnd[],
): string | undefined {
  const over = ends.filter(({ page }) => page > limit)
  if (over.length === 0) return undefined
  const pages = Math.max(...over.map(({ page }) => page))
  const lines = Math.max(...over.map((end) => end.line - limit * end["lines-of-page"]))
  const titles = new Intl.ListFormat("en").format(over.map(({ title }) => title))
  return `${file.slice(1)} has ${pages} pages, but pages: ${limit} allows ${limit}. ${titles} ${over.length === 1 ? "runs" : "run"} over by ${formatCount(lines, "line")}.`
}
