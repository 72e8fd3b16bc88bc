import fc from "fast-check"
import { extractPdf } from "../../../test/formats/extract-pdf"
import { makeFormatAt, PATHS } from "../../../test/formats/make-format"
import { flatten, pdfToText, pdfWords } from "../../../test/formats/poppler"
import { withoutFooters } from "../../../test/formats/read-format"
import { countOf } from "../../../test/matrix"
import { anyContent, findDanglingLines, shownHeadings } from "../../../test/schema-content"
import { ENGLISH } from "../../lib/interface-words"
import { toModel } from "../../resume/model/model"
import { toOutline } from "../../resume/model/outline"
import { planPages } from "../../resume/model/plan-pages"

const samples = fc.sample(anyContent(), { numRuns: countOf(8, 15), seed: 13 })

test.each([PATHS.pdf, PATHS.ats])("%s has no empty parts for omitted content", async (path) => {
  for (const content of samples) {
    const bytes = makeFormatAt(path, content)
    const lines = withoutFooters(pdfToText(bytes, "-raw").replaceAll("\f", "\n"))
    expect(findDanglingLines(lines)).toEqual([])
    const nodes = flatten((await extractPdf(bytes)).structure)
    const headings = nodes.filter(({ tag }) => tag === "H2").map(({ text }) => text)
    // The PDF in one column has a heading of the work that programs know.
    const known = path === PATHS.ats ? ENGLISH.workExperience : "$&"
    expect(headings.sort()).toEqual(
      shownHeadings(content)
        .map((title) => title.replace(/^WorkExperience$/i, known).toUpperCase())
        .sort(),
    )
    const empty = nodes.filter(({ tag, text }) => /^(H\d|P|LI|LBody)$/.test(tag) && !text.trim())
    expect(empty).toEqual([])
  }
})

/** @returns the distance of each word from the left edge of the paper */
function leftEdges(bytes: Uint8Array): Map<string, number> {
  const words = pdfWords(bytes).flatMap((page) => page.words)
  return new Map(words.map(({ text, left }) => [text, left]))
}

test("sections are on the right where the plan has them at the side, and else on the left", () => {
  for (const content of samples) {
    const model = toModel(content)
    const { sections } = toOutline(model)
    const side = planPages(sections, model.layout).columns?.side ?? []
    const edges = leftEdges(makeFormatAt(PATHS.pdf, content))
    const edge = edges.get(content.owner.name.split(" ")[0] ?? "") ?? 0
    expect(edge).toBeGreaterThan(0)
    const misplaced = sections.filter((section) => {
      const offset = (edges.get(section.title.toUpperCase()) ?? 0) - edge
      return side.includes(section) ? offset <= 200 : Math.abs(offset) >= 3
    })
    expect(misplaced.map(({ title }) => title)).toEqual([])
  }
})
