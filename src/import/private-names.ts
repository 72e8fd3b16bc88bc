/** Knows private facts by their names, in the languages of private-names.yaml. */
import { withPlainDigits } from "../lib/digits"
import { lazy } from "../lib/lazy"
import { toPlain } from "../lib/plain"
import { loadPrivateNames } from "./tables"

/** @returns the text in small letters without accents, with plain digits and without marks */
export const plainOf = (text: string): string =>
  toPlain(withPlainDigits(text.replace(/[*_`]/g, "")))

const bareOf = (text: string) => plainOf(text).replace(/[^\p{L}\p{N}]/gu, "")

const SPACELESS = /[\p{scx=Han}\p{scx=Hira}\p{scx=Kana}\p{Script=Thai}]/u

/** @returns a pattern of the names as whole words; where a script has no spaces, anywhere */
function patternOf(names: readonly string[]): string {
  const plain = names.map((name) => toPlain(name).replace(/[^\p{L}\p{N}]+/gu, "[^\\p{L}\\p{N}]+"))
  const ofScript = (isBare: boolean) => plain.filter((name) => SPACELESS.test(name) === isBare)
  const words = `(?<![\\p{L}\\p{N}])(?:${ofScript(false).join("|")})(?![\\p{L}\\p{N}])`
  return `(?:${[words, ...ofScript(true)].join("|")})`
}

/** Follows a name: a colon or the like, a number, or a date that begins with the name of a month. */
const DIRECTLY =
  "(?=\\s*(?:\\([^)]*\\)\\s*)?(?:[:=|·→]|[-–—]\\s)|[\\s.#]*\\p{Sc}?\\s?\\d|\\s\\p{L}+\\.?\\s\\d+\\p{L}*,?\\s\\d{4})"
const SIX_DIGITS = "\\d(?:[\\s()./+\\p{L}-]?[\\s()./+-]*\\d){5}"

/** The names as sets and patterns, for texts as `plainOf` returns them. */
export const privateNames = lazy(() => {
  const lists = loadPrivateNames()
  const namesIn = (list: string) =>
    Object.values(lists[list] ?? {}).flatMap((all) => all.split(", "))
  const [address, calling] = [namesIn("address"), namesIn("calling")]
  const all = [...namesIn("facts"), ...address]
  const several = patternOf(all.filter((name) => /\s/.test(name) && !SPACELESS.test(name)))
  const toRegExp = (...patterns: string[]) => new RegExp(patterns.join("|"), "u")
  return {
    labels: new Set(all.map(bareOf)),
    values: new Set(namesIn("values").map(bareOf)),
    any: toRegExp(patternOf([...all, ...calling])),
    address: toRegExp(patternOf(address)),
    fact: toRegExp(`${several}.*[\\d:]`, `[\\d:].*${several}`, patternOf(all) + DIRECTLY),
    call: toRegExp(`${patternOf(calling)}(?:\\s*\\([^)]*\\))?[\\s:.#]*[(+]*${SIX_DIGITS}`),
    digits: toRegExp(SIX_DIGITS),
  }
})

/** @returns whether this is the name of a private fact as a whole, as is 'Date of birth (optional)' */
export const isPrivateName = (name: string): boolean => {
  const parts = name.replace(/\(.*?\)/g, "").split("/")
  return parts.every((part) => privateNames().labels.has(bareOf(part)))
}

/** @returns whether what a field of this name has is private, as in 'Date of birth' and 'candidatePhone' */
export const isPrivateField = (name: string): boolean =>
  isPrivateName(name) ||
  privateNames().any.test(plainOf(name.replace(/(?<=\p{Ll})(?=\p{Lu})|_/gu, " ")))

/** @returns whether the text as a whole is a family status or a religion, as is 'married' */
export const isPrivateWord = (text: string): boolean => privateNames().values.has(bareOf(text))
