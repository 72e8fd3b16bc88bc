/** Converts the email addresses, phone numbers, websites and profiles of a document to contact fields. */
import type { FormatName } from "../content/values/formats"
import { parsePhone } from "../content/values/phone"
import type { Notes } from "./notes"
import { type OutputTree, Text, Value } from "./output-tree"
import {
  find,
  findAll,
  isFields,
  itemsOf,
  type SourceValue,
  sourceValueOf,
  sourceValuesOf,
  type Tree,
  textLeaves,
} from "./source"
import { readText } from "./texts"
import { type Field, fromScheme, NETWORK_NAMES, toProfileOf, toProfiles } from "./to-profiles"
import { ADDRESS_NAMES, readEmails, readPhones, readUrl } from "./values"

/** Formats for values that an import must not publish. */
export const PRIVATE_FORMATS: readonly FormatName[] = ["hand-out"]

const WEBSITE_NAMES = "url website websites homepage web site blog portfolio".split(" ")

/** @returns the contact fields; phone numbers are limited to hand-outs */
export function toContact(basics: Tree | undefined, notes: Notes): OutputTree[] {
  const contact = find(basics, "contact", "contacts", "contactInfo", "contactInformation")
  const sources = [basics, ...itemsOf(contact).filter(isFields)]
  const leaves = (...names: string[]) =>
    sources.flatMap((tree) => findAll(tree, ...names)).flatMap(contactLeaves)
  const profiles = sources.flatMap((tree) =>
    findAll(
      tree,
      "profiles",
      "profile",
      "socialNetworks",
      "social",
      "links",
      "socials",
      "networks",
      "accounts",
      "customConnections",
    ),
  )
  const fields = [
    ...leaves("email", "emails", "mail", "emailAddress").flatMap((leaf) => toEmails(leaf, notes)),
    ...leaves("privateEmail").flatMap((leaf) => {
      notes.restrict(leaf, PRIVATE_FORMATS)
      return toEmails(leaf, notes).map((field) => ({ ...field, visibleIn: [...PRIVATE_FORMATS] }))
    }),
    ...leaves("phone", "phones", "mobile", "telephone", "tel", "phoneNumber", "cell").flatMap(
      (leaf) => toPhones(leaf, notes),
    ),
    ...WEBSITE_NAMES.flatMap((name) =>
      sources.flatMap((tree) => itemsOf(find(tree, name))),
    ).flatMap((tree) => toWebsites(tree, notes)),
    ...NETWORK_NAMES.flatMap((network) =>
      leaves(network).flatMap((leaf) => toProfileOf(network, leaf)),
    ),
    ...profiles.flatMap((tree) => toProfiles(tree, notes)),
  ]
  return mergeEqual(fields.map((field) => limitPhone(field, notes)))
}

/** A field whose value or label is a phone number is limited to hand-outs, so that an import publishes none. */
function limitPhone(field: Field, notes: Notes): Field {
  const label = labelOf(field) ?? ""
  if (field.kind !== "phone" && readPhones(label).length === 0) return field
  const { from } = field.label instanceof Text ? field.label : { from: [] }
  for (const leaf of new Set([...field.value.from, ...from])) notes.restrict(leaf, PRIVATE_FORMATS)
  return { ...field, visibleIn: [...PRIVATE_FORMATS] }
}

/** Reads an object such as `{ work: "a@b.example", personal: "c@d.example" }` too. */
function contactLeaves(tree: Tree): SourceValue[] {
  const leaves = textLeaves(tree)
  return leaves.length > 0 ? leaves : sourceValuesOf(tree)
}

function toEmails(leaf: SourceValue, notes: Notes): Field[] {
  const emails = readEmails(leaf.text)
  if (emails.length === 0) notes.leaveOut(leaf, "This is not an email address.")
  for (const email of emails) {
    if (email !== leaf.text.trim())
      notes.change(leaf, email, "The email address was not written as one.")
  }
  return emails.map((email) => ({ kind: "email", value: new Value(email, [leaf]) }))
}

function toPhones(leaf: SourceValue, notes: Notes): Field[] {
  const phones = readPhones(leaf.text)
  if (phones.length === 0) notes.leaveOut(leaf, "This is not a phone number.")
  return phones.map(({ number, label }) => ({
    kind: "phone",
    value: new Value(number, [leaf]),
    label: label ? new Text(label, [leaf]) : undefined,
  }))
}

/** Reads an object such as `{ name: "Blog", url: "https://a.example" }` too. */
function toWebsites(tree: Tree, notes: Notes): Field[] {
  const address = isFields(tree) && sourceValueOf(find(tree, ...ADDRESS_NAMES))
  if (!address) return contactLeaves(tree).flatMap((leaf) => toWebsite(leaf, notes))
  const label = readText(sourceValueOf(find(tree, "name", "label", "title")))
  return toWebsite(address, notes).map((field) => ({ ...field, label }))
}

function toWebsite(leaf: SourceValue, notes: Notes): Field[] {
  const url = readUrl(leaf.text)
  if (url) return [{ kind: "website", value: new Value(url, [leaf]) }]
  const field = fromScheme(leaf.text, [leaf])
  if (!field) notes.leaveOut(leaf, "This is not the address of a web page.")
  return field ? [field] : []
}

/** Two fields with the same value become one, unless both have labels that differ. */
function mergeEqual(fields: readonly Field[]): Field[] {
  return fields.reduce<Field[]>((merged, field) => {
    const index = merged.findIndex((other) => isSame(other, field))
    const same = merged[index]
    if (!same) return merged.concat(field)
    const value = new Value(same.value.value, [...same.value.from, ...field.value.from])
    const label = same.label ?? field.label
    const kept = { ...same, value, ...(label && { label: mergeLabels(same.label, field.label) }) }
    return merged.with(index, kept)
  }, [])
}

const labelOf = ({ label }: Field) => (label instanceof Text ? label.words : label)

function isSame(a: Field, b: Field): boolean {
  const values = [a, b].map(({ kind, value: { value } }) =>
    kind === "phone"
      ? (parsePhone(value)?.number ?? value)
      : value.toLowerCase().replace(/\/$/, ""),
  )
  const [labelA, labelB] = [labelOf(a), labelOf(b)]
  const fits = !labelA || !labelB || labelA.toLowerCase() === labelB.toLowerCase()
  return values[0] === values[1] && fits
}

function mergeLabels(a: Field["label"], b: Field["label"]): Field["label"] {
  if (a instanceof Text && b instanceof Text) return new Text(a.inline, [...a.from, ...b.from])
  return a instanceof Text ? a : b instanceof Text ? b : (a ?? b)
}
