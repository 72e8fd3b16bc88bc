/** Knows private facts by their form, with the names of private-names.yaml. */
import { isPossiblePhoneNumber } from "libphonenumber-js"
import { readDate } from "../content/schemas/read-date"
import { withPlainDigits } from "../lib/digits"
import { PRIVATE, PRIVATE_CONTACT } from "./notes"
import { bareOf, isPrivateName, plainOf, privateNames } from "./private-names"

const URLS = /(?:https?:|www\.)[^\s)]+/gi

/** What stays of numbers: amounts, identifiers, versions, and years, months and ranges of them. */
const STAYS = [
  URLS,
  /(?<![\d.,])\d{1,3}(?:[.,'’]\d{3})+(?![.,'’]?\d)|\p{Sc}\s?\d[\d.,]*|\d[\d.,]*\s?(?:\p{Sc}|%)/gu,
  /\d[\d.,]*\s?[kmgt]?(?:b|w|hz|m|g|l|t)(?!\p{L})|(?<![\d.])v?[1-9]\d?(?:\.\d+){2,}(?!\d)/gu,
  /(?<!\p{L})(?:isbn|issn|doi|arxiv|patent|grant)(?!\p{L}).*/gu,
  /(?<!\d)(?:\d+[./])*(?:19|20)\d\d\s*[-–—/]\s*(?:\d+[./])*(?:19|20)\d\d(?!\d)/g,
  /(?<![\d./+-])(?:\d\d?[./])?(?:19|20)\d\d(?!\s?[年년]|[\d./-]*\d)/g,
]
const withoutPublic = (text: string) => STAYS.reduce((all, each) => all.replace(each, ","), text)

/** @returns whether the text has a phone number, or an email address that is none of the owner's public ones */
function hasContact(text: string, own: ReadonlySet<string>): boolean {
  const emails = text.match(/[\p{L}\p{N}._%+-]+@[\p{L}\p{N}-]+(?:\.[\p{L}\p{N}-]+)+/gu) ?? []
  const phones = withPlainDigits(text).match(/\+\(?\d[\d\s().-]{5,}\d/g) ?? []
  const isCalled = privateNames().call.test(withoutPublic(plainOf(text)))
  const isOther = emails.some((email) => !own.has(email.toLowerCase()))
  return isCalled || isOther || phones.some((phone) => isPossiblePhoneNumber(phone))
}

/** A longer text is no private fact by its form. */
const MAX_LENGTH = 100

/** @returns whether a value is private whatever its name is */
function isPrivateValue(name: string, value: string, own: ReadonlySet<string>): boolean {
  if (value.length > MAX_LENGTH) return false
  const date = readDate(withPlainDigits(value))
  const isFullDate = date?.day !== undefined && !date.leftOut
  const hasNumber = () => privateNames().digits.test(withoutPublic(plainOf(`${name}: ${value}`)))
  return isFullDate || hasContact(value, own) || hasNumber()
}

const reasonFor = (text: string, own: ReadonlySet<string>) =>
  hasContact(text, own) || privateNames().address.test(plainOf(text)) ? PRIVATE_CONTACT : PRIVATE

/**
 * @param own the email addresses that the owner publishes
 * @returns why a name and its values are not published; undefined if they may be
 */
export function reasonOfPair(name: string, values: readonly string[], own: ReadonlySet<string>) {
  const [value = "", ...others] = values
  const isPrivate = isPrivateName(name) || (others.length === 0 && isPrivateValue(name, value, own))
  return isPrivate && value ? reasonFor(`${name}: ${values.join()}`, own) : undefined
}

/** @returns why a line or a sentence is not published; undefined if it may be */
export function reasonOfSentence(
  text: string,
  own: ReadonlySet<string>,
  most = MAX_LENGTH,
): string | undefined {
  if (text.length > most) return undefined
  const [, name, value = ""] = /^\P{L}*([^:：]{2,40}?)\s*[:：]\s*(?!\/\/)(.+)$/u.exec(text) ?? []
  const plain = plainOf(text.replace(URLS, " "))
  const hasName = text.length <= MAX_LENGTH && privateNames().fact.test(plain)
  const isPrivate = hasName || hasContact(text, own) || (name && isPrivateValue(name, value, own))
  return isPrivate ? reasonFor(text, own) : undefined
}

/** @returns why a keyword, a title or the name of a group is not published; undefined if it may be */
export function reasonOfKeyword(text: string): string | undefined {
  const { values, any, digits } = privateNames()
  const plain = plainOf(text)
  const hasNumber = any.test(plain) && digits.test(withoutPublic(plain))
  return hasNumber || values.has(bareOf(text)) ? reasonFor(text, new Set()) : undefined
}
