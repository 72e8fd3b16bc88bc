/** @jest-environment jsdom */
import { plainText } from "../../../src/lib/inline-text"
import { modelFor, toModel } from "../../../src/resume/model/model"
import { toOutline } from "../../../src/resume/model/outline"
import { fullContent } from "../../../test/content"
import { toBaselineHtml } from "../baseline"

const outline = toOutline(modelFor(toModel(fullContent()), "web"))
const html = toBaselineHtml(outline, 'Robin\'s "own" <résumé>')
const page = new DOMParser().parseFromString(html, "text/html")
const textsOf = (selector: string) =>
  [...page.querySelectorAll(selector)].map(({ textContent }) => textContent)

/** The fields of an outline that are no text of the résumé: names for programs, and addresses. */
const NO_TEXTS = ["id", "section", "href", "url", "type"]

/** @returns every text of the outline; the name of a contact field is clear from its value */
function textsIn(value: unknown): string[] {
  if (typeof value === "string") return [value]
  if (typeof value !== "object" || value === null) return []
  return Object.entries(value).flatMap(([key, inner]) =>
    NO_TEXTS.includes(key) ? [] : textsIn(inner),
  )
}

test("contains all text of the résumé", () => {
  const { contact, ...rest } = outline
  const expected = textsIn([rest, contact.map(({ text }) => text)])
  const found = page.body.textContent
  expect(expected.length).toBeGreaterThan(100)
  expect(expected.filter((text) => !found.includes(text))).toEqual([])
})

test("gives headings to sections and entries, and lists to what the résumé lists", () => {
  const { sections } = outline
  const entries = sections.flatMap((section) => section.entries)
  expect(textsOf("h1")).toEqual([outline.name])
  expect(textsOf("h2")).toEqual(sections.map(({ title }) => title))
  expect(textsOf("h3")).toEqual(entries.map(({ title }) => title))
  expect(textsOf("header a")).toEqual(outline.contact.map(({ text }) => text))
  const items = sections.flatMap(({ groups, list, entries: inside }) => [
    ...groups.map(({ name, skills }) => `${name}: ${skills}`),
    ...list.map(plainText),
    ...inside.flatMap(({ roles, details }) =>
      [...roles.flatMap((role) => role.details), ...details].map(plainText),
    ),
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
