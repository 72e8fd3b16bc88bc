import { render, screen } from "@testing-library/react"
import { Banner } from "../banner"

const lines = { header: "You have problems.", secondaryHeader: "We solve them." }

test("the button says 'Click here.' unless told otherwise", () => {
  const { rerender } = render(<Banner {...lines} buttonHref="/about/" />)
  expect(screen.getByText("Click here.")).toHaveAttribute("href", "/about/")
  rerender(<Banner {...lines} buttonHref="/about/" buttonText="Go." />)
  expect(screen.getByText("Go.")).toBeInTheDocument()
})

test("the button's name says which banner it belongs to", () => {
  render(<Banner {...lines} buttonHref="/about/" />)
  expect(screen.getByRole("link", { name: "Click here. You have problems." })).toBeInTheDocument()
})
