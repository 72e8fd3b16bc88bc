import { companiesOf } from "../../../src/content/values/work-items"
import { toModel } from "../../../src/resume"
import { minimalContent } from "../../../test/content"
import { makeFormatAt, PATHS } from "../../../test/formats/make-format"
import { loadPerson } from "../../../test/load-person"
import { loadSiteContent } from "../../../test/site-content"
import { findLostRecords } from "../find-lost-records"

const IN_ONE_COLUMN = { path: "/resume-ats.pdf", title: "pdfInOneColumn" } as const

test("warns once about a heading that programs do not know", async () => {
  const content = await loadPerson("forty-companies")
  const pdf = makeFormatAt(PATHS.pdf, content)
  expect(
    await findLostRecords({ path: "/resume.pdf", title: "pdf" }, pdf, toModel(content)),
  ).toEqual([
    {
      place: "/resume.pdf",
      message:
        'Programs lose 40 roles, 40 responsibilities, as "Head of Sound (Lakehead Repertory, Sep 2024 — Present)". Programs do not know the heading "Companies". Use one like "Work Experience" in resume.yaml, or upload the PDF in one column.',
      isWarning: true,
    },
  ])
}, 20_000)

test("says nothing about a PDF from which nothing is lost, also of whoever was promoted", async () => {
  const content = await loadSiteContent()
  expect(companiesOf(content.work).some(({ roles }) => roles.length > 1)).toBe(true)
  const pdf = makeFormatAt(PATHS.pdf, content)
  expect(
    await findLostRecords({ path: "/resume.pdf", title: "pdf" }, pdf, toModel(content)),
  ).toEqual([])
}, 20_000)

test("sends nobody from the PDF in one column to the PDF in one column", async () => {
  const content = minimalContent()
  const model = toModel(await loadPerson("forty-companies"))
  const pdf = makeFormatAt(PATHS.ats, content)
  const problems = await findLostRecords(IN_ONE_COLUMN, pdf, model)
  expect(problems).not.toEqual([])
  for (const { message } of problems) expect(message).not.toContain("in one column")
}, 20_000)
