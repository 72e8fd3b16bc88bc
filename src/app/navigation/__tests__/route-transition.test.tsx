import { act, render, screen } from "@testing-library/react"
import { StrictMode } from "react"
import { RouteTransition } from "../route-transition"
import { useRouteTransition } from "../view-transition"

/** Stands in for the browser's transitions: each waits to be told to take its pictures, and to end. */
function fakeTransitions({ reducedMotion = false } = {}) {
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

const State = () => <output>{useRouteTransition()}</output>

const pageAt = (pathname: string, text = pathname) => (
  <StrictMode>
    <State />
    <main>
      <RouteTransition location={{ pathname, hash: "", key: pathname }}>
        <h1>{text}</h1>
      </RouteTransition>
    </main>
  </StrictMode>
)

const heading = () => screen.getByRole("heading")
const state = () => document.documentElement.dataset.routeTransition

test("holds the old page until its picture is taken, then shows the new one and says so", async () => {
  const started = fakeTransitions()
  const { rerender } = render(pageAt("/one/"))
  rerender(pageAt("/two/"))
  expect(heading()).toHaveTextContent("/one/")
  expect(state()).toBe("running")
  expect(screen.getByRole("status")).toHaveTextContent("running")

  act(() => started[0]?.update())
  expect(heading()).toHaveTextContent("/two/")
  expect(heading()).toHaveFocus()
  expect(state()).toBe("running")
  expect(started[0]?.skipTransition).not.toHaveBeenCalled()

  await act(async () => started[0]?.end())
  expect(state()).toBe("idle")
  expect(screen.getByRole("status")).toHaveTextContent("idle")
  expect(started).toHaveLength(1)
})

test("goes from the old page to the newest, whatever was asked for between", async () => {
  const started = fakeTransitions()
  const { rerender } = render(pageAt("/one/"))
  rerender(pageAt("/two/"))
  rerender(pageAt("/three/"))
  expect(started[0]?.skipTransition).toHaveBeenCalled()
  act(() => started[0]?.update()) // a browser still calls back what it skips
  expect(heading()).toHaveTextContent("/one/")
  await act(async () => started[0]?.end())
  expect(state()).toBe("running")
  act(() => started[1]?.update())
  expect(heading()).toHaveTextContent("/three/")
  await act(async () => started[1]?.end())
  expect(state()).toBe("idle")
})

test("stays on the old page if it is asked for again in time", async () => {
  const started = fakeTransitions()
  const { rerender } = render(pageAt("/one/"))
  rerender(pageAt("/two/"))
  rerender(pageAt("/one/"))
  expect(started[0]?.skipTransition).toHaveBeenCalled()
  act(() => started[0]?.update())
  await act(async () => started[0]?.end())
  rerender(pageAt("/one/", "One, changed"))
  expect(heading()).toHaveTextContent("One, changed")
  expect(state()).toBe("idle")
  expect(started).toHaveLength(1)
})

test("shows the newest of what the new page has become while it was held back", () => {
  const started = fakeTransitions()
  const { rerender } = render(pageAt("/one/"))
  rerender(pageAt("/two/", "first"))
  rerender(pageAt("/two/", "second"))
  act(() => started[0]?.update())
  expect(heading()).toHaveTextContent("second")
  expect(started).toHaveLength(1)
})

test("swaps at once where less motion is wanted", () => {
  const started = fakeTransitions({ reducedMotion: true })
  const { rerender } = render(pageAt("/one/"))
  rerender(pageAt("/two/"))
  expect(heading()).toHaveTextContent("/two/")
  expect(heading()).toHaveFocus()
  expect(started).toHaveLength(0)
})

test("knows a page with and without the slash at its end", () => {
  const started = fakeTransitions()
  const { rerender } = render(pageAt("/one"))
  rerender(pageAt("/one/", "the same"))
  expect(heading()).toHaveTextContent("the same")
  expect(started).toHaveLength(0)
})
