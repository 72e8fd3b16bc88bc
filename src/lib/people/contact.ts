/** Formats the owner's contact fields as text and as links. */
import { bareUrl } from "../uri"
import { parsePhone } from "./phone"

type Contact = { kind: string; value: string }

/** @returns the text to show for a contact field, as in 'robin@example.com' */
export function contactText({ kind, value }: Contact): string {
  return kind === "email" || kind === "phone" ? value : bareUrl(value)
}

/**
 * @returns the link target of a contact field, as in 'mailto:robin@example.com'
 * @see https://www.rfc-editor.org/rfc/rfc3966 (a `tel:` URI may not contain spaces)
 */
export function contactHref({ kind, value }: Contact): string {
  if (kind === "email") return `mailto:${value}`
  if (kind === "phone") return phoneHref(value)
  return /^[a-z]+:/i.test(value) ? value : `https://${value}`
}

function phoneHref(value: string): string {
  const { number, extension } = parsePhone(value) ?? { number: value.replace(/[^\d+]/g, "") }
  return `tel:${number}${extension ? `;ext=${extension}` : ""}`
}
