/** @jest-environment jsdom */
import { act, screen } from "@testing-library/react"
import { hydrate } from "../hydrate"

beforeAll(() => {
  // jsdom does not have it.
  performance.getEntriesByType = () => []
})

afterEach(() => {
  document.body.replaceChildren()
})

test("HTML of the server is kept", async () => {
  document.body.innerHTML = `<div id="root"><p>A page</p></div>`
  const paragraph = screen.getByText("A page")
  await hydrateRootElement()
  expect(screen.getByText("A page")).toBe(paragraph)
})

test("a page without HTML, as the develop server sends it, is rendered without an error", async () => {
  document.body.innerHTML = `<div id="root"></div>`
  const listener = jest.fn()
  window.addEventListener("error", listener)
  await hydrateRootElement()
  window.removeEventListener("error", listener)
  expect(screen.getByText("A page")).toBeInTheDocument()
  expect(listener).not.toHaveBeenCalled()
})

async function hydrateRootElement() {
  const root = document.getElementById("root") as HTMLElement
  await act(async () => hydrate(<p>A page</p>, root))
}
