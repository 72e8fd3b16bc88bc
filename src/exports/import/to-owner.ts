/** Converts the basics of a JSON Resume to owner.yaml. */
import type { Content } from "../../content/schemas"
import { canonicalJson } from "../../lib/canonical-json"
import { FORMAT_NAMES, type FormatName } from "../../lib/formats"
import { plainPhone } from "../../lib/phone"
import { placeParts, placeText } from "../../lib/place"
import type { ContactField } from "../model"
import { toJsonLocation, withoutEmpty } from "../to-json-resume"
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
    notes.push('"basics.image" is left out, because the portrait is a file in content/images.')
  const name = asText(basics.name) ?? base.name
  const familyName = name === base.name ? base.familyName : undefined
  return {
    name,
    ...withoutUndefined({ familyName }),
    headline: asText(basics.label) ?? base.headline,
    ...toPlace(asObject(basics.location), base, notes),
    ...(availability ? { availability } : {}),
    contact: toContact(basics, base.contact, notes),
    ...withoutUndefined({ portrait: base.portrait }),
  }
}

/** A new address is limited to paper, so that an import does not publish it. */
const ADDRESS_FORMATS: readonly FormatName[] = ["print", "pdf"]

function toPlace(json: JsonObject, base: Content["owner"], notes: string[]) {
  const { location, address } = base
  if (Object.keys(json).length === 0 || isExportOf(base, json))
    return { location, ...withoutUndefined({ address }) }
  const read = (key: string) => asText(json[key])
  const { city, ...others } = { city: read("city"), region: read("region") }
  const land = withoutUndefined({ country: read("country"), countryCode: read("countryCode") })
  const [street, postalCode] = [read("address"), read("postalCode")]
  const parts = { city, ...withoutUndefined(others), ...land }
  const hasLand = Object.keys(land).length > 0
  const place = city && hasLand ? { ...parts, city } : placeText(parts) || street || location
  if (!postalCode && !(street && placeText(parts))) {
    const kept = address?.forms.includes("json") ? undefined : address
    return { location: place, ...withoutUndefined({ address: kept }) }
  }
  if (!address) notes.push("The address is limited to print and PDF (forms).")
  const forms = [...(address?.forms ?? ADDRESS_FORMATS)]
  return { location: place, address: { ...withoutUndefined({ street, postalCode }), forms } }
}

/** @returns whether this is the location of the current content, as an export has it */
function isExportOf(owner: Content["owner"], json: JsonObject): boolean {
  const address = owner.address?.forms.includes("json")
    ? { ...placeParts(owner.location), ...owner.address }
    : undefined
  const exported = toJsonLocation({ owner, address })
  return canonicalJson(withoutEmpty(exported)) === canonicalJson(withoutEmpty(json))
}

function toContact(
  basics: JsonObject,
  base: readonly ContactField[],
  notes: string[],
): ContactField[] {
  const imported = [
    ...toField("email", asText(basics.email)),
    ...toField("phone", toPhone(asText(basics.phone), base)),
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

/** @returns the number; as the current content writes it, if it is the same number */
function toPhone(phone: string | undefined, base: readonly ContactField[]): string | undefined {
  const isSame = ({ kind, value }: ContactField) =>
    kind === "phone" && phone !== undefined && plainPhone(value) === plainPhone(phone)
  return base.find(isSame)?.value ?? phone
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
