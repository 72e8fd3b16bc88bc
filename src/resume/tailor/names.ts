/** Finds names in texts: whole names, in any case, with any spaces or hyphens. */
import { escapePattern } from "../../content/private-values/escape-pattern"

/** In Chinese, Japanese, Korean and Thai, words or endings follow a name without a space. */
const UNSPACED = /[\p{scx=Han}\p{scx=Hira}\p{scx=Kana}\p{scx=Hang}\p{scx=Thai}]/u

/** 'Go' and 'R' are also words and letters, so they are found only as they are written. */
const SHORT = /^\p{sc=Latn}{1,2}$/u

/** Postings leave out the maker of 'Apache Kafka'. */
const MAKER =
  /^(?:Adobe|Amazon|Apache|Atlassian|AWS|Google|HashiCorp|IBM|JetBrains|Microsoft|MS|Oracle|Red Hat|VMware)\s+/i

/** Without the others, these words of a name, as in 'Google Docs', mean something else. */
const EVERYDAY =
  /^(?:access|ads|analytics|batch|certified|chat|cloud|connect|data|database|devops|docs|drive|edge|engine|forms|functions|maps|meet|office|platform|project|search|services?|sheets|slides|sql|storage|suite|teams|tools|web|word|workspace|)$/i

/** A place within 'OpenTelemetry' for a space. 'NoSQL' and 'LinkedIn' have none: 'no SQL' and 'linked in' are words. */
const JOINT = /(?<=\p{L}{2}\p{Ll})(?=\p{Lu}(?:\p{Lu}|\p{L}{2}))/gu

const WORD = /^(?:\p{L}\p{Ll}+|\p{Lu}+)$/u

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

/**
 * @returns keys of the other ways to write a name: without its maker, its last word if it is spelled like a
 *   name, as in 'Spring WebFlux', and each with a space within. What could be a word keeps its capitals.
 */
export function otherKeys(name: string): string[] {
  const written = toSearchable(name).trim()
  const last = /\s(\S*\p{Ll}\p{Lu}\S*)$/u.exec(written)?.[1] ?? ""
  const isName = (part: string) => part.split(/\P{L}+/u).some((word) => !EVERYDAY.test(word))
  const shorter = [written.replace(MAKER, ""), last].filter(
    (part) => isName(part) && !SHORT.test(part),
  )
  const spaced = [written, ...shorter].map((part) => part.replace(JOINT, " "))
  return [...shorter.filter((part) => !WORD.test(part)).map(toKey), ...spaced]
}

/** @returns a pattern of the whole name in what `toSearchable` returns, also in the plural or with a version. A key with capitals keeps them */
export function toNamePattern(key: string): RegExp {
  const name = key.split(" ").map(escapePattern).join("[\\s\\p{Pd}]*")
  if (SHORT.test(key))
    return new RegExp(`(?<![${LATIN}&'.])${name}(?![${LATIN}&'+#]|\\.\\p{L})`, "gu")
  const [before, after] = [/^./u, /.$/u].map((edge) => lettersBeside(`${edge.exec(key)}`))
  return new RegExp(
    `(?<!${before})${name}(?:'?s|(?<!\\p{N})\\p{N}+)?(?!${after}|\\+\\+|#)`,
    /\p{Lu}/u.test(key) ? "gu" : "giu",
  )
}

/** @returns a pattern of the letters that cannot stand beside this end of a name */
function lettersBeside(edge: string): string {
  if (UNSPACED.test(edge)) return "[]"
  return /(?!\p{sc=Latn})\p{L}/u.test(edge) ? "[\\p{L}\\p{M}\\p{N}]" : `[${LATIN}]`
}
