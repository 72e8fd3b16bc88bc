/** The basics of a JSON Resume in; owner.yaml out. */

import type { Content } from "../../content/schemas"
import { FORMAT_NAMES } from "../../lib/formats"
import type { ContactField } from "../model"
import { isPlainName } from "../wording"
import { asObject, asObjects, asText, asUrl, type Loose, optional } from "./loose"

/**
 * A field that the JSON was not allowed to carry is kept from the base, and a private kind of field
 * stays private: an import must not make a phone number public.
 */
export function toOwner(basics: Loose, base: Content["owner"], notes: string[]): Content["owner"] {
  const availability = asText(basics.availability)
  if (basics.image) notes.push('"basics.image" has no place here.')
  return {
    name: asText(basics.name) ?? base.name,
    headline: asText(basics.label) ?? base.headline,
    location: toLocation(asObject(basics.location)) ?? base.location,
    ...(availability ? { availability } : {}),
    contact: toContact(basics, base.contact, notes),
  }
}

function toLocation({ address, city, region, countryCode }: Loose): string | undefined {
  const parts = [asText(city), asText(region) ?? asText(countryCode)].filter(Boolean)
  return parts.length > 0 ? parts.join(", ") : asText(address)
}

function toContact(basics: Loose, base: readonly ContactField[], notes: string[]): ContactField[] {
  const found = [
    ...simple("email", asText(basics.email)),
    ...simple("phone", asText(basics.phone)),
    ...simple("website", asUrl(basics.url)),
    ...asObjects(basics.profiles).flatMap((profile) => toProfile(profile, notes)),
  ]
  const fields = found.map((field) => {
    const before = base.find(({ value }) => value === field.value)
    const forms = before?.forms ?? base.find(({ kind }) => kind === field.kind)?.forms
    return { ...optional({ label: before?.label }), ...field, forms: [...(forms ?? FORMAT_NAMES)] }
  })
  // What comes with another value takes the place of a field of its kind.
  const isReplaced = (kind: string) =>
    found.some((field) => field.kind === kind && !base.some(({ value }) => value === field.value))
  const kept = base.filter(({ forms, kind }) => !forms.includes("json") && !isReplaced(kind))
  const rank = (field: ContactField) => base.findIndex(({ value }) => value === field.value)
  const position = (field: ContactField) => (rank(field) < 0 ? base.length : rank(field))
  return [...fields, ...kept].sort((a, b) => position(a) - position(b))
}

type Found = Omit<ContactField, "forms">

function simple(kind: ContactField["kind"], value: string | undefined): Found[] {
  return value ? [{ kind, value }] : []
}

function toProfile({ network, url, username }: Loose, notes: string[]): Found[] {
  const name = asText(network)
  const label = name && !isPlainName(name) ? { label: name } : {}
  const [, scheme, rest] = /^(mailto|tel):(.+)$/.exec(asText(url) ?? "") ?? []
  if (rest) return [{ kind: scheme === "tel" ? "phone" : "email", value: rest, ...label }]
  const value = asUrl(url)
  if (value) return [{ kind: "profile", value, ...label }]
  notes.push(`The profile "${name ?? username}" has no address, and so no place here.`)
  return []
}
