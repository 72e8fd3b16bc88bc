import { css } from "@emotion/react"
import { renderWithStyles } from "../render-with-styles"

test("returns the HTML and its styles separately", () => {
  const { html, styles } = renderWithStyles(<p css={css({ color: "red" })}>hello</p>)
  expect(html).toMatch(/^<p class="css-[\w-]+">hello<\/p>$/)
  expect(styles).toEqual([
    { key: "css", ids: expect.any(String), css: expect.stringContaining("color:red") },
  ])
})

test("returns no styles of a page that was rendered before", () => {
  renderWithStyles(<p css={css({ color: "red" })}>one</p>)
  const { styles } = renderWithStyles(<p css={css({ color: "blue" })}>two</p>)
  expect(styles.map((sheet) => sheet.css).join()).not.toContain("red")
})
