/** @jest-environment jsdom */
import { act, render, screen } from "@testing-library/react"
import { StrictMode } from "react"
import { ANNOUNCER_ID } from "../../../browser/announce"
import { RouteTransition } from "../route-transition"

/** Mocks `document.startViewTransition`. A test calls `update` and `end` of each started transition. */
function mockViewTransitions({ reducedMotion = false } = {}) {
  const started: { update: () => void; end: () => void; skipTransition: jest.Mock }[] = []
  const start = jest.fn((update: () => void) => {
    let end = () => {}
    const finished = new Promise<void>((resolve) => {
      end = resolve
    })
    const transition = { update, end, finished, ready: finished, skipTransition: jest.fn() }
    started.push(transition)
    return transition
  })
  Object.assign(document, { startViewTransition: start })
  Object.assign(window, { matchMedia: () => ({ matches: reducedMotion }), scrollTo: jest.fn() })
  return started
}

const pageAt = (pathname: string, text = pathname) => (
  <StrictMode>
    <main>
      <RouteTransition location={{ pathname, hash: "", key: pathname }}>
        <h1>{text}</h1>
      </RouteTransition>
    </main>
  </StrictMode>
)

test.each([
  ["the title of the page", <h1 key="">Robin</h1>, "Navigated to About — Robin"],
  [
    "what has failed",
    <h1 key="" data-announced="404">
      Error
    </h1>,
    "Navigated to 404",
  ],
])("announces %s", (_what, heading, announcement) => {
  mockViewTransitions({ reducedMotion: true })
  const at = (pathname: string) => (
    <>
      <main>
        <RouteTransition location={{ pathname, hash: "" }} title="About — Robin">
          {heading}
        </RouteTransition>
      </main>
      <p id={ANNOUNCER_ID} role="status" />
    </>
  )
  const { rerender } = render(at("/"))
  expect(screen.getByRole("status")).toBeEmptyDOMElement()
  rerender(at("/about/"))
  expect(screen.getByRole("status")).toHaveTextContent(announcement)
})

const heading = () => screen.getByRole("heading")
const state = () => document.documentElement.dataset.routeTransition

test("shows the old page until the browser has captured it, then the new page, and focuses its heading", async () => {
  const started = mockViewTransitions()
  const { rerender } = render(pageAt("/one/"))
  rerender(pageAt("/two/"))
  expect(heading()).toHaveTextContent("/one/")
  expect(state()).toBe("running")

  act(() => started[0]?.update())
  expect(heading()).toHaveTextContent("/two/")
  expect(heading()).toHaveFocus()
  expect(state()).toBe("running")
  expect(started[0]?.skipTransition).not.toHaveBeenCalled()

  await act(async () => started[0]?.end())
  expect(state()).toBe("idle")
  expect(started).toHaveLength(1)
})

test("never shows a page that another navigation replaces before it is visible", async () => {
  const started = mockViewTransitions()
  const { rerender } = render(pageAt("/one/"))
  rerender(pageAt("/two/"))
  rerender(pageAt("/three/"))
  expect(started[0]?.skipTransition).toHaveBeenCalled()
  act(() => started[0]?.update()) // browsers call the update of a skipped transition too
  expect(heading()).toHaveTextContent("/one/")
  await act(async () => started[0]?.end())
  expect(state()).toBe("running")
  act(() => started[1]?.update())
  expect(heading()).toHaveTextContent("/three/")
  await act(async () => started[1]?.end())
  expect(state()).toBe("idle")
})

test("stays on the old page if the visitor returns to it before the new one is shown, and focuses its heading", async () => {
  const started = mockViewTransitions()
  const { rerender } = render(pageAt("/one/"))
  rerender(pageAt("/two/"))
  rerender(pageAt("/one/"))
  expect(heading()).toHaveFocus()
  expect(started[0]?.skipTransition).toHaveBeenCalled()
  act(() => started[0]?.update())
  await act(async () => started[0]?.end())
  rerender(pageAt("/one/", "One, changed"))
  expect(heading()).toHaveTextContent("One, changed")
  expect(state()).toBe("idle")
  expect(started).toHaveLength(1)
})

test("shows the latest content of the new page", () => {
  const started = mockViewTransitions()
  const { rerender } = render(pageAt("/one/"))
  rerender(pageAt("/two/", "first"))
  rerender(pageAt("/two/", "second"))
  act(() => started[0]?.update())
  expect(heading()).toHaveTextContent("second")
  expect(started).toHaveLength(1)
})

test("replaces the page at once with reduced motion", () => {
  const started = mockViewTransitions({ reducedMotion: true })
  const { rerender } = render(pageAt("/one/"))
  rerender(pageAt("/two/"))
  expect(heading()).toHaveTextContent("/two/")
  expect(heading()).toHaveFocus()
  expect(started).toHaveLength(0)
})

test("treats an address with and without a trailing slash as the same page", () => {
  const started = mockViewTransitions()
  const { rerender } = render(pageAt("/one"))
  rerender(pageAt("/one/", "the same"))
  expect(heading()).toHaveTextContent("the same")
  expect(started).toHaveLength(0)
})
