/** @jest-environment jsdom */
import { css } from "@emotion/react"
import { act, fireEvent, render, screen } from "@testing-library/react"
import { useExpandedItems } from "../../hooks/use-expanded-items"
import { Accordion, type AccordionEntry } from "../accordion"

const ENTRIES = ["one", "two"].map((id) => ({ id, title: id, content: `All of ${id}.` }))

type ExampleProps = { page: string; entries?: readonly AccordionEntry[] }

function Example({ page, entries = ENTRIES }: ExampleProps) {
  const expandedItems = useExpandedItems(page, [])
  return (
    <Accordion
      entries={entries}
      expandedItems={expandedItems}
      headingLevel={2}
      titleCss={css({})}
    />
  )
}

function renderToggles(page: string) {
  const view = render(<Example page={page} />)
  const [first, second] = screen.getAllByRole("button") as [HTMLElement, HTMLElement]
  return { first, second, ...view }
}

const isExpanded = (toggle: HTMLElement) => toggle.getAttribute("aria-expanded") === "true"

test.each([
  ["a click", (toggle: HTMLElement) => fireEvent.click(toggle)],
  ["Enter", (toggle: HTMLElement) => fireEvent.keyDown(toggle, { key: "Enter" })],
  ["Space", (toggle: HTMLElement) => fireEvent.keyDown(toggle, { key: " " })],
])("%s toggles an item and leaves the others unchanged", (name, toggleBy) => {
  const { first, second } = renderToggles(name)
  toggleBy(first)
  expect([isExpanded(first), isExpanded(second)]).toEqual([true, false])
  toggleBy(second)
  toggleBy(first)
  expect([isExpanded(first), isExpanded(second)]).toEqual([false, true])
})

test("an item may have a lower heading than the others", () => {
  const [one, two] = ENTRIES.map((entry) => ({ ...entry, title: `Item ${entry.id}` }))
  render(<Example page="levels" entries={[one, { ...two, headingLevel: 3 }] as AccordionEntry[]} />)
  expect(screen.getByRole("heading", { level: 2 })).toHaveTextContent("Item one")
  expect(screen.getByRole("heading", { level: 3 })).toHaveTextContent("Item two")
})

test("toggles once while a key is held down", () => {
  const { first } = renderToggles("repeat")
  fireEvent.keyDown(first, { key: " " })
  for (let count = 0; count < 3; count += 1) {
    fireEvent.keyDown(first, { key: " ", repeat: true })
  }
  expect(isExpanded(first)).toBe(true)
})

test.each([
  { key: "Enter", altKey: true },
  { key: "Enter", ctrlKey: true },
  { key: "Enter", metaKey: true },
  { key: "Enter", shiftKey: true },
  { key: "a" },
])("leaves %j to the browser", (press) => {
  const { first } = renderToggles(JSON.stringify(press))
  expect(fireEvent.keyDown(first, press)).toBe(true)
  expect(isExpanded(first)).toBe(false)
})

test("only a collapsed panel is hidden, and it is hidden until found", () => {
  const { first } = renderToggles("hidden")
  const panel = screen.getByText("All of one.")
  expect(panel).toHaveAttribute("hidden", "until-found")
  fireEvent.click(first)
  expect(panel).not.toHaveAttribute("hidden")
})

test("expands an item and scrolls to it when find-in-page finds its text", () => {
  const scrollIntoView = jest.fn() // jsdom does not have it.
  Object.assign(HTMLElement.prototype, { scrollIntoView })
  const { first } = renderToggles("found")
  fireEvent(screen.getByText("All of one."), new Event("beforematch"))
  expect(isExpanded(first)).toBe(true)
  expect(scrollIntoView).toHaveBeenCalled()
})

test("keeps the same items expanded when the visitor returns to the page", () => {
  const { second, unmount } = renderToggles("remembered")
  fireEvent.click(second)
  unmount()
  expect(screen.queryByRole("button")).not.toBeInTheDocument()
  const again = renderToggles("remembered")
  expect([isExpanded(again.first), isExpanded(again.second)]).toEqual([false, true])
})

test("puts a title that is a link into a heading, and the toggle outside of it", () => {
  const entry = { id: "three", title: "three", href: "https://three.example", content: "All." }
  render(<Example page="link" entries={[entry]} />)
  const heading = screen.getByRole("heading", { level: 2, name: "three" })
  expect(heading.contains(screen.getByRole("link", { name: "three" }))).toBe(true)
  const button = screen.getByRole("button", { name: "Show three" })
  expect(heading.contains(button)).toBe(false)
  // The name says what a click does, because the link beside it has the title.
  fireEvent.click(button)
  expect(button).toHaveAccessibleName("Hide three")
})

test("an item without content has a heading, but no toggle", () => {
  render(<Example page="static" entries={[{ id: "one", title: "One" }]} />)
  expect(screen.getByRole("heading", { level: 2, name: "One" }).closest("#one")).not.toBeNull()
  expect(screen.queryByRole("button")).toBeNull()
})

test("in print, all items are expanded, and afterwards the same as before", () => {
  const print = Object.assign(new EventTarget(), { matches: false })
  const matchMedia = jest.spyOn(window, "matchMedia").mockReturnValue(print as MediaQueryList)
  const { first, second } = renderToggles("print")
  fireEvent.click(second)
  const setPrint = (matches: boolean) =>
    act(() => {
      print.matches = matches
      print.dispatchEvent(new Event("change"))
    })
  setPrint(true)
  expect([isExpanded(first), isExpanded(second)]).toEqual([true, true])
  setPrint(false)
  expect([isExpanded(first), isExpanded(second)]).toEqual([false, true])
  expect(matchMedia).toHaveBeenCalledWith("print")
  matchMedia.mockRestore()
})
