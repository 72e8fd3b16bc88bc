/** PDFs of résumés that leave out whatever they may. The other forms are tested without a build. */
import fc from "fast-check"
import { typesetPdf } from "../src/build/typst"
import type { Content } from "../src/content/schemas"
import { FORMATS, makeFormat } from "../src/exports/formats"
import { toModel } from "../src/exports/model"
import { findDanglingLines, partialContent, shownHeadings } from "../src/testing/partial-content"
import { withoutFooters } from "./support/read-format"
import { flatten, pdfStructure, pdfToText } from "./support/read-pdf"
import { expect, test } from "./support/test"

const odd = fc.sample(partialContent(), { numRuns: 25, seed: 13 })

for (const form of FORMATS.filter(({ name }) => name === "pdf")) {
  const make = (content: Content) =>
    makeFormat(form, toModel(content), (input) => typesetPdf("src/exports/resume.typ", input))

  test(`nothing left out leaves a trace in ${form.path}`, () => {
    for (const content of odd) {
      const bytes = make(content)
      const lines = withoutFooters(pdfToText(bytes, "-raw").replaceAll("\f", "\n"))
      expect(findDanglingLines(lines)).toEqual([])
      const nodes = flatten(pdfStructure(bytes))
      const headings = nodes.filter(({ tag }) => tag === "H2").map(({ text }) => text)
      expect(headings.sort()).toEqual(
        shownHeadings(content)
          .map((title) => title.toUpperCase())
          .sort(),
      )
      const hollow = nodes.filter(({ tag, text }) => /^(H\d|P|LI|LBody)$/.test(tag) && !text.trim())
      expect(hollow).toEqual([])
    }
  })
}

/** How far from the paper's left edge the words begin, by the word. */
function leftEdges(bytes: Uint8Array): Map<string, number> {
  const words = pdfToText(bytes, "-bbox").matchAll(/<word xMin="([\d.]+)".*>(.+)<\/word>/g)
  return new Map([...words].map(([, x, word]) => [word ?? "", Number(x)]))
}

test("without work the other sections fill the width, with it they stand on its right", () => {
  const form = FORMATS.find(({ path }) => path === "/resume.pdf")
  for (const content of odd) {
    const model = toModel(content)
    const titles = new Set(shownHeadings(content))
    const shown = content.resume.sections.filter(({ title }) => titles.has(title))
    const others = shown.filter(({ section }) => !/^(Objective|WorkExperience)$/.test(section))
    const hasWork = shown.some(({ section }) => section === "WorkExperience")
    const bytes =
      form && makeFormat(form, model, (input) => typesetPdf("src/exports/resume.typ", input))
    const edges = leftEdges(bytes ?? new Uint8Array())
    const edge = edges.get(content.owner.name) ?? 0
    expect(edge).toBeGreaterThan(0)
    for (const { title } of others) {
      const offset = (edges.get(title.toUpperCase()) ?? 0) - edge
      if (hasWork) expect(offset).toBeGreaterThan(200)
      else expect(Math.abs(offset)).toBeLessThan(3)
    }
  }
})
