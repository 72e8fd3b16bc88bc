/** Finds the owner among the authors of a publication. */
import { toPlain } from "../plain"
import { nameParts } from "./name-parts"

/**
 * @param authors as in 'Lovelace AK', 'A. Lovelace' and 'Lovelace, Ada'; each given name, or its initial, is one of the owner's
 * @returns the index of the owner; -1 if no author can be the owner, or several can
 */
export function findOwnAuthor(
  authors: readonly string[],
  owner: Parameters<typeof nameParts>[0],
): number {
  const { given, family } = nameParts(owner)
  const [first, last] = [toPattern(given), toLetters(family)]
  const own = RegExp(`^(?:${first} ?${last}|${last} ?${first}|${toLetters(owner.name)})$`, "u")
  const found = authors.flatMap((author, index) => (own.test(toLetters(author)) ? index : []))
  return found.length === 1 ? (found[0] ?? -1) : -1
}

/** @returns a pattern of the given names or the first of them; each may be an initial in a script that has capitals */
const toPattern = (given: string) =>
  toLetters(given)
    .split(" ")
    .map((name) =>
      /^\p{Ll}$/u.test(name) ? `${name}\\p{L}*` : name.replace(/^(\p{Ll})(.*)/u, "$1(?:$2)?"),
    )
    .reduceRight((rest, name) => `${name}(?: ?${rest})?`)

/** @returns the words in small letters, without accents, apostrophes, dots and signs of footnotes */
const toLetters = (name: string) =>
  toPlain(name)
    .replace(/['’ʼ]/g, "")
    .replace(/[^\p{L}]+/gu, " ")
    .trim()
