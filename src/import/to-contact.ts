/** Converts the email addresses, phone numbers, websites and profiles of a document to contact fields. */
import type { FormatName } from "../content/schemas/contact-formats"
import { checkEmail, checkPhone, withSmallScheme } from "../content/schemas/url-rules"
import { profileUrl } from "../lib/people/networks"
import { parsePhone } from "../lib/people/phone"
import { isKindName } from "../resume"
import { type Data, Reading } from "./data"
import type { Notes } from "./notes"
import type { Item } from "./parts"
import {
  entriesOf,
  find,
  findAll,
  isFields,
  itemsOf,
  Leaf,
  leafOf,
  leavesOf,
  type Tree,
  textLeaves,
} from "./source"
import { ADDRESS_NAMES, addressOf, readEmails, readingOf, readPhones, readUrl } from "./values"

/** Formats for values that an import must not publish. */
export const PRIVATE_FORMATS: readonly FormatName[] = ["hand-out"]

/** A contact field of owner.yaml. */
type Field = { kind: string; value: Reading; label?: Reading | undefined; visibleIn?: Data }

const NO_PAGE = "This is not the address of a web page."

/** @returns the contact fields; phone numbers are limited to hand-outs */
export function toContact(person: Item, notes: Notes): Data[] {
  const trees = (field: string) => (person[field] ?? []).flatMap(itemsOf)
  const emails = (field: string) =>
    trees(field)
      .flatMap(contactLeaves)
      .flatMap((leaf) => toEmails(leaf, notes))
  const fields = [
    ...emails("email"),
    ...emails("privateEmail").map((field) => limit(field, notes)),
    ...trees("phone").flatMap((tree) => toPhones(tree, notes)),
    ...trees("website").flatMap((tree) => toWebsites(tree, notes)),
    ...trees("profile").flatMap((tree) => toProfiles(tree, notes)),
  ]
  return mergeEqual(fields).map((field) => (isPhone(field) ? limit(field, notes) : field))
}

/** As in https://wa.me/15035550142. */
const PHONE_IN_URL = /(?:\+|%2b)\d{7}|(?:wa\.me|whatsapp\.com)\/.*\d{7}/i

/** A phone number may stand in the address or in the label. An import publishes none. */
const isPhone = ({ kind, value, label }: Field) =>
  kind === "phone" || PHONE_IN_URL.test(value.value) || readPhones(label?.value ?? "").length > 0

function limit(field: Field, notes: Notes): Field {
  notes.restricted.push(...new Set([field.value, field.label].flatMap((each) => each?.from ?? [])))
  return { ...field, visibleIn: [...PRIVATE_FORMATS] }
}

/** Reads `{ name: "Blog", url: "https://a.example" }` too. */
function readLabeled(tree: Tree, values: readonly string[], labels: readonly string[]) {
  const own = leafOf(find(tree, ...values))
  if (!own) return { leaves: contactLeaves(tree), label: undefined }
  return { leaves: [own], label: readingOf(leafOf(find(tree, ...labels))) }
}

/** Reads an object such as `{ work: "a@b.example", personal: "c@d.example" }` too. */
function contactLeaves(tree: Tree): Leaf[] {
  const leaves = textLeaves(tree)
  return leaves.length > 0 ? leaves : leavesOf(tree)
}

function toEmails(leaf: Leaf, notes: Notes): Field[] {
  const emails = readEmails(leaf.text)
  if (emails.length === 0) notes.leaveOut(leaf, "This is not an email address.")
  for (const email of emails) {
    if (email !== leaf.text.trim())
      notes.change(leaf, email, "The email address was not written as one.")
  }
  return emails.map((email) => ({ kind: "email", value: new Reading(email, [leaf]) }))
}

function toPhones(tree: Tree, notes: Notes): Field[] {
  const numbers = ["number", "phone", "value"]
  const { leaves, label: type } = readLabeled(tree, numbers, ["type", "label", "name"])
  const code = leafOf(find(tree, "countryCode"))
  const prefix = code ? code.text.replace(/^(?=\d)/, "+") : ""
  return leaves.flatMap((leaf) => {
    const from = code ? [code, leaf] : [leaf]
    const phones = readPhones(`${prefix} ${leaf.text}`.trim())
    if (phones.length === 0) notes.leaveOut(from, "This is not a phone number.")
    return phones.map(({ number, label }) => ({
      kind: "phone",
      value: new Reading(number, from),
      label: type ?? (label ? new Reading(label, []) : undefined),
    }))
  })
}

function toWebsites(tree: Tree, notes: Notes): Field[] {
  const { leaves, label } = readLabeled(tree, ADDRESS_NAMES, ["name", "label", "title"])
  return leaves.flatMap((leaf) => {
    const url = readUrl(leaf.text)
    const field = url
      ? { kind: "website", value: new Reading(url, [leaf]) }
      : fromScheme(leaf.text, [leaf])
    if (!field) notes.leaveOut(leaf, NO_PAGE)
    return field ? [{ ...field, label }] : []
  })
}

