import type { Content } from "./schemas"

/** Domains that are reserved for examples (RFC 2606): nobody can live there. */
const RESERVED = /(^|[./@])(example\.(com|net|org)|[\w-]+\.example)(\/|$)/

/**
 * @returns the files that still carry the sample identity, as in `owner`
 */
export function findSampleIdentity({
  owner,
  website,
}: Partial<Pick<Content, "owner" | "website">>): ("owner" | "website")[] {
  const isSample = {
    owner: owner?.contact.some(({ value }) => RESERVED.test(value)) ?? false,
    website: RESERVED.test(website?.origin ?? ""),
  }
  return (["owner", "website"] as const).filter((file) => isSample[file])
}
