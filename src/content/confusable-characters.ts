/** Characters that look like others: typographic quotes, and spaces that are no spaces in YAML. */

/** A whole text in typographic quotes, of which the second one may be straight. */
const IN_SMART_QUOTES = [
  /^[“”‘’]()$/,
  /^[“”„‟«»]([^“”„‟«»]*)[“”„«»"]$/,
  /^[‘’‚‛‹›]((?:[^‘’‚‛‹›]|(?<=\p{L})’(?=\p{L}))*)[‘’‹›']$/u,
]

/** Every white space but those of YAML (the space, the tab and line breaks), and invisible characters. */
export const ODD_SPACE = /[\u00a0\u1680\u180e\u2000-\u200b\u2028\u2029\u202f\u205f\u2060\u3000]/

const SPACE_NAMES: Readonly<Record<string, string>> = {
  "\u00a0": "no-break space",
  "\u202f": "narrow no-break space",
  "\u200b": "zero-width space",
  "\u3000": "wide space",
}

/** @returns the text inside typographic quotes; undefined if they are not around the whole text */
export function withoutSmartQuotes(text: string): string | undefined {
  for (const pattern of IN_SMART_QUOTES) {
    const match = pattern.exec(text)
    if (match) return match[1]?.trim()
  }
  return undefined
}

/** @returns the text without typographic quotes around it, and with normal spaces */
export function withoutConfusables(text: string): string {
  const plain = text
    .replace(/[\u180e\u200b\u2060]/g, "")
    .replace(new RegExp(ODD_SPACE, "g"), " ")
    .trim()
  return withoutSmartQuotes(plain) ?? plain
}

/** @returns the name of a character of `ODD_SPACE`, as in 'no-break space (U+00A0)' */
export function nameOfSpace(character: string): string {
  return `${SPACE_NAMES[character] ?? "special space"} (${codePointOf(character)})`
}

/** @returns the code point of a character, as in 'U+00A0' */
export function codePointOf(character: string): string {
  return `U+${(character.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, "0")}`
}
