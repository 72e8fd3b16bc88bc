/** @jest-environment jsdom */
import { render, screen } from "@testing-library/react"
import { Banner } from "../banner"

const banner = {
  header: "You have problems.",
  secondaryHeader: "We solve them.",
  buttonHref: "/about/",
  buttonText: "Go.",
}

test("the link has the text of the button", () => {
  render(<Banner {...banner} />)
  expect(screen.getByText("Go.")).toHaveAttribute("href", "/about/")
})

test("the accessible name of the link contains the header of the banner", () => {
  render(<Banner {...banner} />)
  expect(screen.getByRole("link", { name: "Go. You have problems." })).toBeInTheDocument()
})
