import { decodeIfValid } from "./uri"

/** What a navigation changes. The router has more in its location. */
export type FragmentLocation = {
  /** The fragment of the address with its '#', or ''. */
  hash: string
  /** Another one after each navigation, also to the same address. */
  key?: string | undefined
}

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
