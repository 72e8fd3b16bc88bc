/** Formats the owner's contact fields as text and as links. */

type Contact = { kind: string; value: string }

/** @returns the URL without its scheme and its last slash, as in 'code.example/robin' */
export function bareUrl(url: string): string {
  return url.replace(/^https?:\/\//, "").replace(/\/$/, "")
}

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
  if (kind === "phone") return `tel:${value.replace(/[^\d+]/g, "")}`
  return /^[a-z]+:/i.test(value) ? value : `https://${value}`
}

/** @returns the owner's location and availability, as in 'Portland, OR or fully remote' */
export function placeOf(owner: {
  location: string
  availability?: string | null | undefined
}): string {
  return [owner.location, owner.availability].filter(Boolean).join(" ")
}
