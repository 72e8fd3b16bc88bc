/** @jest-environment jsdom */
import { render, screen } from "@testing-library/react"
import userEvent from "@testing-library/user-event"
import { ErrorBoundary } from "../error-boundary"

let broken = true
let thrown = new Error("The page is broken")

function Page() {
  if (broken) throw thrown
  return <p>The page works</p>
}

const boundary = (resetKey: string, onRetry = () => {}) => (
  <ErrorBoundary
    resetKey={resetKey}
    onRetry={onRetry}
    fallback={(error, retry) => (
      <>
        <p>{error.message}</p>
        <button type="button" onClick={retry}>
          Try again
        </button>
      </>
    )}
  >
    <Page />
  </ErrorBoundary>
)

test("shows the error, and shows the page again after a retry", async () => {
  const consoleError = jest.spyOn(console, "error").mockImplementation(() => {})
  broken = true
  render(boundary("/a/"))
  expect(screen.getByText("The page is broken")).toBeInTheDocument()
  broken = false
  await userEvent.click(screen.getByRole("button", { name: "Try again" }))
  expect(screen.getByText("The page works")).toBeInTheDocument()
  consoleError.mockRestore()
})

test("clears the error when the visitor navigates to another page", () => {
  const consoleError = jest.spyOn(console, "error").mockImplementation(() => {})
  broken = true
  const { rerender } = render(boundary("/a/"))
  broken = false
  rerender(boundary("/b/"))
  expect(screen.getByText("The page works")).toBeInTheDocument()
  consoleError.mockRestore()
})

/** What React throws if an extension has moved an element that React removes. */
const moved = () => {
  const error = new DOMException("The node is elsewhere", "NotFoundError")
  // jsdom has another realm, whose errors are no errors of this one.
  return Object.setPrototypeOf(error, DOMException.prototype)
}

test("renders the first page anew, once and in silence, if a change of the document fails", () => {
  const consoleError = jest.spyOn(console, "error").mockImplementation(() => {})
  thrown = moved()
  broken = false
  const handleRetry = jest.fn(() => {
    expect(document.body).toHaveTextContent("")
    broken = false
  })
  const { container, rerender } = render(boundary("/a/", handleRetry))
  broken = true
  rerender(boundary("/a/", handleRetry))
  expect(container).toHaveTextContent("The page works")
  broken = true
  rerender(boundary("/a/", handleRetry))
  expect(container).toHaveTextContent("The node is elsewhere")
  expect(handleRetry).toHaveBeenCalledTimes(1)
  consoleError.mockRestore()
})

test.each([
  ["of another kind on the first page", "/a/", () => new Error("The page is broken")],
  ["on a later page", "/b/", moved],
])("shows an error %s at once", (_, path, toError) => {
  const consoleError = jest.spyOn(console, "error").mockImplementation(() => {})
  thrown = toError()
  broken = false
  const handleRetry = jest.fn()
  const { container, rerender } = render(boundary("/a/", handleRetry))
  broken = true
  rerender(boundary(path, handleRetry))
  expect(container).toHaveTextContent(`${thrown.message}Try again`)
  expect(handleRetry).not.toHaveBeenCalled()
  consoleError.mockRestore()
})
