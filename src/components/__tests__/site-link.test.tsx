/** @jest-environment jsdom */
import { render, screen } from "@testing-library/react"
import { withPrefix } from "gatsby"
import { SiteLink } from "../site-link"

test.each([
  ["/about/", true],
  ["/resume/#work-experience", true],
  ["/resume/?skills=kotlin", true],
  ["/resume/?ref=mail.example", true],
  ["/resume/#section.one", true],
  ["/resume.pdf", false],
  ["/resume.pdf#page=2", false],
  ["https://robin.example", false],
  ["mailto:robin@example.com", false],
])("%s links to a page of this site: %s", (href, isPage) => {
  render(<SiteLink href={href}>go</SiteLink>)
  const link = screen.getByRole("link", { name: "go" })
  expect(link).toHaveAttribute("href", href)
  expect(link.hasAttribute("data-gatsby-link")).toBe(isPage)
})

test("a link to a file gets the path prefix", () => {
  jest.mocked(withPrefix).mockImplementationOnce((path) => `/folder${path}`)
  render(<SiteLink href="/resume.pdf">go</SiteLink>)
  expect(screen.getByRole("link")).toHaveAttribute("href", "/folder/resume.pdf")
})
