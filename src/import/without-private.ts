/** Takes what is private by its form or its name out of the content, and says so. */
import { isPossiblePhoneNumber } from "libphonenumber-js"
import {
  hasValue,
  publicTextsOf,
  toLimitedFields,
  withoutPublic as withoutShown,
} from "../content/private-values/limited-fields"
import { toSearched } from "../content/rules/private-values"
import { contentSchemas } from "../content/schemas"
import { isPublic } from "../content/schemas/contact-formats"
import { readDate } from "../content/schemas/read-date"
import { withPlainDigits } from "../lib/digits"
import { type Data, isText, textOf, textsIn } from "./data"
import { type Notes, PRIVATE, PRIVATE_CONTACT } from "./notes"
import { isPrivateName, isPrivateWord, plainOf, privateNames } from "./private-names"
import { toFileData } from "./to-yaml"

/** Web addresses. Before one, 'Address:' is no street. */
const URLS = /(?:[:：]\s?)?(?:https?:|www\.)[^\s)]+/gi

/** What stays of numbers: amounts, grades, identifiers, versions, and years, months and ranges of them. */
const STAYS = [
  URLS,
  /(?<![\d./+-])\d{1,3}[.,]\d{1,2}\s?\/\s?\d{1,3}(?:[.,]\d{1,2})?(?![.,/-]?\d)/g,
  /(?<![\d.,])\d{1,3}(?:[.,'’]\d{3})+(?![.,'’]?\d)|\p{Sc}\s?\d[\d.,]*|\d[\d.,]*\s?(?:\p{Sc}|%)/gu,
  /\d[\d.,]*\s?[kmgt]?(?:b|w|hz|m|g|l|t)(?!\p{L})|(?<![\d.])v?[1-9]\d?(?:\.\d+){2,}(?!\d)/gu,
  /(?<!\p{L})(?:isbn|issn|doi|arxiv|patent|grant)(?!\p{L}).*/gu,
  /(?<!\d)(?:\d+[./])*(?:19|20)\d\d\s*[-–—/]\s*(?:\d+[./])*(?:19|20)\d\d(?!\d)/g,
  /(?<![\d./+-])(?:\d\d?[./])?(?:19|20)\d\d(?!\s?[年년]|[\d./-]*\d)/g,
]
const withoutPublic = (text: string) => STAYS.reduce((all, each) => all.replace(each, ","), text)
const hasNumber = (text: string) => privateNames().digits.test(withoutPublic(plainOf(text)))

/** The email addresses that the owner publishes. */
type Own = ReadonlySet<string>

