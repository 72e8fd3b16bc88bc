import { css, Global } from "@emotion/react"
import { renderWithStyles } from "../render-with-styles"

test("returns the HTML, its styles and the names of the global ones separately", () => {
  const { html, styles, globalNames } = renderWithStyles(
    <>
      <Global styles={{ a: { color: "blue" } }} />
      <p css={css({ color: "red" })}>hello</p>
    </>,
  )
  expect(html).toMatch(/^<p class="css-\w+">hello<\/p>$/)
  expect(styles).toMatch(/^a\{color:blue;\}\.css-\w+\{color:red;\}$/)
  expect(globalNames).toEqual([expect.stringMatching(/^\w+$/)])
})

test("adds no vendor prefixes", () => {
  const { styles } = renderWithStyles(<p css={css({ display: "flex" })}>hello</p>)
  expect(styles).toMatch(/^\.css-\w+\{display:flex;\}$/)
})

test("returns no styles of a page that was rendered before", () => {
  renderWithStyles(<p css={css({ color: "red" })}>one</p>)
  expect(renderWithStyles(<p css={css({ color: "blue" })}>two</p>).styles).not.toContain("red")
})
