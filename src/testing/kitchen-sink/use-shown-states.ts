import { useEffect } from "react"

/** What a pointer or the keyboard does to an element. */
export type ShownState = "hover" | "active" | "focus-visible"

const STATES = /:(hover|active|focus-visible)(?![\w-])/g
const CONTROLS = ':is(a, button, [role="button"], [role="option"])'

/**
 * Draws a state without a pointer or a keyboard: each rule for a state then counts for the controls
 * within `data-shown="state"` too, with the same specificity and in the same order.
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

/** @returns the rule for what is shown; nothing if the rule is about no state */
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
