/** @jest-environment jsdom */
import { CacheProvider, css } from "@emotion/react"
import { render, screen } from "@testing-library/react"
import { hydrateStyleCache, STYLES_ID } from "../style-cache"

afterEach(() => {
  document.head.innerHTML = ""
})

const rules = () => [...document.styleSheets].flatMap(({ cssRules }) => [...cssRules]).length

test("inserts no styles that the HTML has, and inserts others", () => {
  const inHtml = css({ color: "red" })
  document.head.innerHTML = `<style id="${STYLES_ID}">a{color:blue;}.css-${inHtml.name}{color:red;}</style>`
  const cache = hydrateStyleCache()
  const show = (style: typeof inHtml) =>
    render(
      <CacheProvider value={cache}>
        <p css={style}>hello</p>
      </CacheProvider>,
    )
  show(inHtml)
  expect(rules()).toBe(2)
  expect(getComputedStyle(screen.getByText("hello")).color).toBe("rgb(255, 0, 0)")
  show(css({ color: "lime" }))
  expect(rules()).toBe(3)
})

test("inserts all styles if the HTML has none, as on the develop server", () => {
  render(
    <CacheProvider value={hydrateStyleCache()}>
      <p css={css({ color: "red" })}>hello</p>
    </CacheProvider>,
  )
  expect(rules()).toBe(1)
})
