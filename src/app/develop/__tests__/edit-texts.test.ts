/** @jest-environment jsdom */
import { addPlace } from "../../../lib/text-places"
import { openEditorOnClick } from "../edit-texts"

const placed = (text: string, file: string, line: number) =>
  addPlace(text, encodeURI(`/Jörg/content/${file}.yaml:${line}:5`))

const PAGE = `<main>
  <nav aria-label="${placed("Main", "website", 1)}"><a href="/about/">${placed("About", "about", 3)}</a></nav>
  <p>I like <a href="https://ledgers.example/">ledgers</a>${placed(".", "about", 7)}</p>
  <p><time>2023</time> <b>${placed("Present", "website", 9)}</b> <i>${placed("Lead", "work", 4)}</i></p>
  <img alt="${placed("Ada at her desk", "owner", 9)}">
</main><aside>Made by code</aside>`

const requests: string[] = []
const element = (selector: string) => document.querySelector(selector) as HTMLElement
const inShadow = (id: string) => element("edit-texts").shadowRoot?.getElementById(id)

beforeAll(async () => {
  // jsdom has no layout.
  Range.prototype.getClientRects = () => [new DOMRect(0, 0, 10, 10)] as unknown as DOMRectList
  Range.prototype.getBoundingClientRect = () => new DOMRect(0, 0, 10, 10)
  window.fetch = async (input) => {
    requests.push(String(input))
    return new Response("")
  }
  openEditorOnClick()
  document.body.insertAdjacentHTML("afterbegin", PAGE)
  await new Promise((resolve) => setTimeout(resolve))
})

beforeEach(() => {
  requests.length = 0
})

/** @returns whether the page may act on the click */
function click(selector: string, options: MouseEventInit = { altKey: true }) {
  document.elementsFromPoint = () => [element(selector)]
  const event = new MouseEvent("click", { bubbles: true, cancelable: true, ...options })
  return element(selector).dispatchEvent(event)
}

test("no text and no attribute of the page keeps an invisible character, also of a later text", async () => {
  element("i").textContent = placed("Lead", "work", 4)
  element("i").title = placed("Lead", "work", 4)
  await new Promise((resolve) => setTimeout(resolve))
  expect(element("html").outerHTML).not.toMatch(/[\u{e0000}-\u{e007f}]/u)
  expect(element("main").textContent).toContain("I like ledgers.")
})

test.each([
  ["a text", "nav a", "about.yaml:3:5"],
  ["a part of a text", "p a", "about.yaml:7:5"],
  ["a date, which leads to its entry and not to a word beside it", "time", "work.yaml:4:5"],
  ["a word of the interface", "b", "website.yaml:9:5"],
  ["a picture", "img", "owner.yaml:9:5"],
])("Alt+click opens the line of %s, and shows the place", (_, selector, place) => {
  expect(click(selector)).toBe(false)
  expect(inShadow("message")?.textContent).toContain(`/Jörg/content/${place}`)
  const [file = "", line = ""] = place.split(":")
  const query = new URLSearchParams({ fileName: `/Jörg/content/${file}`, lineNumber: line })
  expect(requests).toEqual([`/__open-stack-frame-in-editor?${query}`])
})

test("a button copies the place, for whoever has no editor open", async () => {
  const writeText = jest.fn(async () => {})
  Object.assign(navigator, { clipboard: { writeText } })
  click("nav a")
  const button = inShadow("message")?.querySelector("button")
  expect(button?.textContent).toBe("Copy the place")
  button?.click()
  await new Promise((resolve) => setTimeout(resolve))
  expect(writeText).toHaveBeenCalledWith("/Jörg/content/about.yaml:3:5")
  expect(button?.textContent).toBe("Copied")
  Object.assign(navigator, { clipboard: undefined })
  click("nav a")
  expect(inShadow("message")?.querySelector("button")).toBeNull()
})

test("Alt+Enter opens the line of the focused link", () => {
  element("nav a").focus()
  window.dispatchEvent(new KeyboardEvent("keydown", { key: "Enter", altKey: true }))
  expect(inShadow("message")?.textContent).toContain("about.yaml:3:5")
})

test("a click without Alt is that of a visitor", () => {
  element("p").addEventListener("click", (event) => event.preventDefault(), { once: true })
  click("p", {})
  expect(requests).toEqual([])
})

test("an outline shows the text at the pointer while Alt is held", () => {
  document.elementsFromPoint = () => [element("p")]
  for (const altKey of [true, false]) {
    window.dispatchEvent(Object.assign(new MouseEvent("pointermove", { altKey })))
    expect(inShadow("frame")?.hidden).toBe(!altKey)
  }
})
