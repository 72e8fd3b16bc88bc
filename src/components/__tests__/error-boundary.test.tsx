/** @jest-environment jsdom */
import { render, screen } from "@testing-library/react"
import userEvent from "@testing-library/user-event"
import { ErrorBoundary } from "../error-boundary"

let broken = true

function Page() {
  if (broken) throw new Error("The page is broken")
  return <p>The page works</p>
}

const boundary = (resetKey: string) => (
  <ErrorBoundary
    resetKey={resetKey}
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
