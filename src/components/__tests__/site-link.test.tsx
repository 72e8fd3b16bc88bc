import { render, screen } from "@testing-library/react"
import { SiteLink } from "../site-link"

test.each([
  ["/about/", true],
  ["/resume/#work-experience", true],
  ["/resume.pdf", false],
  ["https://robin.example", false],
  ["mailto:robin@example.com", false],
])("%s is a page of this site: %s", (href, isPage) => {
  render(<SiteLink href={href}>go</SiteLink>)
  const link = screen.getByRole("link", { name: "go" })
  expect(link).toHaveAttribute("href", href)
  expect(link.hasAttribute("data-gatsby-link")).toBe(isPage)
})
