/** Finds the owner among the authors of a publication. */
import { toPlain } from "../plain"
import { withAsciiLetters } from "../slug"
import { nameParts, type Owner, withoutAffixes } from "./name-parts"

/** Each letter with what is printed in its place. */
const SPELLINGS = "ä a ae,ö o oe,ü u ue,å a aa,ø o oe,æ ae,œ oe,ß ss,ł l,đ d dj,ð d dh,þ th"
  .split(",")
  .map((letters) => letters.split(" "))

/** Two letters that may stand for one, or else one character. */
const UNIT = /ae|oe|ue|aa|ss|dj|dh|th|./gu

/**
 * @param authors as in 'Lovelace AK', 'A. Lovelace' and 'Lovelace, Ada'; each given name, or its initial, is one of the owner's
 * @returns the indexes of the authors who can be the owner
 */
export function findOwnAuthors(authors: readonly string[], owner: Owner): number[] {
  const { given, family } = nameParts(owner)
  const [, particles = "", core = family] = /^((?:\p{Ll}\S* )+)(.+)$/u.exec(family) ?? []
  const first = toPattern(given)
  const [last, base, before, whole] = [family, core, particles, owner.name].map((name) =>
    toSpellings(toLetters(name)),
  )
  const own = RegExp(
    `^(?:${first} ?${last}|${last} ?${first}|${base} ?${first} ?${before}|${base} ?${before} ?${first}|${whole})$`,
    "u",
  )
  return authors.flatMap((author, index) => {
    const isOwn = [author, withoutAffixes(author)].some((name) => own.test(toLetters(name)))
    return isOwn ? index : []
  })
}

/** @returns the index of the owner; -1 if no author can be the owner, or several can */
export function findOwnAuthor(authors: readonly string[], owner: Owner): number {
  const [found = -1, ...others] = findOwnAuthors(authors, owner)
  return others.length > 0 ? -1 : found
}

/** @returns a pattern of the given names or the first of them; each may be an initial in a script that has capitals */
const toPattern = (given: string) =>
  toLetters(given)
    .split(" ")
    .map((name) => {
      if (/^\p{Ll}$/u.test(name)) return `${toSpellings(name)}\\p{L}*`
      const initials = /^\p{Ll}/u.test(name) ? [name.match(UNIT)?.[0] ?? "", name.charAt(0)] : []
      return `(?:${[name, ...initials].map(toSpellings).join("|")})`
    })
    .reduceRight((rest, name) => `${name}(?: ?${rest})?`)

/** @returns a pattern of the letters in every spelling: 'ü' is 'u' or 'ue', 'ue' is 'ü' or 'üe' */
const toSpellings = (letters: string): string =>
  letters.replace(UNIT, (unit) => {
    const equal = SPELLINGS.flatMap(([letter = "", ...others]) =>
      unit === letter ? others : others.includes(unit) ? letter : [],
    )
    const each = unit.length > 1 ? [...unit].map(toSpellings).join("") : unit
    return `(?:${[each, ...equal].join("|")})`
  })

/** @returns the words in small letters, without apostrophes, dots and signs of footnotes, and with no accents but those of `SPELLINGS` */
const toLetters = (name: string) =>
  name
    .normalize("NFC")
    .toLowerCase()
    .replace(/[^äöüåøæœßłđðþ]+/g, (letters) => toPlain(withAsciiLetters(letters)))
    .replace(/['’ʼ]/g, "")
    .replace(/[^\p{L}]+/gu, " ")
    .trim()
