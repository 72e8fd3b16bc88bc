import { useEffect } from "react"

/** A state that a pointer or the keyboard causes. */
export type ShownState = "hover" | "active" | "focus-visible"

const STATES = /:(hover|active|focus-visible)(?![\w-])/g
const CONTROLS = ':is(a, button, [role="button"], [role="option"])'

/**
 * Shows a state without a pointer or a keyboard. It copies each style rule for a state, so that it
 * also applies to the controls in `data-shown="state"`, with the same specificity and order.
 */
export function useShownStates(): void {
  useEffect(() => {
    const sheet = new CSSStyleSheet()
    const rules = [...document.styleSheets].flatMap(({ cssRules }) => [...cssRules])
    sheet.replaceSync(rules.map(toShownRule).join("\n"))
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet]
    return () => {
      document.adoptedStyleSheets = document.adoptedStyleSheets.filter((one) => one !== sheet)
    }
  }, [])
}

/** @returns the copy of a rule for shown states, or an empty text if the rule has no state */
function toShownRule(rule: CSSRule): string {
  if (rule instanceof CSSMediaRule) {
    const inner = [...rule.cssRules].map(toShownRule).join("\n")
    return inner.trim() && `@media ${rule.conditionText} { ${inner} }`
  }
  if (!(rule instanceof CSSStyleRule) || rule.selectorText.search(STATES) < 0) return ""
  const selector = rule.selectorText.replace(
    STATES,
    (state, name) => `:is(${state}, :where([data-shown~="${name}"] ${CONTROLS}))`,
  )
  return `${selector} { ${rule.style.cssText} }`
}
