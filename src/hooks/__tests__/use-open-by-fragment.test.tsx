/** @jest-environment jsdom */
import { act, renderHook } from "@testing-library/react"
import { useOpenByFragment } from "../use-open-by-fragment"

const scrollIntoView = jest.fn()
let endTransition = () => {}

beforeEach(() => {
  scrollIntoView.mockReset()
  document.body.innerHTML =
    '<div id="acme" data-accordion-component="AccordionItem"><div hidden><p id="lead"></p></div></div>'
  Element.prototype.scrollIntoView = scrollIntoView
  const finished = new Promise<void>((resolve) => {
    endTransition = resolve
  })
  const transition = { transitionProperty: "height", playState: "running", finished }
  Object.assign(document, { getAnimations: () => [transition] })
})

const nextFrame = () => act(() => new Promise<void>((done) => requestAnimationFrame(() => done())))

test("expands the items around the target, and scrolls to it when they are expanded", async () => {
  const expand = jest.fn()
  renderHook(() => useOpenByFragment({ hash: "#lead" }, expand))
  await nextFrame()
  expect(expand.mock.calls).toEqual([[["acme"]]])
  expect(scrollIntoView).not.toHaveBeenCalled()
  await act(async () => endTransition())
  expect(scrollIntoView).toHaveBeenCalledTimes(1)
})

test("does not scroll to the target after the visitor has left the page", async () => {
  const expand = jest.fn()
  const { unmount } = renderHook(() => useOpenByFragment({ hash: "#lead" }, expand))
  await nextFrame()
  unmount()
  await act(async () => endTransition())
  expect(expand).toHaveBeenCalled()
  expect(scrollIntoView).not.toHaveBeenCalled()
})

test("expands the items again if the visitor follows the same link again", async () => {
  const expand = jest.fn()
  const { rerender } = renderHook((key) => useOpenByFragment({ hash: "#lead", key }, expand), {
    initialProps: "1",
  })
  await nextFrame()
  rerender("1")
  await nextFrame()
  expect(expand).toHaveBeenCalledTimes(1)
  rerender("2")
  await nextFrame()
  expect(expand).toHaveBeenCalledTimes(2)
})