/** Reads 'mailto:' and 'tel:', which our own exports write for second addresses and numbers. */
function fromScheme(text: string, from: readonly Leaf[]): Field | undefined {
  const address = withSmallScheme(text.trim())
  const [, scheme, rest = ""] = /^(mailto|tel|sms):(.+)$/.exec(address) ?? ["", "mailto", address]
  if (scheme === "mailto")
    return checkEmail(rest) ? undefined : { kind: "email", value: new Reading(rest, from) }
  return checkPhone(rest) ? undefined : { kind: "phone", value: new Reading(rest, from) }
}

/** The names of the fields of a profile. */
const NETWORK = ["network", "name", "label", "description", "type", "placeholder"]
const USER = ["username", "user"]

/** @returns the profiles of an object with a field for each network, or the one of any other tree */
function toProfiles(tree: Tree, notes: Notes): Field[] {
  if (tree instanceof Leaf) return toProfile({ address: tree }, notes)
  if (!isFields(tree)) return itemsOf(tree).flatMap((each) => toProfiles(each, notes))
  if (find(tree, ...NETWORK.slice(0, 2), ...USER, ...ADDRESS_NAMES)) {
    const [network, username] = [NETWORK, USER].map((names) => leafOf(find(tree, ...names)))
    const address = findAll(tree, ...ADDRESS_NAMES)
      .map(addressOf)
      .find(Boolean)
    return toProfile({ network, username, address }, notes)
  }
  return entriesOf(tree).flatMap(([name, value]) => {
    if (!(value instanceof Leaf)) return toProfiles(value, notes)
    return toProfile({ network: new Leaf("", name), username: value }, notes)
  })
}

type Profile = { [Name in "network" | "username" | "address"]?: Leaf | undefined }

function toProfile({ network, username, address }: Profile, notes: Notes): Field[] {
  const name = readingOf(network)
  const isOther = name?.value === "other"
  const isKind = name && (isKindName(name.value) || isOther)
  // The name of a field or of a type, as 'github', is no name of a network as it writes itself.
  const isCode = network?.path === "" || network?.path.endsWith(".type")
  const shown = name && isCode ? new Reading(displayName(name.value), name.from) : name
  const label = isKind ? undefined : shown
  const nameOfKind = isKind && !isOther ? name.from : []
  const given = address && readUrl(address.text)
  const made = username && urlOfUser(network?.text ?? "", username.text)
  if (address && !given) {
    const field = fromScheme(address.text, [address, ...nameOfKind])
    if (field) return [{ ...field, label }]
    notes.leaveOut(address, NO_PAGE)
  }
  const url = given ?? made
  if (!url) {
    const leaves = [network, username].flatMap((leaf) => leaf ?? [])
    notes.leaveOut(leaves, "The profile has no address of a web page.")
    return []
  }
  const isUserInUrl = username !== undefined && (url === made || includesUser(url, username.text))
  if (username && !isUserInUrl)
    notes.leaveOut(username, "The address of the profile has another user name.")
  if (username && network?.path && url === made && url !== username.text.trim() && url !== given)
    notes.change(username, url, "The address was made of the network and the user name.")
  const from = [given ? address : undefined, isUserInUrl ? username : undefined, ...nameOfKind]
  const value = new Reading(
    url,
    from.filter((leaf) => leaf !== undefined),
  )
  return [{ kind: "profile", value, label }]
}

/** Names with a capital inside. */
const DISPLAY_NAMES = "GitHub, GitLab, LinkedIn, YouTube, Stack Overflow, ORCID, XING".split(", ")

/** @returns the name of a network as it writes itself, as in 'GitHub' for 'github' */
function displayName(name: string): string {
  const known = DISPLAY_NAMES.find((each) => each.toLowerCase().replace(" ", "") === name)
  return known ?? name.charAt(0).toUpperCase() + name.slice(1)
}

/** @returns the address of the user; undefined if the network or the name is unknown */
function urlOfUser(network: string, text: string): string | undefined {
  const user = text.trim().replace(/^@/, "")
  // An address is no user name.
  const isUser =
    /^[\p{L}\p{N}_.%@/-]+$/u.test(user) && !/^www\.|\.(?:com|org|net|io)(?:\/|$)/.test(user)
  const url = isUser ? profileUrl(network, user) : undefined
  return (url && readUrl(url)) ?? readUrl(text)
}

const includesUser = (url: string, user: string) =>
  url.toLowerCase().includes(user.trim().replace(/^@/, "").toLowerCase())

/** Two fields with the same value become one, with the first label. */
function mergeEqual(fields: readonly Field[]): Field[] {
  const merged = new Map<string, Field>()
  for (const field of fields) {
    const { value, from } = field.value
    const key = (field.kind === "phone" && parsePhone(value)?.number) || toKey(value)
    const same = merged.get(key) ?? { ...field, value: new Reading(value, []) }
    const both = new Reading(same.value.value, [...same.value.from, ...from])
    merged.set(key, { ...same, value: both, label: same.label ?? field.label })
  }
  return [...merged.values()]
}

const toKey = (url: string) => url.toLowerCase().replace(/\/$/, "")
