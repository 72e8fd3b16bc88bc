/** Makes a PDF fit the pages that the owner wants, without a change of its words. */

import { formatCount } from "../../content/format-count"
import { quote } from "../../content/wording"
import { linesOf } from "../model/estimate-lines"
import type { ResumeModel, Section } from "../model/model"
import { toOutline } from "../model/outline"
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

/** Lays out the document, and returns where its sections end. */
type LayOut = (input: TypstInput) => readonly SectionEnd[]

export type Fit = {
  /** The data of the PDF. It is as designed if nothing must change, or if no change suffices. */
  input: TypstInput
  /** What changed, if anything did. */
  note?: string
  /** Says that the PDF is too long. With `fit: true`, it names the entries without which it is not. */
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
  const overflow = describeOverflow(file, limit, layOut(input))
  if (!overflow) return { input }
  if (!fit) return { input, warning: overflow }
  const { style } = input
  const fits = (tighter: TypstInput) => layOut(tighter).every(({ page }) => page <= limit)
  const last = lastStep(input)
  for (let step = 1; step <= last; step += 1) {
    const tighter = toTypstInput(model, style, step)
    if (!fits(tighter)) continue
    const changes = describeMeasures(input, step)
    const note = `${file.slice(1)} has ${changes}, to fit ${formatCount(limit, "page")}.`
    return { input: tighter, note }
  }
  const tightest = describeMeasures(input, last)
  const removal = findRemoval(model, (shown) => fits(toTypstInput(shown, style, last)))
  const end = removal
    ? `They would be enough without ${describeRemoval(model, removal)}.`
    : "They would not be enough with one entry in each section either."
  const warning = `${overflow} Even ${tightest} are not enough, so the PDF is as designed. ${end}`
  return { input, warning }
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
  const titles = LIST.format(over.map(({ title }) => title))
  return `${file.slice(1)} has ${pages} pages, but pages: ${limit} allows ${limit}. ${titles} ${over.length === 1 ? "runs" : "run"} over by ${formatCount(lines, "line")}.`
}

/** Ids of sections. Each stands for one entry that is removed from the end of that section. */
type Removal = readonly Section["id"][]

/** @returns the fewest entries that must go; undefined if one entry in each section is still too much */
function findRemoval(
  model: ResumeModel,
  fits: (shown: ResumeModel) => boolean,
): Removal | undefined {
  const isEnough = (removal: Removal) => fits(without(model, removal))
  const all = listRemovable(model)
  if (!isEnough(all)) return undefined
  let [tooFew, enough] = [0, all.length]
  while (enough - tooFew > 1) {
    const middle = Math.floor((tooFew + enough) / 2)
    if (isEnough(all.slice(0, middle))) enough = middle
    else tooFew = middle
  }
  const removal: Removal = all.slice(0, enough)
  const ids = new Set(removal)
  if (ids.size < 2) return removal
  return [...ids].reduce((rest, id) => putBack(rest, id, isEnough), removal)
}

/** Puts back the entries of one section that need not go, because those of others are enough. */
function putBack(
  removal: Removal,
  id: Section["id"],
  isEnough: (removal: Removal) => boolean,
): Removal {
  const fewer = removal.toSpliced(removal.lastIndexOf(id), 1)
  return removal.includes(id) && isEnough(fewer) ? putBack(fewer, id, isEnough) : removal
}

/**
 * @returns all entries but the first of each section, in the order in which they should go: again and
 *   again the last entry of the section that is the longest. Its last entry is usually the oldest
 */
function listRemovable(model: ResumeModel): Removal {
  const long = model.sections.filter((section) => countEntries(section) > 1)
  if (long.length === 0) return []
  const longest = toOutline({ ...model, sections: long })
    .sections.toSorted((one, other) => linesOf([other], "wide") - linesOf([one], "wide"))
    .at(0)
  return longest ? [longest.id, ...listRemovable(without(model, [longest.id]))] : []
}

function without(model: ResumeModel, removal: Removal): ResumeModel {
  const sections = model.sections.map((section) => {
    const count = countEntries(section) - removal.filter((id) => id === section.id).length
    return {
      ...section,
      work: section.work.slice(0, count),
      entries: section.entries.slice(0, count),
    }
  })
  return { ...model, sections }
}

/** A section has work or entries, never both. */
const countEntries = ({ work, entries }: Section) => work.length + entries.length

/** @returns as in '"Specimen" and "Null Island" (Work Experience, work.yaml)' */
function describeRemoval(model: ResumeModel, removal: Removal): string {
  const places = model.sections.flatMap((section) => {
    const count = removal.filter((id) => id === section.id).length
    if (count === 0) return []
    const titles = titlesOf(section).slice(-count).map(quote)
    const file = section.section === "WorkExperience" ? "work.yaml" : "resume.yaml"
    return [`${LIST.format(titles)} (${section.title}, ${file})`]
  })
  return LIST.format(places)
}

const LIST = new Intl.ListFormat("en")

const titlesOf = ({ work, entries }: Section) => [
  ...work.map((item) => ("company" in item ? item.company : item.break)),
  ...entries.map(({ title }) => title),
]
