import { extractPdf } from "../../../test/formats/extract-pdf"
import { makeFormatAt, PATHS } from "../../../test/formats/make-format"
import { countPictures, flatten, pdfInfo } from "../../../test/formats/poppler"
import { folderOfPerson, loadPerson } from "../../../test/load-person"
import { rowsOf } from "../../../test/matrix"
import { loadSiteContent } from "../../../test/site-content"
import type { Content } from "../../content/schemas"
import { FORMATS, makeFormat } from "../../resume/formats/formats"
import { toTypstInput } from "../../resume/formats/to-typst-input"
import { toModel } from "../../resume/model/model"
import { createTypeset, readAssets } from "../typeset-resume"

async function typeset(path: string, content: Content, folder?: string) {
  const format = FORMATS.find((each) => each.path === path)
  if (!format) throw new Error(path)
  const model = toModel(content)
  const warnings: string[] = []
  const notes: string[] = []
  const warn = (message: string) => warnings.push(message)
  const note = (message: string) => notes.push(message)
  const assets = folder ? await readAssets(content, folder) : {}
  return {
    pdf: makeFormat(format, model, createTypeset(path, { warn, note, ...assets })),
    warnings,
    notes,
  }
}

/** @returns the content with `fit: true` and one page less than its PDF has */
function onePageLess(content: Content, path: string): Content {
  const pages = Number(pdfInfo(makeFormatAt(path, content)).Pages) - 1
  return { ...content, resume: { ...content.resume, pages, fit: true } }
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

test("a template of the owner may mark what it wants with the label of a section's end", async () => {
  const content = await loadSiteContent()
  const text =
    '#import "/library/v1.typ": *\n#show: resume\n#masthead\n#metadata(none)<section-end>'
  const templates = { "/content/templates/mine.typ": Buffer.from(text) }
  const model = { ...toModel(content), template: "mine.typ", pages: 1 }
  const warn = jest.fn()
  const pdf = createTypeset("/resume.pdf", { warn, templates })(
    toTypstInput(model, "designed"),
    model,
  )
  expect(pdfInfo(Buffer.from(pdf)).Pages).toBe("1")
  expect(warn.mock.calls).toEqual([[expect.stringContaining("<section-end>")]])
})

test.each(rowsOf(["forty-companies", "academic"], (name) => name === "forty-companies"))(
  "%s fits one page less with tighter spacing, and says so",
  async (name) => {
    const content = onePageLess(await loadPerson(name), PATHS.pdf)
    const { pdf, warnings, notes } = await typeset(PATHS.pdf, content)
    expect(warnings).toEqual([])
    expect(notes).toEqual([expect.stringMatching(/^resume\.pdf has spacing at \d\d%, to fit/)])
    expect(pdfInfo(pdf).Pages).toBe(String(content.resume.pages))
  },
)

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
  const { structure } = await extractPdf(shown.pdf)
  expect(flatten(structure).map(({ tag }) => tag)).toContain("Figure")
  expect(Buffer.from(shown.pdf).toString("latin1")).toContain("/Alt")
  expect(countPictures((await typeset(PATHS.ats, withPdf(true), folder)).pdf)).toBe(0)
  expect(countPictures((await typeset(PATHS.pdf, withPdf(false), folder)).pdf)).toBe(0)
})
