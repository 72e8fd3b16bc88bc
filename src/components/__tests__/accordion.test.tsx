import { css } from "@emotion/react"
import { act, fireEvent, render, screen } from "@testing-library/react"
import { Profiler } from "react"
import { createExpandedItems } from "../../lib/expanded-items"
import { Accordion } from "../accordion"

// jsdom has no paper.
const paper = Object.assign(new EventTarget(), { matches: false })
Object.assign(window, { matchMedia: () => paper })

/** Begins or ends what a browser does to print. */
function print(matches: boolean) {
  act(() => {
    paper.matches = matches
    paper.dispatchEvent(new Event("change"))
  })
}

const ENTRIES = ["one", "two"].map((id) => ({ id, title: id, content: `All of ${id}.` }))

/** Shows two closed items. */
function show() {
  const onRender = jest.fn()
  const expandedItems = createExpandedItems([])
  const accordion = () => (
    <Profiler id="accordion" onRender={onRender}>
      <Accordion entries={ENTRIES} expandedItems={expandedItems} heading="h2" titleCss={css({})} />
    </Profiler>
  )
  const { rerender } = render(accordion())
  onRender.mockClear()
  const [first, second] = screen.getAllByRole("button") as [HTMLElement, HTMLElement]
  return { first, second, onRender, rerender: () => rerender(accordion()) }
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

test("a press is shown without a render", () => {
  const { first, onRender } = show()
  fireEvent.click(first)
  expect(isOpen(first)).toBe(true)
  expect(screen.getByText("All of one.").hasAttribute("hidden")).toBe(false)
  fireEvent.keyDown(first, { key: "Enter" })
  expect(screen.getByText("All of one.").getAttribute("hidden")).toBe("until-found")
  expect(onRender).not.toHaveBeenCalled()
})

test("what was pressed stays, whatever else has the accordion rendered", () => {
  const { first, second, rerender } = show()
  fireEvent.click(first)
  rerender()
  expect([isOpen(first), isOpen(second)]).toEqual([true, false])
  fireEvent.click(first)
  rerender()
  expect([isOpen(first), isOpen(second)]).toEqual([false, false])
})

test("on paper all items are open, and afterwards as they were", () => {
  const { first, second } = show()
  fireEvent.click(second)
  fireEvent.click(first)
  fireEvent.click(first)
  print(true)
  expect([isOpen(first), isOpen(second)]).toEqual([true, true])
  print(false)
  expect([isOpen(first), isOpen(second)]).toEqual([false, true])
})
