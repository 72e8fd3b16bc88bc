import { minimalContent } from "../../../test/content"
import { makeFormatAt, PATHS } from "../../../test/formats/make-format"
import { findPaperProblems, readSheets } from "../paper"

const full = { height: 792, lowest: 60 }
const half = { height: 792, lowest: 396 }

test("accepts full sheets, and a last sheet of any height", () => {
  expect(findPaperProblems("/resume.pdf", [full, full, half], undefined)).toEqual([])
  expect(findPaperProblems("/resume.pdf", [half], 1)).toEqual([])
})

test("reports a sheet that is too empty, and one without text", () => {
  const empty = { height: 792, lowest: undefined }
  expect(findPaperProblems("/resume.pdf", [half, empty, full], undefined)).toEqual([
    { place: "/resume.pdf", message: "The lower 50 % of page 1 is empty." },
    { place: "/resume.pdf", message: "The lower 100 % of page 2 is empty." },
  ])
})

test("warns about more sheets than the owner allows, as the build does", () => {
  const message = "It has 2 pages. The content allows 1."
  const problems = findPaperProblems("/resume.pdf", [full, full], 1)
  expect(problems).toEqual([{ place: "/resume.pdf", message, isWarning: true }])
})

test("reads the sheets of a PDF", async () => {
  const [sheet, ...others] = await readSheets(makeFormatAt(PATHS.pdf, minimalContent()))
  expect(others).toEqual([])
  expect(sheet?.height).toBe(792)
  expect(sheet?.lowest).toBeGreaterThan(0)
}, 20_000)
