/** Finds names in texts: whole names, in any case, with any spaces or hyphens. */
import { escapePattern } from "../../content/private-values/escape-pattern"

/** In Chinese, Japanese, Korean and Thai, words or endings follow a name without a space. */
const UNSPACED = /[\p{scx=Han}\p{scx=Hira}\p{scx=Kana}\p{scx=Hang}\p{scx=Thai}]/u

/** 'Go' and 'R' are also words and letters, so they are found only as they are written. */
const SHORT = /^\p{sc=Latn}{1,2}$/u

const LATIN = "\\p{sc=Latn}\\p{N}"

/** @returns the text with one form of each character, and without invisible characters */
export function toSearchable(text: string): string {
  const visible = text.replace(/[\p{Cf}™℠]/gu, "")
  return visible.normalize("NFKC").replaceAll("’", "'").replaceAll("İ", "I")
}

/** @returns a key that is equal for names that differ only in case, spaces and hyphens */
export function toKey(name: string): string {
  const words = toSearchable(name.replace(/[\s\p{Pd}]+/gu, " ").trim())
  return SHORT.test(words) ? words : words.toLowerCase()
}

/** @returns a pattern of the whole name in what `toSearchable` returns, also in the plural or with a version */
export function toNamePattern(key: string): RegExp {
  const name = key.split(" ").map(escapePattern).join("[\\s\\p{Pd}]*")
  if (SHORT.test(key))
    return new RegExp(`(?<![${LATIN}&'.])${name}(?![${LATIN}&'+#]|\\.\\p{L})`, "gu")
  const [before, after] = [/^./u, /.$/u].map((edge) => lettersBeside(`${edge.exec(key)}`))
  return new RegExp(`(?<!${before})${name}(?:'?s|(?<!\\p{N})\\p{N}+)?(?!${after}|\\+\\+|#)`, "giu")
}

/** @returns a pattern of the letters that cannot stand beside this end of a name */
function lettersBeside(edge: string): string {
  if (UNSPACED.test(edge)) return "[]"
  return /(?!\p{sc=Latn})\p{L}/u.test(edge) ? "[\\p{L}\\p{M}\\p{N}]" : `[${LATIN}]`
}
