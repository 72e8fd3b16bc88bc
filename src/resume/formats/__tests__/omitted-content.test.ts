import fc from "fast-check"
import { countOf } from "../../../../test/matrix"
import { anyContent, findDanglingLines, shownHeadings } from "../../../../test/schema-content"
import { toPages } from "../../../site/pages"
import { toJsonLd } from "../../../site/to-json-ld"
import { toModel } from "../../model/model"
import { toOutline } from "../../model/outline"
import { FORMATS, makeFormat } from "../formats"

const RUNS = { numRuns: countOf(60, 300), seed: 11 }

const make = (path: string, content: Parameters<typeof toModel>[0]) => {
  const format = FORMATS.find((candidate) => candidate.path === path)
  if (!format) throw new Error(`There is no format at ${path}.`)
  return Buffer.from(makeFormat(format, toModel(content), () => new Uint8Array())).toString()
}

function findEmptyFields(value: unknown, path = ""): string[] {
  if (value === null || value === "") return [path]
  if (typeof value !== "object") return []
  const inner = Object.entries(value as object)
  return inner.length > 0
    ? inner.flatMap(([key, item]) => findEmptyFields(item, `${path}.${key}`))
    : [path]
}

test("shows the headings of sections with content, in order, and no others", () => {
  fc.assert(
    fc.property(anyContent(), (content) => {
      const headings = shownHeadings(content)
      expect(toOutline(toModel(content)).sections.map(({ title }) => title)).toEqual(headings)
      const markdown = make("/resume.md", content)
      expect([...markdown.matchAll(/^## (.*)$/gm)].map(([, title]) => title)).toEqual(headings)
      expect(markdown).not.toMatch(/^## .*\n+(## |---)/m)
    }),
    RUNS,
  )
})

test.each(["/resume.txt", "/resume.md", "/contact.vcf"])(
  "%s has no empty or dangling parts for omitted fields",
  (path) => {
    fc.assert(
      fc.property(anyContent(), (content) => {
        expect(findDanglingLines(make(path, content))).toEqual([])
      }),
      RUNS,
    )
  },
)

test("JSON Resume and JSON-LD have no empty fields for omitted fields", () => {
  fc.assert(
    fc.property(anyContent(), (content) => {
      const page = toPages(content).find(({ path }) => path === "/resume/")
      const { meta, ...json } = JSON.parse(make("/resume.json", content))
      expect(findEmptyFields(json)).toEqual([])
      // The copy of the content has empty fields as the content's files have them.
      const { content: _copy, ...others } = meta
      expect(findEmptyFields(others)).toEqual([])
      const jsonLd = page && toJsonLd(toModel(content), page, content.resume.updated)
      expect(findEmptyFields(JSON.parse(JSON.stringify(jsonLd)))).toEqual([])
    }),
    RUNS,
  )
})
