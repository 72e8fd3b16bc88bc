/** @jest-environment jsdom */
import { render, screen } from "@testing-library/react"
import userEvent from "@testing-library/user-event"
import { useState } from "react"
import { SelectionSummary } from "../selection-summary"

type ExampleProps = { onOpen?: () => void }

function Example({ onOpen }: ExampleProps) {
  const [lines, setLines] = useState(["Kotlin: 3 roles, 6 yr 2 mo"])
  return (
    <SelectionSummary
      hint="Select something."
      hintId="hint"
      lines={lines}
      onClear={() => setLines([])}
      action={onOpen && { text: "Open matching companies", onClick: onOpen }}
    />
  )
}

test("announces the whole summary politely", () => {
  render(<Example />)
  const status = screen.getByRole("status")
  expect(status).toHaveTextContent("Kotlin: 3 roles, 6 yr 2 mo")
  expect(status).toHaveAttribute("aria-live", "polite")
  expect(status).toHaveAttribute("aria-atomic", "true")
})

test("clearing shows the hint, empties the live region and keeps the focus", async () => {
  render(<Example />)
  const status = screen.getByRole("status")
  await userEvent.click(screen.getByRole("button", { name: "Clear" }))
  expect(screen.getByText("Select something.")).toBeVisible()
  expect(screen.queryByRole("button")).not.toBeInTheDocument()
  expect(screen.getByRole("status")).toBe(status)
  expect(status).toBeEmptyDOMElement()
  expect(status.parentElement).toHaveFocus()
})

test("shows the action only if there is one", async () => {
  const onOpen = jest.fn()
  const { rerender } = render(<Example />)
  expect(screen.getAllByRole("button")).toHaveLength(1)
  rerender(<Example onOpen={onOpen} />)
  await userEvent.click(screen.getByRole("button", { name: "Open matching companies" }))
  expect(onOpen).toHaveBeenCalledTimes(1)
})
