import { css } from "@emotion/react"
import { fireEvent, render, screen } from "@testing-library/react"
import { Profiler } from "react"
import { createDisclosures } from "../../lib/disclosures"
import { Accordion } from "../accordion"

// jsdom has no paper.
const paper = { matches: false, addEventListener: () => {}, removeEventListener: () => {} }
Object.assign(window, { matchMedia: () => paper })

const ENTRIES = ["one", "two"].map((id) => ({ id, title: id, content: `All of ${id}.` }))

/** Shows two closed items. */
function show() {
  const onRender = jest.fn()
  render(
    <Profiler id="accordion" onRender={onRender}>
      <Accordion
        entries={ENTRIES}
        disclosures={createDisclosures([])}
        heading="h2"
        titleCss={css({})}
      />
    </Profiler>,
  )
  onRender.mockClear()
  const [first, second] = screen.getAllByRole("button") as [HTMLElement, HTMLElement]
  return { first, second, onRender }
}

const isOpen = (toggle: HTMLElement) => toggle.getAttribute("aria-expanded") === "true"

test.each([
  ["a press", (toggle: HTMLElement) => fireEvent.click(toggle)],
  ["Enter", (toggle: HTMLElement) => fireEvent.keyDown(toggle, { key: "Enter" })],
  ["the space bar", (toggle: HTMLElement) => fireEvent.keyDown(toggle, { key: " " })],
])("%s opens an item and closes it again, and leaves the others", (_, press) => {
  const { first, second } = show()
  press(first)
  expect([isOpen(first), isOpen(second)]).toEqual([true, false])
  press(second)
  press(first)
  expect([isOpen(first), isOpen(second)]).toEqual([false, true])
})

test("a letter does nothing, and is left to the browser", () => {
  const { first } = show()
  expect(fireEvent.keyDown(first, { key: "a" })).toBe(true)
  expect(isOpen(first)).toBe(false)
})

test("React answers a press at one go", () => {
  const { first, onRender } = show()
  fireEvent.click(first)
  fireEvent.keyDown(first, { key: "Enter" })
  expect(onRender).toHaveBeenCalledTimes(2)
})
