import { gzipSync } from "node:zlib"
import { modelFor, toModel } from "../../../src/exports/model"
import { toOutline } from "../../../src/exports/outline"
import { fullContent } from "../../../src/testing/content"
import { FLOOR_STYLES, toFloorHtml } from "../floor/floor-html"
import { padFloor } from "../floor/pad-floor"

const outline = toOutline(modelFor(toModel(fullContent()), "web"))
const floor = toFloorHtml(outline, 'Robin\'s "own" <résumé>')
const page = new DOMParser().parseFromString(floor, "text/html")
const textsOf = (selector: string) =>
  [...page.querySelectorAll(selector)].map(({ textContent }) => textContent)

test("says in headings and lists whatever the résumé says", () => {
  const entries = outline.sections.flatMap((section) => section.entries)
  expect(textsOf("h1")).toEqual([outline.name])
  expect(textsOf("h2")).toEqual(outline.sections.map(({ title }) => title))
  expect(textsOf("h3")).toEqual(entries.map(({ title }) => title))
  expect(textsOf("address a")).toEqual(outline.contact.map(({ text }) => text))
  const listed = outline.sections.flatMap(({ list, entries: inside }) => [
    ...list,
    ...inside.flatMap(({ details }) => details),
  ])
  expect(textsOf("li")).toEqual(listed)
  const groups = outline.sections.flatMap((section) => section.groups)
  expect(textsOf("dd")).toEqual(groups.map(({ skills }) => skills.join(", ")))
})

test("keeps the words of the content words", () => {
  expect(page.querySelector('meta[name="description"]')?.getAttribute("content")).toBe(
    'Robin\'s "own" <résumé>',
  )
})

test("is one file with small styles, and no script", () => {
  expect(FLOOR_STYLES.length).toBeLessThan(2000)
  expect(page.querySelectorAll("script, img, link:not([href='data:,'])")).toHaveLength(0)
})

test("is padded to the size of a page, raw and compressed", () => {
  const sizes = { raw: 40_000, compressed: 9000 }
  const padded = padFloor(floor, sizes, (html) => gzipSync(html).length)
  expect(Buffer.byteLength(padded)).toBe(sizes.raw)
  expect(Math.abs(gzipSync(padded).length - sizes.compressed)).toBeLessThan(20)
  const paddedPage = new DOMParser().parseFromString(padded, "text/html")
  expect(paddedPage.body.innerHTML.trim()).toBe(page.body.innerHTML.trim())
})

test("cannot be padded to less than it is", () => {
  const compress = (html: string) => gzipSync(html).length
  expect(() => padFloor(floor, { raw: 100, compressed: 9000 }, compress)).toThrow("is larger")
  expect(() => padFloor(floor, { raw: 40_000, compressed: 100 }, compress)).toThrow("is larger")
})
