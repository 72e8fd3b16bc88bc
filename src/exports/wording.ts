/** How the forms word what the model holds: dates, places and ways to reach the owner. */
import type { ContactField, ResumeModel } from "./model"

/** @returns as in 'Apr 2023 — Present'; the last month alone without a first; nothing without both */
export function dateRange(startDate: string | undefined, endDate: string): string | undefined {
  return startDate ? `${startDate} — ${endDate || "Present"}` : endDate || undefined
}

/** @returns as in 'Portland, OR or fully remote' */
export function placeOf({ location, availability }: ResumeModel["owner"]): string {
  return [location, availability].filter(Boolean).join(" ")
}

/** @returns an address without what nobody reads aloud, as in 'code.example/robin' */
export function bareUrl(url: string): string {
  return url.replace(/^https?:\/\//, "").replace(/\/$/, "")
}

/** @returns what to show for a contact field, as in 'robin@example.com' */
export function contactText({ kind, value }: ContactField): string {
  return kind === "email" || kind === "phone" ? value : bareUrl(value)
}

/** @returns where a contact field leads, as in 'mailto:robin@example.com' */
export function contactHref({ kind, value }: ContactField): string {
  if (kind === "email") return `mailto:${value}`
  if (kind === "phone") return `tel:${value.replace(/[^\d+]/g, "")}`
  return /^[a-z]+:/i.test(value) ? value : `https://${value}`
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
