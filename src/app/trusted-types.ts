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
 * Answers for each text that a script hands to the document as markup or as code. React writes the
 * JSON-LD of a page into a script element, which is data; everything else is refused.
 */
export const defaultRules: Rules = {
  createHTML: (html) => (html === EMPTY_SCRIPT || isData(html) ? html : null),
  createScript: (text) => (isData(text) ? text : null),
}

export function installTrustedTypes(): void {
  window.trustedTypes?.createPolicy("default", defaultRules)
}

/** JSON in which no element can begin. */
function isData(text: string): boolean {
  if (text.includes("<")) return false
  try {
    JSON.parse(text)
    return true
  } catch {
    return false
  }
}
