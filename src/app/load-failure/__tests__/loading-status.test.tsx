/** @jest-environment jsdom */
import { act, render, screen } from "@testing-library/react"
import { LoadingStatus, watchLoad } from "../loading-status"

test("says after 0.3 seconds that a page is loading, and offers a reload after ten", async () => {
  jest.useFakeTimers()
  render(<LoadingStatus />)
  let finish = () => {}
  const load = watchLoad("/about/", () => new Promise<void>((resolve) => (finish = resolve)))
  const wait = (time: number) => act(() => jest.advanceTimersByTime(time))

  wait(299)
  expect(screen.getByRole("status")).toBeEmptyDOMElement()
  wait(1)
  expect(screen.getByRole("status")).toHaveTextContent("The page is loading.")
  expect(screen.queryByRole("link")).toBeNull()
  wait(9_700)
  expect(screen.getByRole("link")).toHaveAttribute("href", "/about/")
  await act(async () => {
    finish()
    await load
  })
  expect(screen.getByRole("status")).toBeEmptyDOMElement()
  jest.useRealTimers()
})

test("watches only the page that the visitor opened last", async () => {
  jest.useFakeTimers()
  render(<LoadingStatus />)
  void watchLoad("/about/", () => new Promise(() => {}))
  await act(() => watchLoad("/resume/", () => Promise.resolve()))
  act(() => jest.advanceTimersByTime(20_000))
  expect(screen.getByRole("status")).toBeEmptyDOMElement()
  jest.useRealTimers()
})
