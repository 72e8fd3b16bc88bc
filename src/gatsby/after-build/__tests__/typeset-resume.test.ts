/** @jest-environment node */

import { PATHS } from "../../../../test/formats/make-format"
import { countPictures, flatten, pdfStructure } from "../../../../test/formats/poppler"
import { folderOfPerson, loadPerson } from "../../../../test/load-person"
import { loadSiteContent } from "../../../../test/site-content"
import type { Content } from "../../../content/schemas"
import { FORMATS, makeFormat } from "../../../resume/formats/formats"
import { toModel } from "../../../resume/model/model"
import { createTypeset, readPortrait } from "../typeset-resume"

async function typeset(path: string, content: Content, folder?: string) {
  const format = FORMATS.find((each) => each.path === path)
  if (!format) throw new Error(path)
  const model = toModel(content)
  const warnings: string[] = []
  const warn = (message: string) => warnings.push(message)
  const pictures = folder ? await readPortrait(model, folder) : {}
  return {
    pdf: makeFormat(format, model, createTypeset(model, path, { warn, pictures })),
    warnings,
  }
}

test("warns if a PDF has more pages than resume.yaml allows, and names what runs over", async () => {
  const content = await loadSiteContent()
  const limited = (pages: number) => ({ ...content, resume: { ...content.resume, pages } })
  expect((await typeset(PATHS.pdf, limited(2))).warnings).toEqual([])
  expect((await typeset(PATHS.pdf, limited(1))).warnings).toEqual([
    expect.stringMatching(
      /^resume\.pdf has 2 pages, but pages: 1 allows 1\. .*Work Experience.* run over by \d+ lines\.$/,
    ),
  ])
})

test("only the PDF for people shows the portrait, and only if the owner says so", async () => {
  const content = await loadPerson("graduate")
  const folder = folderOfPerson("graduate")
  const { portrait } = content.owner
  if (!portrait) throw new Error("The graduate has no portrait.")
  const withPdf = (pdf: boolean) => ({
    ...content,
    owner: { ...content.owner, portrait: { ...portrait, pdf } },
  })
  const shown = await typeset(PATHS.pdf, withPdf(true), folder)
  expect(countPictures(shown.pdf)).toBe(1)
  expect(flatten(pdfStructure(shown.pdf)).map(({ tag }) => tag)).toContain("Figure")
  expect(Buffer.from(shown.pdf).toString("latin1")).toContain("/Alt")
  expect(countPictures((await typeset(PATHS.ats, withPdf(true), folder)).pdf)).toBe(0)
  expect(countPictures((await typeset(PATHS.pdf, withPdf(false), folder)).pdf)).toBe(0)
})
