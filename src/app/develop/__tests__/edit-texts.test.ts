/** @jest-environment jsdom */
import { openEditorOnClick } from "../edit-texts"

// jsdom does not know that an element is inline.
const PAGE = `<style>a, i, time, h1 bdi { display: inline }</style><main>
  <nav aria-label="Main"><a href="/de/ich/">Über mich</a></nav>
  <p>I like <a href="https://ledgers.example/">ledgers<bdi hidden>(https://ledgers.example)</bdi></a>.</p>
  <h1><bdi><b>Ada</b> <b>Writer</b></bdi></h1>
  <section><p><i>Lead</i> <time>2023</time></p></section>
  <img alt="Ada at her desk">
</main>`

const PLACE = "/Jörg/content/work.yaml:4:5"

const requests: Record<string, unknown>[] = []
let answer: { text?: string; places: string[]; opened?: string }
const element = (selector: string) => document.querySelector(selector) as HTMLElement
const inShadow = (selector: string) => element("edit-texts").shadowRoot?.querySelector(selector)
const settle = () => new Promise((resolve) => setTimeout(resolve))

beforeAll(() => {
  // jsdom has no layout.
  Range.prototype.getClientRects = () => [new DOMRect(0, 0, 10, 10)] as unknown as DOMRectList
  Range.prototype.getBoundingClientRect = () => new DOMRect(0, 0, 10, 10)
  window.fetch = async (address, init) => {
    requests.push({ address, ...JSON.parse(String(init?.body)) })
    return { json: async () => answer } as Response
  }
  document.documentElement.lang = "de"
  openEditorOnClick()
  document.body.insertAdjacentHTML("afterbegin", PAGE)
})

beforeEach(() => {
  requests.length = 0
  answer = { text: "Lead", places: [PLACE], opened: PLACE }
})

/** @returns whether the page may act on the click */
function click(selector: string, options: MouseEventInit = { altKey: true }) {
  document.elementsFromPoint = () => [element(selector)]
  const event = new MouseEvent("click", { bubbles: true, cancelable: true, ...options })
  return element(selector).dispatchEvent(event)
}

test.each([
  ["a text, and its block", "nav a", ["Über mich"]],
  [
    "a part of a text without the address for print, and all of it",
    "p a",
    ["I like ledgers.", "ledgers"],
  ],
  ["the alternative text of a picture", "img", ["Ada at her desk"]],
])("Alt+click asks the server for %s", (_, selector, texts) => {
  expect(click(selector)).toBe(false)
  const where = { address: "/__edit-text", language: "de", path: "/" }
  expect(requests).toMatchObject([{ texts, ...where }])
})

test("the texts around a date are asked from the nearest on", () => {
  click("time")
  const around = requests[0]?.around as string[]
  const order = ["Lead", "I like ledgers.", "Über mich"].map((text) => around.indexOf(text))
  expect(order).toEqual(order.toSorted((one, other) => one - other))
  expect(order).not.toContain(-1)
})

test("a text whose words are blocks is asked as a whole", () => {
  click("b")
  expect(requests).toMatchObject([{ texts: ["Ada Writer", "Ada"] }])
})

test("shows the place that was opened, and a button copies it, for whoever has no editor open", async () => {
  const writeText = jest.fn(async () => {})
  Object.assign(navigator, { clipboard: { writeText } })
  click("nav a")
  await settle()
  expect(inShadow("#message")?.textContent).toContain(`${PLACE}\nLead`)
  const button = inShadow("button") as HTMLButtonElement
  expect(button.textContent).toBe("Copy the place")
  button.click()
  await settle()
  expect(writeText).toHaveBeenCalledWith(PLACE)
  expect(button.textContent).toBe("Copied")
  Object.assign(navigator, { clipboard: undefined })
  click("nav a")
  await settle()
  expect(inShadow("button")).toBeNull()
})

test("of several places, the owner picks one", async () => {
  answer = { text: "Lead", places: [PLACE, "/Jörg/content/home.yaml:9:1"] }
  click("i")
  await settle()
  expect(inShadow("#message")?.textContent).toContain("“Lead” is written in 2 places.")
  const [, second] = inShadow("#message")?.querySelectorAll("button") ?? []
  expect(second?.textContent).toBe("/Jörg/content/home.yaml:9:1")
  second?.click()
  expect(requests.at(-1)).toMatchObject({ texts: ["Lead 2023", "Lead"], pick: 1 })
})

test("says if a text is not in the content, and if the server does not answer", async () => {
  answer = { places: [] }
  click("nav a")
  await settle()
  expect(inShadow("#message")?.textContent).toMatch(/^“Über mich” is no text .+ `words`/)
  jest.spyOn(window, "fetch").mockRejectedValueOnce(new Error("Failed to fetch"))
  click("nav a")
  await settle()
  expect(inShadow("#message")?.textContent).toContain("Failed to fetch")
})

test("Alt+Enter asks for the text of the focused link", () => {
  element("nav a").focus()
  window.dispatchEvent(new KeyboardEvent("keydown", { key: "Enter", altKey: true }))
  expect(requests).toMatchObject([{ texts: ["Über mich"] }])
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
    expect((inShadow("#frame") as HTMLElement).hidden).toBe(!altKey)
  }
})
