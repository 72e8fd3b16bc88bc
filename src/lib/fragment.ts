import { decodeIfValid } from "./uri"

/**
 * @param hash the fragment of an address with its '#', or ''; a visitor may type an invalid one
 * @returns the id that it names; text that is not percent-encoded UTF-8 is used as it is
 */
export function fragmentId(hash: string): string {
  return decodeIfValid(hash.slice(1))
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
