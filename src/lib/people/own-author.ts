/** Finds the owner among the authors of a publication. */
import { toPlain } from "../plain"
import { withAsciiLetters } from "../slug"
import { nameParts, withoutAffixes } from "./name-parts"

type Owner = Parameters<typeof nameParts>[0]

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
  const { given, family, suffixes } = nameParts(owner)
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
    const [generation, ownGeneration] = [nameParts({ name: author }).suffixes, suffixes].map(
      (all) => all.map(toLetters).find((each) => /^(?:jr|sr|i{2,3}|iv)$/.test(each)),
    )
    const isOther = generation && ownGeneration && generation !== ownGeneration
    const forms = [author, withoutAffixes(author)].map(toLetters)
    return !isOther && forms.some((form) => own.test(form)) ? index : []
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
      const whole = toSpellings(name)
      if (/^\p{Ll}$/u.test(name)) return `${whole}\\p{L}*`
      const [initial, unit] = [name.charAt(0), name.match(UNIT)?.[0] ?? ""].map(toSpellings)
      return /^\p{Ll}/u.test(name) ? `(?:${whole}|${unit}|${initial})` : whole
    })
    .reduceRight((rest, name) => `${name}(?: ?${rest})?`)

/** @returns a pattern of the letters in every spelling: 'ü' is 'u' or 'ue', and each of the two may be 'ü' */
const toSpellings = (letters: string) =>
  letters.replace(UNIT, (unit) => {
    const groups = SPELLINGS.filter((group) => group.includes(unit))
    const equal = groups.flatMap(([letter = "", ...others]) => (letter === unit ? others : letter))
    return `(?:${[unit, ...equal].join("|")})`
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
