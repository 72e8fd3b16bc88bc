import { render, screen } from "@testing-library/react"
import userEvent from "@testing-library/user-event"
import { ErrorBoundary } from "../error-boundary"

let broken = true

function Page() {
  if (broken) throw new Error("The page is broken")
  return <p>The page is well</p>
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

test("shows the error, and the page again once a retry succeeds", async () => {
  const silenced = jest.spyOn(console, "error").mockImplementation(() => {})
  broken = true
  render(boundary("/a/"))
  expect(screen.getByText("The page is broken")).toBeInTheDocument()
  broken = false
  await userEvent.click(screen.getByRole("button", { name: "Try again" }))
  expect(screen.getByText("The page is well")).toBeInTheDocument()
  silenced.mockRestore()
})

test("forgets the error when the visitor goes elsewhere", () => {
  const silenced = jest.spyOn(console, "error").mockImplementation(() => {})
  broken = true
  const { rerender } = render(boundary("/a/"))
  broken = false
  rerender(boundary("/b/"))
  expect(screen.getByText("The page is well")).toBeInTheDocument()
  silenced.mockRestore()
})
