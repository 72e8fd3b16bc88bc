/** Checks the owner's names and contact fields, and finds those of the sample and of somebody else. */
import { findPhoneNumbersInText, validatePhoneNumberLength } from "libphonenumber-js"
import { nameParts } from "../../lib/people/name-parts"
import { profileUrl } from "../../lib/people/networks"
import { findOwnAuthors } from "../../lib/people/own-author"
import { parsePhone } from "../../lib/people/phone"
import type { Range } from "../diagnostics"
import { findMailboxes } from "../inline/end-addresses"
import { parseInline } from "../inline/parse-inline"
import type { Content } from "../schemas"
import { isForPeople } from "../schemas/introspection"
import { checkEmail, checkPhone, checkWebUrl } from "../schemas/url-rules"
import type { ValueRule } from "../schemas/value-rules"
import { allOf, quote, quoteWhole } from "../wording"
import type { ContentText } from "./items"
import type { Rule, RuleFinding } from "./rule"

/** The family name is a part of the name. Without one, it is the part that address books take. */
export const checkFamilyName: Rule = function* ({ content: { owner, website } }) {
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
export const warnAboutAuthors: Rule = function* ({ content: { owner, resume, website }, texts }) {
  if (!owner) return
  // A journal may print the name as it is in another language.
  const translated = texts.filter(({ base }) => base?.file === "owner" && base.path[0] === "name")
  const owners = [
    { ...owner, language: website?.language },
    ...translated.map(({ text }) => ({ name: text })),
  ]
  for (const [at, section] of (resume?.sections ?? []).entries()) {
    if (section.section !== "Publications") continue
    const index = section.content.entries.findIndex(({ authors }) => {
      const hasMarks = authors.some((author) => typeof parseInline(author) !== "string")
      const isOwn = owners.some((each) => findOwnAuthors(authors, each).length > 0)
      return authors.length > 0 && !hasMarks && !isOwn
    })
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

/** The kind of a contact field decides which values are valid, also in a translation. */
export const checkContact: Rule = function* ({ content: { owner }, texts }) {
  for (const { file, path, text, base = { file, path } } of texts) {
    const [top, index, name] = base.path
    const field = owner?.contact[Number(index)]
    if (base.file !== "owner" || top !== "contact" || name !== "value" || !field) continue
    const finding = CONTACT_RULES[field.kind](text)
    if (!finding) {
      yield* warnAboutContact(owner, { file, path, text }, Number(index))
      continue
    }
    const { label = "", kind } = field
    const profile = kind === "profile" && /^@?[\w-]+$/.test(text) && profileUrl(label, text)
    const { suggestion = profile || undefined, ...details } = finding
    const hint = suggestion ? `Did you mean ${quoteWhole(suggestion)}?` : details.hint
    yield { ...details, file, path, hint }
  }
}

const toPlainContact = (value: string) => value.toLowerCase().replace(/[^\p{L}\p{N}@+]/gu, "")

/** Warns about a contact value that is there twice, and a number that no phone has. */
function* warnAboutContact(
  { contact }: Content["owner"],
  { text, ...place }: Pick<ContentText, "file" | "path" | "text">,
  index: number,
): Generator<RuleFinding> {
  const isSame = ({ value }: { value: string }) => toPlainContact(value) === toPlainContact(text)
  const first = contact.findIndex(isSame)
  if (place.file === "owner" && first < index && first >= 0) {
    const message = `${quote(text)} is a contact twice.`
    const see = { file: "owner", path: ["contact", first, "value"] } as const
    yield { ...place, code: "repeated-contact", message, hint: "Delete one of the two.", see }
  }
  const { number } = (contact[index]?.kind === "phone" && parsePhone(text)) || {}
  const length = number?.startsWith("+") ? validatePhoneNumberLength(number) : undefined
  if (!length) return
  const wrong = { TOO_SHORT: "too short for its country", TOO_LONG: "too long for its country" }
  const reason = wrong[length as keyof typeof wrong] ?? "no number of any country"
  const hint = "Compare its digits with those of your phone."
  yield { ...place, code: "odd-phone", message: `${quote(text)} is ${reason}.`, hint }
}

/** The owner's own data, what the law asks for, letters that no page shows, and texts that repeat the base. */
const NOT_SEARCHED = /^(?:owner|website|legal|letters\/|translations\/)/

/** A link is there on purpose. */
const LINK = /\[[^\]]*\]\([^)]*\)|<[^>]*>/g

/** With a country code, or as in North America: other numbers look like dates, ISSNs and results. */
const PHONE = /\+(?:\D{0,3}\d){7,15}(?!\d)|(?<!\d)\(?\d{3}\)?[-. ]+\d{3}[-. ]\d{4}(?!\d)/g

/** The library takes 0.1 ms for each digit, so it reads only what may be such a number, after the signs before it. */
function findPhones(text: string): { number: string; part: Range }[] {
  return [...text.matchAll(PHONE)].flatMap(({ 0: written, index }) => {
    const from = Math.max(0, index - 2)
    const found = findPhoneNumbersInText(text.slice(from, index + written.length), "US")
    return found
      .filter(({ startsAt }) => from + startsAt === index)
      .map(({ number, endsAt }) => ({
        number: number.nationalNumber,
        part: [index, from + endsAt],
      }))
  })
}

/** Warns at each email address and phone number in a text that is no contact value of the owner. */
export const warnAboutOtherContacts: Rule = function* ({ content: { owner }, texts }) {
  if (!owner) return
  const emails = owner.contact.map(({ value }) => value.toLowerCase())
  const phones = owner.contact.map(({ value }) => value.replace(/\D/g, ""))
  for (const { file, path, text, notes } of texts) {
    if (NOT_SEARCHED.test(file) || !isForPeople(notes)) continue
    const searched = text.replace(LINK, (link) => " ".repeat(link.length))
    const parts = [
      ...findMailboxes(searched)
        .filter(({ address }) => !emails.includes(address.toLowerCase()))
        .map(({ address, index }) => [index, index + address.length] as const),
      ...findPhones(searched)
        // The owner's number may lack its country code.
        .filter(({ number }) => !phones.some((own) => own.includes(number.slice(-7))))
        .map(({ part }) => part),
    ]
    for (const part of parts) {
      const message = `${quote(text.slice(...part))} is no contact of owner.yaml, and everyone can read it here.`
      const hint =
        "If it belongs to somebody else, delete it. If it is meant for everyone, make it a link: [words](mailto:…) or [words](tel:…)."
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

/** Warns once, at the first value that still has a reserved domain. */
export const warnAboutSampleIdentity: Rule = function* ({ content: { owner, website } }) {
  const contact = (owner?.contact ?? []).map(({ value }, index) => {
    return { file: "owner", path: ["contact", index, "value"], value } as const
  })
  const origin = { file: "website", path: ["origin"], value: website?.origin ?? "" } as const
  const reserved = [...contact, origin].filter(
    ({ value }) => isReserved(value) || LOCAL.test(value),
  )
  const [first] = reserved
  if (!first) return
  const { value, ...place } = first
  const why = LOCAL.test(value)
    ? "is your own computer, which no visitor reaches."
    : "cannot exist: .example and example.com are reserved for examples."
  const message = `${quote(value)} ${why}`
  const files = new Set(reserved.map(({ file }) => `${file}.yaml`))
  const hint = `Put your own address into ${allOf([...files])}.`
  yield { ...place, code: "sample-identity", message, hint }
}
