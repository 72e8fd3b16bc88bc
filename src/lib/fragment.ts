/**
 * @param hash an address's fragment with its '#', or ''; a visitor may type any, a broken one too
 * @returns the id that it names; what is no percent-encoded UTF-8 stands for itself (RFC 3986, 2.1)
 */
export function idInFragment(hash: string): string {
  const fragment = hash.slice(1)
  try {
    return decodeURIComponent(fragment)
  } catch {
    return fragment
  }
}

/** @returns the same fragment, naming the same id, so that whoever decodes it can */
export function sanitizeFragment(hash: string): string {
  try {
    decodeURIComponent(hash)
    return hash
  } catch {
    return hash.replaceAll("%", "%25")
  }
}
