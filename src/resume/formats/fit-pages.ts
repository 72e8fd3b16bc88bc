/** Makes a PDF fit the pages that the owner wants, without a change of its words. */

import { formatCount } from "../../lib/format-count"
import type { ResumeModel } from "../model/model"
import { describeMeasures, lastStep } from "./page-measures"
import { toTypstInput } from "./to-typst-input"
import type { TypstInput } from "./typst-input"

/** Where a section ends: the library of the templates marks it with the label `section-end`. */
export type SectionEnd = {
  title: string
  page: number
  /** Counted from the start of the document. */
  line: number
  "lines-of-page": number
}

/** A template of the owner may use the label for marks of its own. */
function isSectionEnd(mark: unknown): mark is SectionEnd {
  const { title, page, line, "lines-of-page": lines } = Object(mark)
  return typeof title === "string" && [page, line, lines].every(Number.isFinite)
}

/** Lays out the document, and returns the marks of where its sections end. */
type LayOut = (input: TypstInput) => readonly unknown[]

export type Fit = {
  /** The data of the PDF. It is as designed if nothing must change, or if no change suffices. */
  input: TypstInput
  /** What changed, if anything did. */
  note?: string
  /** Says that the PDF is too long, and what runs over. */
  warning?: string
}

/**
 * Tries one step after the other, because a tighter sheet may break its columns elsewhere and become
 * longer. So the result is the least change.
 * @param file the path of the PDF, as in '/resume.pdf', for the messages
 * @param input the data of the PDF as designed
 * @param model the résumé in it, with only the contact data that it may have
 */
export function fitPages(file: string, input: TypstInput, model: ResumeModel, layOut: LayOut): Fit {
  const { pages: limit, fit } = model
  if (limit === undefined) return { input }
  const marks = layOut(input)
  const overflow = describeOverflow(file, limit, marks)
  if (!overflow) return { input }
  if (!fit || !marks.some(isSectionEnd)) return { input, warning: overflow }
  const { style } = input
  const last = lastStep(input)
  for (let step = 1; step <= last; step += 1) {
    const tighter = toTypstInput(model, style, step)
    if (describeOverflow(file, limit, layOut(tighter))) continue
    const changes = describeMeasures(input, step)
    const note = `${file.slice(1)} has ${changes}, to fit ${formatCount(limit, "page")}.`
    return { input: tighter, note }
  }
  const tightest = describeMeasures(input, last)
  const warning = `${overflow} Even ${tightest} are not enough, so the PDF is as designed. Shorten these sections, or allow another page.`
  return { input, warning }
}

/**
 * @param file the path of the PDF, as in '/resume.pdf'
 * @param limit the number of pages that it may have
 * @param marks the ends of its sections, and marks of the template's own, which are passed over
 * @returns a message: what runs over and by how many lines, or that no mark has a page; undefined if all fits
 */
export function describeOverflow(
  file: string,
  limit: number,
  marks: readonly unknown[],
): string | undefined {
  const ends = marks.filter(isSectionEnd)
  if (ends.length === 0 && marks.length > 0)
    return `${file.slice(1)} may have more than ${formatCount(limit, "page")}, because no <section-end> of its template has a title, a page and a line. Use section() of the library.`
  const over = ends.filter(({ page }) => page > limit)
  if (over.length === 0) return undefined
  const pages = Math.max(...over.map(({ page }) => page))
  const lines = Math.max(...over.map((end) => end.line - limit * end["lines-of-page"]))
  const titles = LIST.format(over.map(({ title }) => title))
  return `${file.slice(1)} has ${pages} pages, but pages: ${limit} allows ${limit}. ${titles} ${over.length === 1 ? "runs" : "run"} over by ${formatCount(lines, "line")}.`
}

const LIST = new Intl.ListFormat("en")
