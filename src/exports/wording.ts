/** How the forms word what the model holds. */
import type { ContactField } from "./model"

/** @returns as in 'Apr 2023 — Present'; the last month alone without a first; nothing without both */
export function dateRange(startDate: string | undefined, endDate: string): string | undefined {
  return startDate ? `${startDate} — ${endDate || "Present"}` : endDate || undefined
}

const CONTACT_NAMES = { email: "Email", phone: "Phone", website: "Website", profile: "Profile" }

/** @returns what a contact field is called, as in 'Email' or its own label */
export function contactName({ kind, label }: ContactField): string {
  return label ?? CONTACT_NAMES[kind]
}

/** @returns whether this is what a contact field without a label is called */
export function isPlainName(name: string): boolean {
  return Object.values(CONTACT_NAMES).includes(name)
}

/** @returns the city and the region of a place such as 'Portland, OR'; one that has no region is all city */
export function splitPlace(location: string): { city: string; region: string | undefined } {
  const [, city = location, region] = /^(.+), (.+)$/.exec(location) ?? []
  return { city, region }
}