/** @returns whether the text has a phone number, or an email address of someone else */
function hasContact(text: string, own: Own): boolean {
  const emails = text.match(/[\p{L}\p{N}._%+-]+@[\p{L}\p{N}-]+(?:\.[\p{L}\p{N}-]+)+/gu) ?? []
  const phones = withPlainDigits(text).match(/\+\(?\d[\d\s().-]{5,}\d/g) ?? []
  const isCalled = privateNames().call.test(withoutPublic(plainOf(text)))
  return (
    isCalled ||
    emails.some((each) => !own.has(each.toLowerCase())) ||
    phones.some((each) => isPossiblePhoneNumber(each))
  )
}

/** A longer text is no private fact by its form. A reference names the contact data of other people. */
const [MAX_LENGTH, MAX_REFERENCE] = [100, 500]

/** @returns whether the value is private whatever its name is */
function isPrivateValue(name: string, value: string, own: Own): boolean {
  const date = readDate(withPlainDigits(value))
  const isFullDate = date?.day !== undefined && !date.leftOut
  return (
    value.length <= MAX_LENGTH &&
    (isFullDate || hasContact(value, own) || hasNumber(`${name}: ${value}`))
  )
}

const reasonFor = (text: string, own: Own) =>
  hasContact(text, own) || privateNames().address.test(plainOf(text)) ? PRIVATE_CONTACT : PRIVATE

/** @returns why a line or a sentence is not published; undefined if it may be */
export function reasonOfSentence(text: string, own: Own, most = MAX_LENGTH): string | undefined {
  if (text.length > most) return undefined
  const [, name, value = ""] = /^\P{L}*([^:：]{2,40}?)\s*[:：]\s*(?!\/\/)(.+)$/u.exec(text) ?? []
  const hasFact = () =>
    text.length <= MAX_LENGTH && privateNames().fact.test(plainOf(text.replace(URLS, " ")))
  const isPrivate = hasContact(text, own) || (name && isPrivateValue(name, value, own)) || hasFact()
  return isPrivate ? reasonFor(text, own) : undefined
}

/** @returns why a keyword, a title or the name of a group is not published; undefined if it may be */
function reasonOfKeyword(text: string): string | undefined {
  const isPrivate =
    isPrivateWord(text) || (hasNumber(text) && privateNames().any.test(plainOf(text)))
  return isPrivate ? reasonFor(text, new Set()) : undefined
}

const LIMITED = "It has a value that only hand-outs show, as a phone number."

type Fields = { readonly [field: string]: Data }

/** What other rules look at, and what only programs read. */
const SKIPPED = "id url doi section startDate endDate date expires volume".split(" ")

/** Names and words, which are no sentences. */
const WORDS = "title name language company organization institution keywords break".split(" ")

/** An object with other fields is no label with its values. */
const PAIR =
  "title name language section expandedByDefault id text details level content date location keywords skills url".split(
    " ",
  )

/** A usual word is a private label only beside a number. */
const isLabel = (label: string, value: string) =>
  isPrivateName(label) && value !== "" && (/[^\p{L}\p{M}]/u.test(label) || /\p{N}/u.test(value))

/** Where a line or a sentence ends. */
const ENDS =
  /(?<=[\n。；;|·•])|(?<=[\p{L}\p{N})]{3}[.!?؟।])(?=\s+[\p{Lu}\p{Lo}\p{Extended_Pictographic}])/u

/** @returns the text without the lines and sentences that the test finds; '' if nothing is left */
export function withoutSentences(text: string, isPrivate: (sentence: string) => boolean): string {
  const all = text.split(ENDS)
  const kept = all.filter((sentence) => !isPrivate(sentence.trim()))
  if (kept.length === all.length) return text
  const rest = kept.join("").replace(/[\s|·•;]+$/u, "")
  return /[\p{L}\p{N}]/u.test(rest) ? rest.trim() : ""
}

type Files = { owner: Fields & { contact: Data[] }; skills: Data; work: Data; resume: Fields }

