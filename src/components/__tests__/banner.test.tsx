import { render, screen } from "@testing-library/react"
import { Banner } from "../banner"

const lines = { header: "You have problems.", secondaryHeader: "We solve them." }

test("the link has the text 'Click here.' by default", () => {
  const { rerender } = render(<Banner {...lines} buttonHref="/about/" />)
  expect(screen.getByText("Click here.")).toHaveAttribute("href", "/about/")
  rerender(<Banner {...lines} buttonHref="/about/" buttonText="Go." />)
  expect(screen.getByText("Go.")).toBeInTheDocument()
})

test("the accessible name of the link contains the header of the banner", () => {
  render(<Banner {...lines} buttonHref="/about/" />)
  expect(screen.getByRole("link", { name: "Click here. You have problems." })).toBeInTheDocument()
})
