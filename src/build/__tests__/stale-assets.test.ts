/** @jest-environment node */
import fc from "fast-check"
import { FORMATS, makeFormat } from "../../exports/formats"
import { toModel } from "../../exports/model"
import { toOutline } from "../../exports/outline"
import { toPages } from "../../exports/pages"
import { toJsonLd } from "../../exports/to-json-ld"
import { leftovers, oddContent, shownHeadings } from "../../testing/odd-content"

const RUNS = { numRuns: 300, seed: 11 }

const make = (path: string, content: Parameters<typeof toModel>[0]) => {
  const form = FORMATS.find((candidate) => candidate.path === path)
  if (!form) throw new Error(`There is no form at ${path}.`)
  return Buffer.from(makeFormat(form, toModel(content), () => new Uint8Array())).toString()
}

function empties(value: unknown, path = ""): string[] {
  if (value === null || value === "") return [path]
  if (typeof value !== "object") return []
  const inner = Object.entries(value as object)
  return inner.length > 0 ? inner.flatMap(([key, item]) => empties(item, `${path}.${key}`)) : [path]
}

test("a reader meets the headings that have something under them, in order, and no others", () => {
  fc.assert(
    fc.property(oddContent(), (content) => {
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
  "nothing left out leaves a trace in %s",
  (path) => {
    fc.assert(
      fc.property(oddContent(), (content) => {
        expect(leftovers(make(path, content))).toEqual([])
      }),
      RUNS,
    )
  },
)

test("nothing left out leaves a trace in the JSON and the JSON-LD", () => {
  fc.assert(
    fc.property(oddContent(), (content) => {
      const [page] = toPages(content).slice(-1)
      const { meta, ...json } = JSON.parse(make("/resume.json", content))
      expect(empties(json)).toEqual([])
      expect(empties(meta)).toEqual([])
      const jsonLd = page && toJsonLd(toModel(content), page)
      expect(empties(JSON.parse(JSON.stringify(jsonLd)))).toEqual([])
    }),
    RUNS,
  )
})
