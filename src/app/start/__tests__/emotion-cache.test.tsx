import { css, Global } from "@emotion/react"
import { act } from "@testing-library/react"
import { hydrateRoot } from "react-dom/client"
import { styleAttributes, withEmotionCache } from "../emotion-cache"

const global = css({ p: { margin: 0 } })
const red = css({ color: "red" })
const blue = css({ color: "blue" })

const pageOf = (color: typeof red) => (
  <>
    <Global styles={global} />
    <p css={color}>hello</p>
  </>
)

/** Puts into the document what the build makes of the page. */
function send() {
  for (const [key, { name, styles }] of [
    ["css-global", global],
    ["css", { name: red.name, styles: `.css-${red.name}{${red.styles}}` }],
  ] as const) {
    const style = document.head.appendChild(document.createElement("style"))
    for (const [attribute, value] of Object.entries(styleAttributes(key, name))) {
      style.setAttribute(attribute, value)
    }
    style.textContent = styles
  }
  document.body.innerHTML = `<div><p class="css-${red.name}">hello</p></div>`
  return document.body.firstElementChild as Element
}

const rules = () => Array.from(document.styleSheets, ({ cssRules }) => cssRules.length)

test("the styles that came with the page stay where they are", async () => {
  const container = send()
  const observer = new MutationObserver(() => {})
  observer.observe(document.head, { childList: true })
  const before = rules()
  const root = await act(() => hydrateRoot(container, withEmotionCache(pageOf(red))))
  expect(observer.takeRecords()).toEqual([])
  expect(rules()).toEqual(before)
  expect(before).toEqual([1, 1])

  // What comes later is added after them.
  await act(() => root.render(withEmotionCache(pageOf(blue))))
  expect(rules().slice(0, 2)).toEqual(before)
  expect(getComputedStyle(container.querySelector("p") as Element).color).toBe("rgb(0, 0, 255)")
})
