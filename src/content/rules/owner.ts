/** Checks the owner's names and contact fields, and finds those of the sample and of somebody else. */
import { validatePhoneNumberLength } from "libphonenumber-js"
import { nameParts } from "../../lib/people/name-parts"
import { profileUrl } from "../../lib/people/networks"
import { findOwnAuthors } from "../../lib/people/own-author"
import { parsePhone } from "../../lib/people/phone"
import type { Finding } from "../diagnostics"
import { findMailboxes } from "../inline/end-addresses"
import { parseInline } from "../inline/parse-inline"
import type { Content } from "../schemas"
import { isForPeople } from "../schemas/introspection"
import { checkEmail, checkPhone, checkWebUrl } from "../schemas/url-rules"
import type { ValueRule } from "../schemas/value-rules"
import { quote } from "../wording"
import { type Rule, withHint } from "./rule"

/** The family name is a part of the name. Without one, it is the part that address books take. */
const checkFamilyName: Rule = function* ({ content: { owner, website } }) {
  if (!owner) return
  const { name, familyName } = owner
  const { family, isGuess } = nameParts({ ...owner, language: website?.language })
  if (familyName && !name.includes(familyName)) {
    const message = `${quote(familyName)} is not a part of the name.`
    const expected = `a part of ${quote(name)}`
    yield { file: "owner", path: ["familyName"], code: "bad-value", message, expected }
  } else if (!familyName && isGuess) {
    const message = `Address books take ${quote(family)} as the family name, but this is a guess.`
    const hint = `Add a line below the name, with the part that is right, as in familyName: ${family}`
    yield { file: "owner", path: ["name"], code: "guessed-name", message, hint }
  }
}

/** Warns once, at the first publication whose authors have no marks, and of whom none can be the owner. */
const warnAboutAuthors: Rule = function* ({ content: { owner, resume, website }, texts }) {
  if (!owner) return
  // A journal may print the name as it is in another language.
  const translated = texts.filter(({ base }) => base?.file === "owner" && base.path[0] === "name")
  const owners = [
    { ...owner, language: website?.language },
    ...translated.map(({ text }) => ({ name: text })),
  ]
  for (const [at, section] of (resume?.sections ?? []).entries()) {
    if (section.section !== "Publications") continue
    const index = section.content.entries.findIndex(
      ({ authors }) =>
        authors.length > 0 &&
        authors.every((author) => typeof parseInline(author) === "string") &&
        owners.every((each) => findOwnAuthors(authors, each).length === 0),
    )
    if (index === -1) continue
    const path = ["sections", at, "content", "entries", index, "authors"]
    const message = `No author of this publication can be ${quote(owner.name)}, so no name is strong.`
    const hint = "If one of them is you, put two asterisks before the name and two after it."
    yield { file: "resume", path, code: "no-own-author", message, hint }
    return
  }
}

const CONTACT_RULES: Readonly<Record<Content["owner"]["contact"][number]["kind"], ValueRule>> = {
  email: checkEmail,
  phone: checkPhone,
  website: checkWebUrl,
  profile: checkWebUrl,
}

const toPlainContact = (value: string) => value.toLowerCase().replace(/[^\p{L}\p{N}@+]/gu, "")

/** The kind of a contact field decides which values are valid, also in a translation. No two are alike. */
const checkContact: Rule = function* ({ content: { owner }, texts }) {
  for (const { file, path, text, base = { file, path } } of texts) {
    const [top, at, name] = base.path
    const field = owner?.contact[Number(at)]
    if (base.file !== "owner" || top !== "contact" || name !== "value" || !field) continue
    const finding = checkValue(field, text) ?? checkDigits(field, text)
    if (finding) yield { ...finding, file, path }
    const values = owner.contact.map(({ value }) => toPlainContact(value))
    const first = values.indexOf(toPlainContact(text))
    if (finding?.code.startsWith("bad") || file !== "owner" || first === Number(at)) continue
    const message = `${quote(text)} is a contact twice.`
    const see = { file, path: ["contact", first, "value"] } as const
    yield { file, path, code: "repeated-contact", message, hint: "Delete one of the two.", see }
  }
}

type Contact = Content["owner"]["contact"][number]

function checkValue({ kind, label = "" }: Contact, text: string): Finding | undefined {
  const finding = CONTACT_RULES[kind](text)
  if (!finding) return undefined
  const profile = kind === "profile" && /^@?[\w-]+$/.test(text) && profileUrl(label, text)
  return withHint({ ...finding, suggestion: profile || finding.suggestion })
}

/** A number that no phone has. */
function checkDigits({ kind }: Contact, text: string): Finding | undefined {
  const number = kind === "phone" ? parsePhone(text)?.number : undefined
  if (!number?.startsWith("+") || !validatePhoneNumberLength(number)) return undefined
  const message = `${quote(text)} has too few or too many digits for its country.`
  return { code: "odd-phone", message, hint: "Compare its digits with those of your phone." }
}

/** The owner's own data, what the law asks for, letters that no page shows, and texts that repeat the base. */
const NOT_SEARCHED = /^(?:owner|website|legal|letters\/|translations\/)/

/** A link is there on purpose. */
const LINK = /\[[^\]]*\]\([^)]*\)|<[^>]*>/g

/** Warns at each email address in a text that is no contact value of the owner. */
const warnAboutOtherContacts: Rule = function* ({ content: { owner }, texts }) {
  if (!owner) return
  const own = owner.contact.map(({ value }) => value.toLowerCase())
  for (const { file, path, text, notes } of texts) {
    if (NOT_SEARCHED.test(file) || !isForPeople(notes)) continue
    const searched = text.replace(LINK, (link) => " ".repeat(link.length))
    for (const { address, index } of findMailboxes(searched)) {
      if (own.includes(address.toLowerCase())) continue
      const part = [index, index + address.length] as const
      const message = `${quote(address)} is no contact of owner.yaml, and everyone can read it here.`
      const hint =
        "If it belongs to somebody else, delete it. If it is meant for everyone, make it a link: [words](mailto:…)."
      yield { file, path, part, code: "other-contact", message, hint }
    }
  }
}

/** @returns whether the text has a domain that is reserved for examples (RFC 2606), so no real owner has it */
export function isReserved(text: string): boolean {
  return /(^|[./@])(example\.(com|net|org)|[\w-]+\.example)(\/|$)/.test(text)
}

/** The address of a computer for itself or in its network. */
const LOCAL =
  /^https?:\/\/(?:localhost|[\w-]+\.local|127\.[\d.]+|0\.0\.0\.0|192\.168\.[\d.]+|\[::1\])(?=[:/]|$)/i

/** Warns once, at the first value that still has such an address. */
const warnAboutSampleIdentity: Rule = function* ({ content: { owner, website } }) {
  const [first] = [
    ...(owner?.contact ?? []).map(({ value }, at) => {
      return { file: "owner", path: ["contact", at, "value"], value } as const
    }),
    { file: "website", path: ["origin"], value: website?.origin ?? "" } as const,
  ].filter(({ value }) => isReserved(value) || LOCAL.test(value))
  if (!first) return
  const { value, ...place } = first
  const why = LOCAL.test(value)
    ? "is your own computer, which no visitor reaches."
    : "cannot exist: .example and example.com are reserved for examples."
  const hint = "Put your own address in its place."
  yield { ...place, code: "sample-identity", message: `${quote(value)} ${why}`, hint }
}

export const OWNER_RULES = [
  checkFamilyName,
  warnAboutAuthors,
  checkContact,
  warnAboutOtherContacts,
  warnAboutSampleIdentity,
]
