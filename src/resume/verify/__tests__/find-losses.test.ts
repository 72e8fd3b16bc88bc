import { fullContent, minimalContent } from "../../../../test/content"
import { makeFormatAt, PATHS } from "../../../../test/formats/make-format"
import { loadPerson } from "../../../../test/load-person"
import { loadSiteContent } from "../../../../test/site-content"
import { companiesOf } from "../../../content/picks/work-items"
import { toModel } from "../../model/model"
import { findLosses } from "../describe-facts"

const IN_ONE_COLUMN = { title: "pdfInOneColumn" } as const

test("warns once about a heading that programs do not know", async () => {
  const content = await loadPerson("forty-companies")
  const pdf = makeFormatAt(PATHS.pdf, content)
  expect(await findLosses({ title: "pdf" }, pdf, toModel(content))).toEqual([
    'Programs lose 40 roles, 40 responsibilities, as "Head of Sound (Lakehead Repertory, Sep 2024 – Present)". Programs do not know the heading "Companies". Use one like "Work Experience" in resume.yaml, or upload the PDF in one column.',
  ])
}, 20_000)

test("programs lose nothing of the PDF in one column, whatever fields the content has", async () => {
  const content = fullContent()
  const pdf = makeFormatAt(PATHS.ats, content)
  expect(await findLosses(IN_ONE_COLUMN, pdf, toModel(content))).toEqual([])
})

test("says nothing about a PDF from which nothing is lost, also of whoever was promoted", async () => {
  const content = await loadSiteContent()
  expect(companiesOf(content.work).some(({ roles }) => roles.length > 1)).toBe(true)
  const pdf = makeFormatAt(PATHS.pdf, content)
  expect(await findLosses({ title: "pdf" }, pdf, toModel(content))).toEqual([])
}, 20_000)

test("sends nobody from the PDF in one column to the PDF in one column", async () => {
  const content = minimalContent()
  const model = toModel(await loadPerson("forty-companies"))
  const pdf = makeFormatAt(PATHS.ats, content)
  const problems = await findLosses(IN_ONE_COLUMN, pdf, model)
  expect(problems).not.toEqual([])
  for (const problem of problems) expect(problem).not.toContain("in one column")
}, 20_000)
