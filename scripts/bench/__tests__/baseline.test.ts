import { modelFor, toModel } from "../../../src/exports/model"
import { toOutline } from "../../../src/exports/outline"
import { plainText } from "../../../src/lib/inline-text"
import { fullContent } from "../../../src/testing/content"
import { toBaselineHtml } from "../baseline"

const outline = toOutline(modelFor(toModel(fullContent()), "web"))
const html = toBaselineHtml(outline, 'Robin\'s "own" <résumé>')
const page = new DOMParser().parseFromString(html, "text/html")
const textsOf = (selector: string) =>
  [...page.querySelectorAll(selector)].map(({ textContent }) => textContent)

test("contains all text of the résumé", () => {
  const { sections } = outline
  const entries = sections.flatMap((section) => section.entries)
  expect(textsOf("h1")).toEqual([outline.name])
  expect(textsOf("h2")).toEqual(sections.map(({ title }) => title))
  expect(textsOf("h3")).toEqual(entries.map(({ title }) => title))
  expect(textsOf("header a")).toEqual(outline.contact.map(({ text }) => text))
  const items = sections.flatMap(({ groups, list, entries: inside }) => [
    ...groups.map(({ name, skills }) => `${name}: ${skills.join(", ")}`),
    ...list.map(plainText),
    ...inside.flatMap(({ details }) => details.map(plainText)),
  ])
  expect(textsOf("main li")).toEqual(items)
})

test("escapes HTML", () => {
  const description = page.querySelector('meta[name="description"]')
  expect(description?.getAttribute("content")).toBe('Robin\'s "own" <résumé>')
})

test("requests nothing, and has less than 2 kB of styles", () => {
  expect(page.querySelector("style")?.textContent.length).toBeLessThan(2000)
  expect(page.querySelectorAll("script, img, link:not([href='data:,'])")).toHaveLength(0)
})
