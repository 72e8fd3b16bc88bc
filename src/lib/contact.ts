/** How to reach the owner, in words and as links, wherever it is told. */

type Contact = { kind: string; value: string }

/** @returns an address without what nobody reads aloud, as in 'code.example/robin' */
export function bareUrl(url: string): string {
  return url.replace(/^https?:\/\//, "").replace(/\/$/, "")
}

/** @returns what to show for a contact field, as in 'robin@example.com' */
export function contactText({ kind, value }: Contact): string {
  return kind === "email" || kind === "phone" ? value : bareUrl(value)
}

/**
 * @returns where a contact field leads, as in 'mailto:robin@example.com'
 * @see https://www.rfc-editor.org/rfc/rfc3966 which leaves no space in a telephone number
 */
export function contactHref({ kind, value }: Contact): string {
  if (kind === "email") return `mailto:${value}`
  if (kind === "phone") return `tel:${value.replace(/[^\d+]/g, "")}`
  return /^[a-z]+:/i.test(value) ? value : `https://${value}`
}

/** @returns where the owner is and works, as in 'Portland, OR or fully remote' */
export function placeOf(owner: {
  location: string
  availability?: string | null | undefined
}): string {
  return [owner.location, owner.availability].filter(Boolean).join(" ")
}
