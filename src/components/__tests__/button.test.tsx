/** @jest-environment jsdom */
import { render, screen } from "@testing-library/react"
import { screenOnlyCss } from "../../styles/mixins"
import { Button, ButtonLink } from "../button"

/** @returns whether a rule for print hides the element. jsdom itself applies no rule for print. */
function isHiddenInPrint(element: Element): boolean {
  const rules = [...document.styleSheets].flatMap(({ cssRules }) => [...cssRules])
  return rules
    .filter((rule) => rule instanceof CSSMediaRule)
    .filter(({ media }) => media.mediaText === "print")
    .flatMap(({ cssRules }) => [...cssRules])
    .filter((rule) => rule instanceof CSSStyleRule)
    .some(({ selectorText, style }) => element.matches(selectorText) && style.display === "none")
}

test("controls are not printed, and texts are", () => {
  render(
    <>
      <Button>Expand all</Button>
      <ButtonLink href="/resume.pdf">Download</ButtonLink>
      <p css={screenOnlyCss}>On the screen</p>
      <p>On paper</p>
    </>,
  )
  const texts = ["Expand all", "Download", "On the screen", "On paper"]
  const hidden = texts.filter((text) => isHiddenInPrint(screen.getByText(text)))
  expect(hidden).toEqual(texts.slice(0, 3))
})
