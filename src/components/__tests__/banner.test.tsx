/** @jest-environment jsdom */
import { render, screen } from "@testing-library/react"
import { color } from "../../styles/values"
import { Banner } from "../banner"

const banner = {
  header: "You have problems.",
  secondaryHeader: "We solve them.",
  buttonHref: "/about/",
  buttonText: "Go.",
  isLast: false,
}

test("the link has the text of the button", () => {
  render(<Banner {...banner} />)
  expect(screen.getByText("Go.")).toHaveAttribute("href", "/about/")
})

test("the accessible name of the link contains the header of the banner", () => {
  render(<Banner {...banner} />)
  expect(screen.getByRole("link", { name: "Go. You have problems." })).toBeInTheDocument()
})

test("only the button of the last banner has the accent color", () => {
  render(
    <>
      <Banner {...banner} />
      <Banner {...banner} isLast />
    </>,
  )
  const colors = screen.getAllByRole("link").map((link) => getComputedStyle(link).backgroundColor)
  expect(colors).toEqual(["rgba(0, 0, 0, 0)", color.accent])
})
