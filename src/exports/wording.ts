/** Words that several formats share. */
import { formatDate } from "../lib/dates"
import type { EntryDates } from "./entries"
import type { ContactField } from "./model"

/** @returns as in 'Apr 2023 — Present'; without a start, only the end, as in 'Nov 5, 2024' */
export function dateRange({ startDate, endDate }: EntryDates): string {
  const end = endDate ? formatDate(endDate) : "Present"
  return startDate ? `${formatDate(startDate)} — ${end}` : end
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
