import { minimalContent } from "../../../../test/content"
import { type ResumeModel, type Section, toModel } from "../../model/model"
import { describeOverflow, fitPages, type SectionEnd } from "../fit-pages"
import { lastStep } from "../page-measures"
import { toTypstInput } from "../to-typst-input"
import type { TypstInput } from "../typst-input"

/** @returns a section whose entries have these titles and a text of this many words */
function section(id: string, titles: readonly string[], words = 40): Section {
  return {
    section: "Custom",
    id,
    title: id.toUpperCase(),
    expandedByDefault: true,
    list: [],
    work: [],
    groups: [],
    entries: titles.map((title) => ({
      title,
      facts: [],
      details: [],
      notes: [],
      fields: {},
      text: "word ".repeat(words),
    })),
  }
}

const model = (sections: Section[], fit = true): ResumeModel => ({
  ...toModel(minimalContent()),
  pages: 1,
  fit,
  sections,
})

/** Fits a résumé of which `countPages` says how many pages it takes. */
function tryToFit(resume: ResumeModel, countPages: (input: TypstInput) => number) {
  const designed = toTypstInput(resume, "designed")
  const laidOut: TypstInput[] = []
  const result = fitPages("/resume.pdf", designed, resume, (input) => {
    laidOut.push(input)
    return [{ title: "WORK", page: countPages(input), line: 60, "lines-of-page": 50 }]
  })
  return { ...result, designed, laidOut }
}

const stepsOf = (resume: ResumeModel) => {
  const designed = toTypstInput(resume, "designed")
  return Array.from({ length: lastStep(designed) + 1 }, (_, step) =>
    toTypstInput(resume, "designed", step),
  )
}

const WORK = section("work", ["new", "middle", "old"])

test("keeps the design of a résumé that has its pages, and of one without a number of pages", () => {
  const fitting = tryToFit(model([WORK]), () => 1)
  expect(fitting.input).toBe(fitting.designed)
  expect(fitting.laidOut).toHaveLength(1)
  const unlimited = tryToFit({ ...model([WORK]), pages: undefined }, () => 9)
  expect(unlimited.input).toBe(unlimited.designed)
  expect(unlimited.laidOut).toHaveLength(0)
})

test("only warns without fit: true", () => {
  const { input, designed, laidOut, note, warning } = tryToFit(model([WORK], false), () => 2)
  expect(input).toBe(designed)
  expect(laidOut).toHaveLength(1)
  expect(note).toBeUndefined()
  expect(warning).toBe("resume.pdf has 2 pages, but pages: 1 allows 1. WORK runs over by 10 lines.")
})

test("takes the first step that fits, also if a later one does not", () => {
  const resume = model([WORK])
  const steps = stepsOf(resume)
  const sizes = [3, 11, 12].map((step) => JSON.stringify(steps[step]?.measures))
  const { input, note, warning } = tryToFit(resume, ({ measures }) =>
    sizes.includes(JSON.stringify(measures)) ? 1 : 2,
  )
  expect(input).toEqual(steps[3])
  expect(note).toBe("resume.pdf has spacing at 87%, to fit 1 page.")
  expect(warning).toBeUndefined()
})

test("says what runs over if no step fits, and leaves the PDF as designed", () => {
  const { input, designed, note, warning } = tryToFit(model([WORK]), () => 2)
  expect(input).toBe(designed)
  expect(note).toBeUndefined()
  expect(warning).toMatch(
    /^resume\.pdf has 2 pages, but .* WORK runs over by 10 lines\. Even spacing at 78%, .* are not enough, so the PDF is as designed\. Shorten these sections, or allow another page\.$/,
  )
})

const end = (title: string, page: number, line: number): SectionEnd => ({
  title,
  page,
  line,
  "lines-of-page": 50,
})

test("names the sections that run over, and by how many lines", () => {
  const ends = [end("Work", 1, 50), end("Education", 2, 51), end("Awards", 2, 58)]
  expect(describeOverflow("/resume/platform.pdf", 1, ends)).toBe(
    "resume/platform.pdf has 2 pages, but pages: 1 allows 1. Education and Awards run over by 8 lines.",
  )
  expect(describeOverflow("/resume.pdf", 1, ends.slice(0, 2))).toBe(
    "resume.pdf has 2 pages, but pages: 1 allows 1. Education runs over by 1 line.",
  )
})

const MARKS: readonly [mark: unknown][] = [
  [null],
  ["mine"],
  [{ page: 9 }],
  [{ title: { body: "Work" }, page: 9, line: 60, "lines-of-page": 50 }],
  [{ title: "Work", page: "9", line: 60, "lines-of-page": 50 }],
  [{ title: "Work", page: 9 }],
  [{ title: "Work", line: 60, "lines-of-page": 50 }],
]

test.each(MARKS)("passes over a mark that a template of the owner has for itself: %j", (mark) => {
  expect(describeOverflow("/resume.pdf", 1, [mark, end("Work", 1, 50)])).toBeUndefined()
  expect(describeOverflow("/resume.pdf", 1, [end("Work", 2, 51), mark])).toBe(
    "resume.pdf has 2 pages, but pages: 1 allows 1. Work runs over by 1 line.",
  )
})

test.each(MARKS)("says that pages: cannot count if a template has only marks as %j", (mark) => {
  const resume = model([WORK])
  const input = toTypstInput(resume, "designed")
  const layOut = jest.fn(() => [mark])
  const warning = expect.stringMatching(/^resume\.pdf may have more than 1 page, .*<section-end>/)
  expect(fitPages("/resume.pdf", input, resume, layOut)).toEqual({ input, warning })
  expect(layOut).toHaveBeenCalledTimes(1)
})
