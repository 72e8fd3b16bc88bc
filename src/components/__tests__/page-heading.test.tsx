/** @jest-environment jsdom */
import { render, screen } from "@testing-library/react"
import { PageHeading } from "../page-heading"

function cssOf(name: string) {
  render(<PageHeading layout="stack">{name}</PageHeading>)
  const { className } = screen.getByRole("heading", { name })
  const rules = [...document.styleSheets].flatMap((sheet) => [...sheet.cssRules])
  return rules
    .map(({ cssText }) => cssText)
    .filter((text) => text.includes(className))
    .join("\n")
}

test("a name breaks after its hyphen in every browser, and nowhere else", () => {
  const css = cssOf("Anna-Lena Wren")
  expect(css).toContain("hyphens: manual")
  expect(css).not.toContain("keep-all")
})

test("a Chinese name does not break between its characters", () => {
  expect(cssOf("林 知夏")).toContain("word-break: keep-all")
})
