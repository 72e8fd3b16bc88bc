import { describeOverflow, type SectionEnd } from "../page-limit"

const end = (title: string, page: number, line: number): SectionEnd => ({
  title,
  page,
  line,
  "lines-of-page": 50,
})

test("says nothing if all sections end on the allowed pages", () => {
  expect(describeOverflow("/resume.pdf", 2, [end("Work", 1, 40), end("Skills", 2, 99)])).toBe(
    undefined,
  )
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
