/** @jest-environment jsdom */
import { render, screen } from "@testing-library/react"
import userEvent from "@testing-library/user-event"
import { useRef } from "react"
import { useArrowKeys } from "../use-arrow-keys"

function Page({ onArrow }: { onArrow?: (step: -1 | 1) => void }) {
  const ref = useRef<HTMLDivElement>(null)
  useArrowKeys(ref, onArrow)
  return (
    <main tabIndex={-1}>
      <div ref={ref} data-testid="ours">
        <button type="button">inside</button>
      </div>
      <button type="button">outside</button>
      <input aria-label="field" />
    </main>
  )
}

/** Mocks the layout, which jsdom does not compute. The viewport is 768 px high. */
function placeAt(top: number, height: number) {
  const box = new DOMRect(0, top, 400, height)
  jest.spyOn(screen.getByTestId("ours"), "getBoundingClientRect").mockReturnValue(box)
}

function renderPage({ top = 100, height = 500 } = {}) {
  const onArrow = jest.fn()
  render(<Page onArrow={onArrow} />)
  placeAt(top, height)
  return onArrow
}

test("handles the left and the right arrow key while nothing has the focus", async () => {
  const onArrow = renderPage()
  await userEvent.keyboard("{ArrowLeft}{ArrowRight}{ArrowUp}{ArrowDown}{PageDown}")
  expect(onArrow.mock.calls).toEqual([[-1], [1]])
})

test("in a page from right to left, the left arrow is the next one", async () => {
  document.documentElement.dir = "rtl"
  const onArrow = renderPage()
  await userEvent.keyboard("{ArrowLeft}{ArrowRight}")
  expect(onArrow.mock.calls).toEqual([[1], [-1]])
  document.documentElement.dir = ""
})

test("handles the keys while the focus is inside the element or on one of its ancestors", async () => {
  const onArrow = renderPage()
  screen.getByRole("button", { name: "inside" }).focus()
  await userEvent.keyboard("{ArrowRight}")
  screen.getByRole("main").focus()
  await userEvent.keyboard("{ArrowRight}")
  expect(onArrow).toHaveBeenCalledTimes(2)
})

test.each(["outside", "field"])("ignores the arrow keys of another control: %s", async (name) => {
  const onArrow = renderPage()
  screen.getByRole(name === "field" ? "textbox" : "button", { name }).focus()
  await userEvent.keyboard("{ArrowRight}")
  expect(onArrow).not.toHaveBeenCalled()
})

test.each(["Shift", "Control", "Alt", "Meta"])("ignores an arrow key with %s", async (modifier) => {
  const onArrow = renderPage()
  await userEvent.keyboard(`{${modifier}>}{ArrowRight}{/${modifier}}`)
  expect(onArrow).not.toHaveBeenCalled()
})

test("ignores a key that another listener has handled", async () => {
  const onArrow = renderPage()
  const handle = (event: Event) => event.preventDefault()
  document.body.addEventListener("keydown", handle)
  await userEvent.keyboard("{ArrowRight}")
  document.body.removeEventListener("keydown", handle)
  expect(onArrow).not.toHaveBeenCalled()
})

test.each([
  ["half in view", 518, 500, 1],
  ["less than half in view", 520, 500, 0],
  ["above the viewport", -600, 500, 0],
  ["below the viewport", 800, 500, 0],
  ["larger than the viewport and covering it", -500, 2000, 1],
])("an element %s, at %i px and %i px high, handles %i key", async (_where, top, height, calls) => {
  const onArrow = renderPage({ top, height })
  await userEvent.keyboard("{ArrowRight}")
  expect(onArrow).toHaveBeenCalledTimes(calls)
})

test("leaves the keys to the browser without a callback", () => {
  render(<Page />)
  placeAt(100, 500)
  const event = new KeyboardEvent("keydown", { key: "ArrowRight", bubbles: true, cancelable: true })
  document.body.dispatchEvent(event)
  expect(event.defaultPrevented).toBe(false)
})
