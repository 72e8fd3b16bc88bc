/** Converts the basics of a JSON Resume to owner.yaml. */
import type { Content } from "../../content/schemas"
import { FORMAT_NAMES } from "../../lib/formats"
import type { ContactField } from "../model"
import { isKindName } from "../wording"
import {
  asObject,
  asObjects,
  asText,
  asUrl,
  type JsonObject,
  withoutUndefined,
} from "./json-values"

/**
 * Keeps the current contact fields that JSON exports do not contain. An imported field gets the
 * `forms` of the current field of its kind, so that an import does not publish a phone number.
 */
export function toOwner(
  basics: JsonObject,
  base: Content["owner"],
  notes: string[],
): Content["owner"] {
  const availability = asText(basics.availability)
  if (basics.image)
    notes.push('"basics.image" is left out, because the content has no field for it.')
  return {
    name: asText(basics.name) ?? base.name,
    headline: asText(basics.label) ?? base.headline,
    location: toLocation(asObject(basics.location)) ?? base.location,
    ...(availability ? { availability } : {}),
    contact: toContact(basics, base.contact, notes),
  }
}

function toLocation({ address, city, region, countryCode }: JsonObject): string | undefined {
  const parts = [asText(city), asText(region) ?? asText(countryCode)].filter(Boolean)
  return parts.length > 0 ? parts.join(", ") : asText(address)
}

function toContact(
  basics: JsonObject,
  base: readonly ContactField[],
  notes: string[],
): ContactField[] {
  const imported = [
    ...toField("email", asText(basics.email)),
    ...toField("phone", asText(basics.phone)),
    ...toField("website", asUrl(basics.url)),
    ...asObjects(basics.profiles).flatMap((profile) => toProfile(profile, notes)),
  ]
  const fields = imported.map((field) => {
    const current = base.find(({ value }) => value === field.value)
    const forms = current?.forms ?? base.find(({ kind }) => kind === field.kind)?.forms
    return {
      ...withoutUndefined({ label: current?.label }),
      ...field,
      forms: [...(forms ?? FORMAT_NAMES)],
    }
  })
  // A field with a new value replaces the current fields of its kind.
  const isReplaced = (kind: string) =>
    imported.some(
      (field) => field.kind === kind && !base.some(({ value }) => value === field.value),
    )
  const kept = base.filter(({ forms, kind }) => !forms.includes("json") && !isReplaced(kind))
  const rank = (field: ContactField) => base.findIndex(({ value }) => value === field.value)
  const position = (field: ContactField) => (rank(field) < 0 ? base.length : rank(field))
  return [...fields, ...kept].sort((a, b) => position(a) - position(b))
}

type ImportedField = Omit<ContactField, "forms">

function toField(kind: ContactField["kind"], value: string | undefined): ImportedField[] {
  return value ? [{ kind, value }] : []
}

function toProfile({ network, url, username }: JsonObject, notes: string[]): ImportedField[] {
  const name = asText(network)
  const label = name && !isKindName(name) ? { label: name } : {}
  const [, scheme, rest] = /^(mailto|tel):(.+)$/.exec(asText(url) ?? "") ?? []
  if (rest) return [{ kind: scheme === "tel" ? "phone" : "email", value: rest, ...label }]
  const value = asUrl(url)
  if (value) return [{ kind: "profile", value, ...label }]
  notes.push(`The profile "${name ?? username}" has no URL and is left out.`)
  return []
}
