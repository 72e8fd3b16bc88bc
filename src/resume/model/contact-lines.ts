/** Lists the owner's contact data as text and links. */

import type { FormatName } from "../../content/schemas/contact-formats"
import { contactHref, contactText } from "../../lib/people/contact"
import { addressText } from "../../lib/people/location"
import { toUri } from "../../lib/to-uri"
import type { ResumeModel } from "./model"
import { type ContactField, contactName } from "./resume-words"

export type ContactLine = {
  kind: ContactField["kind"] | "address"
  /** As in 'Email'. */
  name: string
  /** As in 'robin@example.com'. */
  text: string
  /** A postal address has no link. */
  href?: string | undefined
  /** The formats that may show it. */
  visibleIn: readonly FormatName[]
}

/** @returns the postal address and the contact fields, in the order in which they are shown */
export function toContactLines({
  address,
  contact,
  words,
}: Pick<ResumeModel, "address" | "contact" | "words">): ContactLine[] {
  const fields = contact.map((field) => ({
    kind: field.kind,
    name: contactName(field, words),
    text: contactText(field),
    href: toUri(contactHref(field)),
    visibleIn: field.visibleIn,
  }))
  if (!address) return fields
  return [
    {
      kind: "address",
      name: words.address,
      text: addressText(address),
      visibleIn: address.visibleIn,
    },
    ...fields,
  ]
}
