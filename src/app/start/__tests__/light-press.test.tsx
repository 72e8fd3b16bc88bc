import { css } from "@emotion/react"
import { act, fireEvent, screen } from "@testing-library/react"
import type { ComponentProps } from "react"
import { createRoot } from "react-dom/client"
import { Accordion } from "../../../components/accordion"
import { createExpandedItems } from "../../../lib/expanded-items"
import { lightenPress } from "../light-press"

// jsdom has no paper.
const paper = { matches: false, addEventListener: () => {}, removeEventListener: () => {} }
Object.assign(window, { matchMedia: () => paper })

let unmount = () => {}
afterEach(() => {
  act(unmount)
  document.body.replaceChildren()
})

/** Puts an accordion on the page, below an element that tells what React has heard. */
async function show(inside: ComponentProps<"button"> = {}) {
  const heard: string[] = []
  const hear = ({ type }: { type: string }) => heard.push(type)
  const container = document.body.appendChild(document.createElement("div"))
  lightenPress(container)
  const root = createRoot(container)
  unmount = () => root.unmount()
  await act(() =>
    root.render(
      <div
        onPointerDownCapture={hear}
        onPointerUpCapture={hear}
        onMouseDownCapture={hear}
        onMouseUpCapture={hear}
        onClickCapture={hear}
      >
        <Accordion
          entries={[{ id: "one", title: "one", content: <button {...inside}>inside</button> }]}
          expandedItems={createExpandedItems(["one"])}
          heading="h2"
          titleCss={css({})}
        />
      </div>,
    ),
  )
  return { heard, toggle: screen.getByRole("button", { name: "one" }) }
}

/** What a browser makes of a press, in part. */
function press(element: Element) {
  fireEvent.pointerDown(element)
  fireEvent.mouseDown(element)
  fireEvent.pointerUp(element)
  fireEvent.mouseUp(element)
  fireEvent.click(element)
}

test("of a press on a toggle React hears the click alone, and answers it", async () => {
  const { heard, toggle } = await show()
  const onDocument = jest.fn()
  document.addEventListener("pointerdown", onDocument, { capture: true, once: true })
  press(toggle)
  expect(heard).toEqual(["click"])
  expect(toggle.getAttribute("aria-expanded")).toBe("false")
  expect(onDocument).toHaveBeenCalledTimes(1)

  heard.length = 0
  press(screen.getByText("inside"))
  expect(heard).toEqual(["pointerdown", "mousedown", "pointerup", "mouseup", "click"])
})

test("what a pointer enters from a toggle is still told", async () => {
  const onMouseEnter = jest.fn()
  const { toggle } = await show({ onMouseEnter })
  fireEvent.mouseOut(toggle, { relatedTarget: screen.getByText("inside") })
  expect(onMouseEnter).toHaveBeenCalledTimes(1)
})

test("a press that began elsewhere may end on a toggle, for who follows it on the document", async () => {
  const { toggle } = await show()
  const onEnd = jest.fn()
  document.addEventListener("pointerup", onEnd, { once: true })
  fireEvent.pointerDown(screen.getByText("inside"))
  fireEvent.pointerUp(toggle)
  expect(onEnd).toHaveBeenCalledTimes(1)
})

test("a press that began on a toggle and ended elsewhere is over", async () => {
  const { heard, toggle } = await show()
  const inside = screen.getByText("inside")
  fireEvent.pointerDown(toggle)
  fireEvent.pointerUp(inside)
  fireEvent.pointerUp(toggle)
  expect(heard).toEqual(["pointerup", "pointerup"])
})

test.each([
  { pointerType: "touch", setsCaret: false },
  { pointerType: "mouse", setsCaret: true },
])("a press by $pointerType sets the caret into a title: $setsCaret", async (press) => {
  const { toggle } = await show()
  const down = new MouseEvent("pointerdown", { bubbles: true })
  fireEvent(toggle, Object.assign(down, { pointerType: press.pointerType }))
  expect(fireEvent.mouseDown(toggle)).toBe(press.setsCaret)
  expect(fireEvent.mouseDown(screen.getByText("inside"))).toBe(true)
})