/** @returns the files without what is private, which the notes have */
export function withoutPrivate<All extends Files>(
  { owner, skills, work, resume }: All,
  notes: Notes,
) {
  const shown = owner.contact.filter((field) => !(field as Fields).visibleIn)
  const own = new Set(shown.flatMap(textsIn).map((text) => textOf(text).toLowerCase()))
  // The schema has the defaults, which say who may see a contact field.
  const person = contentSchemas.owner.safeParse(toFileData("owner", owner)).data
  const said = person
    ? publicTextsOf(person)
        .filter(isPublic)
        .map((each) => each.text)
    : []
  const fields = person ? toLimitedFields(person) : []
  const limited = fields.map((field) => withoutShown(field, said))
  const isLimited = (text: string) => limited.some((field) => hasValue(field, toSearched(text)))
  const lost = new Set<Data>()
  const hide = (part: Data, reason: string): undefined => {
    for (const text of textsIn(part)) notes.hidden.push({ text: textOf(text), reason })
  }

  /** A line may be a label, and the next its value. */
  const cleanTexts = (texts: readonly string[], kind: string): string[] => {
    const lines = texts.flatMap((text) => text.split(ENDS)).map((line) => line.trim())
    const most = kind === "References" ? MAX_REFERENCE : MAX_LENGTH
    const reasons = new Map<string, string>()
    for (const [at, line] of lines.entries()) {
      const pair = [at, at - 1].find((each) => isLabel(lines[each] ?? "", lines[each + 1] ?? ""))
      const found =
        pair === undefined
          ? reasonOfSentence(line, own, most)
          : reasonFor(`${lines[pair]} ${line}`, own)
      const reason = found ?? (isLimited(line) ? LIMITED : undefined)
      if (reason) reasons.set(line, reason)
    }
    for (const [line, reason] of reasons) hide(line, reason)
    return texts.map((text) => withoutSentences(text, (line) => reasons.has(line))).filter(Boolean)
  }

  /** @returns why an object is private as a whole: a label with its values */
  const reasonOf = (part: Fields, kind: string): string | undefined => {
    const { title, language, name, id: _id, section = "Custom", ...others } = part
    const isSkill = kind === "skills"
    const label = [title, language, isSkill ? name : undefined].find(isText)
    if (label === undefined || section !== "Custom") return undefined
    const [text, values] = [textOf(label), textsIn(others).map(textOf).filter(Boolean)]
    const all = `${text}: ${values.join()}`
    if (
      isSkill &&
      (isLabel(text, values.join()) || values.some((each) => reasonOfKeyword(`${text}: ${each}`)))
    )
      return reasonFor(all, own)
    const isPair = Object.keys(part).every(
      (field) => PAIR.includes(field) || !textsIn(part[field])[0],
    )
    const [value = "", ...more] = values
    // The date of an award says when it was given.
    const isWhen = kind !== "Custom" && part.date !== undefined
    const isFact = more.length === 0 && !isWhen && isPrivateValue(text, value, own)
    const isPrivate = isPrivateName(text) || isFact
    return !isSkill && isPair && value && isPrivate ? reasonFor(all, own) : undefined
  }

  const cleanObject = (part: Fields, kind: string): Data => {
    const reason = reasonOf(part, kind)
    if (reason) hide(part, reason)
    const inner = isText(part.section) ? textOf(part.section) : kind
    const all = Object.entries(part).map(([field, value]) => [field, clean(value, inner, field)])
    const cleaned: Fields = Object.fromEntries(reason ? [] : all)
    // What has lost its name or all that it holds goes, too.
    const isLost = ["title", "name", "language", "content", "skills", "roles"].some(
      (field) => textsIn(part[field]).length > 0 && textsIn(cleaned[field]).length === 0,
    )
    if (isLost) lost.add(part.id)
    return isLost ? undefined : cleaned
  }

  /** @param kind of the section, or the name of the file */
  const clean = (part: Data, kind: string, field = ""): Data => {
    if ((typeof part !== "object" && !isText(part)) || SKIPPED.includes(field)) return part
    if (isText(part)) {
      const text = textOf(part)
      const reason = WORDS.includes(field) ? reasonOfKeyword(text) : undefined
      if (reason) return hide(part, reason)
      const [rest] = WORDS.includes(field) ? [text] : cleanTexts([text], kind)
      return rest === text ? part : rest
    }
    if (!Array.isArray(part)) return cleanObject(part as Fields, kind)
    if (kind === "work" && field === "skills") return part.filter((id) => !lost.has(id))
    const isOfSentences = part.every((each) => typeof each === "string") && !WORDS.includes(field)
    return isOfSentences
      ? cleanTexts(part, kind)
      : part.flatMap((each: Data) => clean(each, kind, field) ?? [])
  }
  return {
    owner: { ...owner, availability: clean(owner.availability, "owner") },
    // The jobs name the skills that are left.
    skills: clean(skills, "skills") ?? {},
    work: clean(work, "work") ?? {},
    resume: { ...resume, sections: clean(resume.sections, "resume") },
  }
}
