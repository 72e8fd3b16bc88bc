/**
 * @param hash the fragment of an address with its '#', or ''; a visitor may type an invalid one
 * @returns the id that it names; text that is not percent-encoded UTF-8 is used as it is
 * @see https://www.rfc-editor.org/rfc/rfc3986#section-2.1
 */
export function fragmentId(hash: string): string {
  const fragment = hash.slice(1)
  try {
    return decodeURIComponent(fragment)
  } catch {
    return fragment
  }
}

/** @returns the same fragment with its percent signs escaped, if `decodeURIComponent` would throw */
export function sanitizeFragment(hash: string): string {
  try {
    decodeURIComponent(hash)
    return hash
  } catch {
    return hash.replaceAll("%", "%25")
  }
}
