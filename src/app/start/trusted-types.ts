/** React creates script elements from this markup. */
const EMPTY_SCRIPT = "<script></script>"

type Policy = Record<"createHTML" | "createScript", (text: string) => string | null>

declare global {
  interface Window {
    /** Only Chromium and Safari have it. Other browsers allow all markup and scripts. */
    trustedTypes?: { createPolicy: (name: string, policy: Policy) => unknown }
  }
}

/**
 * Allows or rejects each text that a script passes to the document as HTML or code. React writes the
 * JSON-LD of a page into a script element, and Gatsby copies it from there as HTML. JSON without
 * markup is allowed, everything else is rejected.
 */
export const defaultPolicy: Policy = {
  createHTML: (html) => (html === EMPTY_SCRIPT || isPlainJson(html) ? html : null),
  createScript: (text) => (isJson(text) ? text : null),
}

/** Installs the default policy in browsers that enforce trusted types. */
export function installTrustedTypes(): void {
  window.trustedTypes?.createPolicy("default", defaultPolicy)
}

const isPlainJson = (text: string) => isJson(text) && !text.includes("<")

function isJson(text: string): boolean {
  try {
    JSON.parse(text)
    return true
  } catch {
    return false
  }
}
