/** Only the one element that React makes by way of HTML, and it stays empty. */
const EMPTY_SCRIPT = "<script></script>"

type Rules = Record<"createHTML" | "createScript", (text: string) => string | null>

declare global {
  interface Window {
    /** Of Chromium and Safari; elsewhere nothing needs to be allowed. */
    trustedTypes?: { createPolicy: (name: string, rules: Rules) => unknown }
  }
}

/**
 * Answers for each text that a script hands to the document as code. React writes the JSON-LD of a
 * page into a script element, and Gatsby copies it from there by way of HTML. It is data, and holds
 * no markup; everything else is refused.
 */
export const defaultRules: Rules = {
  createHTML: (html) => (html === EMPTY_SCRIPT || isData(html) ? html : null),
  createScript: (text) => (isJson(text) ? text : null),
}

export function installTrustedTypes(): void {
  window.trustedTypes?.createPolicy("default", defaultRules)
}

const isData = (text: string) => isJson(text) && !text.includes("<")

function isJson(text: string): boolean {
  try {
    JSON.parse(text)
    return true
  } catch {
    return false
  }
}
