import type { Content } from "./schemas"

/** Domains that are reserved for examples (RFC 2606): nobody can live there. */
const RESERVED = /(^|[./@])(example\.(com|net|org)|[\w-]+\.example)(\/|$)/

/**
 * @returns the files that still carry the sample identity, as in `content/owner.yaml`
 */
export function findSampleIdentity({ owner, website }: Content): string[] {
  const isSample = {
    "content/owner.yaml": owner.contact.some(({ value }) => RESERVED.test(value)),
    "content/website.yaml": RESERVED.test(website.origin),
  }
  return Object.entries(isSample).flatMap(([file, found]) => (found ? [file] : []))
}
