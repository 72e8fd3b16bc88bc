/** Words that several formats share. */
import type { ContactField } from "./model"

/** @returns as in 'Apr 2023 — Present'; without a start, only the end; undefined without both */
export function dateRange(startDate: string | undefined, endDate: string): string | undefined {
  return startDate ? `${startDate} — ${endDate || "Present"}` : endDate || undefined
}

const CONTACT_NAMES = { email: "Email", phone: "Phone", website: "Website", profile: "Profile" }

/** @returns the label of a contact field, or the name of its kind, as in 'Email' */
export function contactName({ kind, label }: ContactField): string {
  return label ?? CONTACT_NAMES[kind]
}

/** @returns whether this is the name of a kind, which a contact field without a label has */
export function isKindName(name: string): boolean {
  return Object.values(CONTACT_NAMES).includes(name)
}

/** @returns city and region of a place such as 'Portland, OR'; without a comma, all is the city */
export function splitPlace(location: string): { city: string; region: string | undefined } {
  const [, city = location, region] = /^(.+), (.+)$/.exec(location) ?? []
  return { city, region }
}
