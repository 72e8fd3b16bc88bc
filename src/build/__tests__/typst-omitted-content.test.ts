/** @jest-environment node */
import fc from "fast-check"
import { makeFormatAt, PATHS } from "../../testing/formats/make-format"
import { flatten, pdfStructure, pdfToText } from "../../testing/formats/poppler"
import { withoutFooters } from "../../testing/formats/read-format"
import { findDanglingLines, partialContent, shownHeadings } from "../../testing/partial-content"

const samples = fc.sample(partialContent(), { numRuns: 25, seed: 13 })

test.each([PATHS.pdf, PATHS.ats])("%s has no empty parts for omitted content", (path) => {
  for (const content of samples) {
    const bytes = makeFormatAt(path, content)
    const lines = withoutFooters(pdfToText(bytes, "-raw").replaceAll("\f", "\n"))
    expect(findDanglingLines(lines)).toEqual([])
    const nodes = flatten(pdfStructure(bytes))
    const headings = nodes.filter(({ tag }) => tag === "H2").map(({ text }) => text)
    expect(headings.sort()).toEqual(
      shownHeadings(content)
        .map((title) => title.toUpperCase())
        .sort(),
    )
    const empty = nodes.filter(({ tag, text }) => /^(H\d|P|LI|LBody)$/.test(tag) && !text.trim())
    expect(empty).toEqual([])
  }
})

/** @returns the distance of each word from the left edge of the paper */
function leftEdges(bytes: Uint8Array): Map<string, number> {
  const words = pdfToText(bytes, "-bbox").matchAll(/<word xMin="([\d.]+)".*>(.+)<\/word>/g)
  return new Map([...words].map(([, x, word]) => [word ?? "", Number(x)]))
}

test("the other sections fill the width without work, and are on its right with work", () => {
  for (const content of samples) {
    const titles = new Set(shownHeadings(content))
    const shown = content.resume.sections.filter(({ title }) => titles.has(title))
    const others = shown.filter(({ section }) => !/^(Objective|WorkExperience)$/.test(section))
    const hasWork = shown.some(({ section }) => section === "WorkExperience")
    const edges = leftEdges(makeFormatAt(PATHS.pdf, content))
    const edge = edges.get(content.owner.name) ?? 0
    expect(edge).toBeGreaterThan(0)
    const offsets = others.map(({ title }) => (edges.get(title.toUpperCase()) ?? 0) - edge)
    const misplaced = offsets.filter((x) => (hasWork ? x <= 200 : Math.abs(x) >= 3))
    expect(misplaced).toEqual([])
  }
})
