/** @jest-environment node */
import { css } from "@emotion/react"
import { renderWithStyles } from "../render-with-styles"

test("gives the styles once and apart from the HTML", () => {
  const { html, styles } = renderWithStyles(<p css={css({ color: "red" })}>hello</p>)
  expect(html).toMatch(/^<p class="css-[\w-]+">hello<\/p>$/)
  expect(styles).toEqual([
    { key: "css", ids: expect.any(String), css: expect.stringContaining("color:red") },
  ])
})

test("one page's styles do not reach the next", () => {
  renderWithStyles(<p css={css({ color: "red" })}>one</p>)
  const { styles } = renderWithStyles(<p css={css({ color: "blue" })}>two</p>)
  expect(styles.map((sheet) => sheet.css).join()).not.toContain("red")
})

test("adds no prefixes to the styles", () => {
  const { styles } = renderWithStyles(<p css={css({ display: "flex" })}>hello</p>)
  expect(styles.map((sheet) => sheet.css).join()).toMatch(/\{display:flex;\}/)
})
