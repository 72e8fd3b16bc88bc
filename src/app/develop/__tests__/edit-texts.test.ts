/** @jest-environment jsdom */
import { openEditorOnClick, toClickedText } from "../edit-texts"

const place = (name: string, path: (string | number)[], text: string, line: number) => ({
  language: "",
  name,
  path,
  text,
  file: `content/${name}.yaml`,
  line,
  column: 5,
  open: `/site/content/${name}.yaml`,
})

const PLACES = [
  place("about", ["title"], "About", 3),
  place("about", ["bio", 0], "I like ledgers.", 7),
  place("owner", ["portrait", "src"], "images/ada.png", 8),
  place("owner", ["portrait", "alt"], "Ada at her desk", 9),
]

const PAGE = `<main>
  <nav><a href="/about/">About</a></nav>
  <p>I like <a style="display: inline" href="https://ledgers.example/">ledgers</a>.</p>
  <img alt="Ada at her desk">
  <button>Activate metal mode.</button>
</main>`

let answer: unknown[] | Error
const requests: string[] = []

beforeAll(() => {
  // jsdom has no layout.
  Range.prototype.getClientRects = () => [new DOMRect(0, 0, 10, 10)] as unknown as DOMRectList
  Range.prototype.getBoundingClientRect = () => new DOMRect(0, 0, 10, 10)
  window.fetch = async (input) => {
    requests.push(String(input))
    if (answer instanceof Error) throw answer
    return { json: async () => answer } as Response
  }
  openEditorOnClick()
})

beforeEach(() => {
  answer = PLACES
  requests.length = 0
  document.querySelector("main")?.remove()
  document.body.insertAdjacentHTML("afterbegin", PAGE)
  window.dispatchEvent(new Event("focus"))
  window.dispatchEvent(new KeyboardEvent("keydown", { key: "Escape" }))
})

const element = (selector: string) => document.querySelector(selector) as HTMLElement

const inShadow = (id: string) =>
  element("edit-texts").shadowRoot?.getElementById(id) as HTMLElement | undefined

/** @returns whether the page may act on the click, after the answer of the develop server */
async function click(selector: string, options: MouseEventInit = { altKey: true }) {
  document.elementsFromPoint = () => [element(selector)]
  const event = new MouseEvent("click", { bubbles: true, cancelable: true, ...options })
  const isAllowed = element(selector).dispatchEvent(event)
  await new Promise((resolve) => setTimeout(resolve))
  return isAllowed
}

const shownText = () => (inShadow("message")?.hidden ? "" : inShadow("message")?.textContent)

test("Alt+click on a text opens the editor at its line, and shows the place", async () => {
  expect(await click("p a")).toBe(false)
  expect(requests).toEqual([
    "/__content-places/",
    "/__open-stack-frame-in-editor?fileName=%2Fsite%2Fcontent%2Fabout.yaml&lineNumber=7",
  ])
  expect(shownText()).toContain("content/about.yaml:7:5")
})

test("Alt+click on a picture opens the line of its file", async () => {
  await click("img")
  expect(shownText()).toContain("content/owner.yaml:8:5")
})

test("Alt+Enter opens the line of the focused link", async () => {
  element("nav a").focus()
  window.dispatchEvent(new KeyboardEvent("keydown", { key: "Enter", altKey: true }))
  await new Promise((resolve) => setTimeout(resolve))
  expect(shownText()).toContain("content/about.yaml:3:5")
})

test("a click without Alt is that of a visitor", async () => {
  element("p").addEventListener("click", (event) => event.preventDefault(), { once: true })
  await click("p", {})
  expect(requests).toEqual([])
  expect(shownText()).toBe("")
})

test("an outline shows the text at the pointer while Alt is held", () => {
  document.elementsFromPoint = () => [element("p")]
  const move = (altKey: boolean) =>
    window.dispatchEvent(Object.assign(new MouseEvent("pointermove", { altKey })))
  move(true)
  expect(inShadow("frame")?.hidden).toBe(false)
  move(false)
  expect(inShadow("frame")?.hidden).toBe(true)
})

test("a text of the code says that no file has it", async () => {
  await click("button")
  expect(shownText()).toContain("No file of the content has “Activate metal mode.”")
  expect(requests).toHaveLength(1)
})

test("while the content has an error, it says so", async () => {
  answer = []
  await click("p")
  expect(shownText()).toContain("The content has an error.")
})

test("without an answer of the develop server it says so, and asks again", async () => {
  answer = new Error("Failed to fetch")
  await click("p")
  expect(shownText()).toContain("The develop server does not answer.")
  answer = PLACES
  await click("p")
  expect(shownText()).toContain("content/about.yaml:7:5")
})

test("what is clicked has the page that it leads to, and the texts around it", () => {
  const link = toClickedText(element("nav a").firstChild as Text)
  expect(link).toMatchObject({ text: "About", page: "about", isInMenu: true })
  const word = toClickedText(element("p a").firstChild as Text)
  expect(word).toMatchObject({ text: "ledgers", page: undefined, isInMenu: false })
  expect(word.around[0]?.trim()).toBe("I like ledgers.")
  expect(word.around.at(-1)).toContain("Ada at her desk")
})
