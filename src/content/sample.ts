import type { Content } from "./schemas"

/** Domains that are reserved for examples (RFC 2606): nobody can live there. */
const RESERVED = /(^|[./@])(example\.(com|net|org)|[\w-]+\.example)(\/|$)/

/** Where the sample identity still stands: the file, and the field in it. */
export type SamplePlace = { file: "owner" | "website"; path: (string | number)[] }

/** @returns the first place in each file that still carries the sample identity */
export function findSampleIdentity({
  owner,
  website,
}: Partial<Pick<Content, "owner" | "website">>): SamplePlace[] {
  const contact = owner?.contact.findIndex(({ value }) => RESERVED.test(value)) ?? -1
  const places: SamplePlace[] = []
  if (contact >= 0) places.push({ file: "owner", path: ["contact", contact, "value"] })
  if (RESERVED.test(website?.origin ?? "")) places.push({ file: "website", path: ["origin"] })
  return places
}
