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

/** Radicals without a compatible form in Unicode, each before the character that it looks like. */
const RADICALS =
  "⺠民⻁虎⻄西⻅见⻆角⻉贝⻋车⻑長⻓长⻔门⻘青⻙韦⻚页⻛风⻜飞⻝食⻢马⻤鬼⻥鱼⻦鸟⻨麦⻩黄⻫斉⻭歯⻮齿⻯竜⻰龙⻲亀"

/** Small capitals, each before its letter. Phonetic signs are among them, but not among the first 16. */
const SMALL_CAPITALS = "ᴀaᴄcᴅdᴇeꜰfᴊjᴋkᴍmᴏoᴘpꜱsᴛtᴜuᴠvᴡwᴢzʙbɢgʜhɪiʟlɴnʀrʏy"

const PAIRS = RADICALS + SMALL_CAPITALS

const odd = (pairs: string) => pairs.replace(/(.)./gu, "$1")

/** Ligatures, radicals, letters of formulas, and letters and kana of another width. Signs such as ㈱ are usual. */
const LETTER = `[\ufb00-\ufb06\u2e9f\u2ef3\u2f00-\u2fd5\u{1d400}-\u{1d7ff}\uff21-\uff3a\uff41-\uff5a\uff66-\uff9f${odd(RADICALS)}]`
const SMALL = `[${odd(SMALL_CAPITALS)}]*[${odd(SMALL_CAPITALS.slice(0, 32))}][${odd(SMALL_CAPITALS)}]*`
/** A letter in a circle or a square stands for a letter if there is one beside it. */
const ENCLOSED = "[\u24b6-\u24e9\u{1f130}-\u{1f149}\u{1f150}-\u{1f169}\u{1f170}-\u{1f189}]"
const WORD = `(?:${LETTER}+|${SMALL}|(?<=\\p{L})${ENCLOSED}+|${ENCLOSED}+(?:(?=\\p{L})|(?<=${ENCLOSED}{2})))`
/** All characters that only look like letters. */
export const LOOKALIKES = new RegExp(`${WORD}(?: ?${WORD})*`, "gu")

/**
 * @returns the first characters that only look like letters, their offset, what they look like, and the whole text
 *   with letters in their place; undefined if there are none
 */
export function findLookalikes(text: string) {
  const [match] = text.matchAll(LOOKALIKES)
  if (!match) return undefined
  const whole = text.replace(LOOKALIKES, lettersFor)
  return { found: match[0], index: match.index, plain: lettersFor(match[0]), whole }
}

export function lettersFor(text: string): string {
  const letters = [...text].map((character) => {
    const code = character.codePointAt(0) ?? 0
    // Unicode gives the letters in black circles and squares no compatible form. Each alphabet has 32 places.
    if (code >= 0x1f130 && code <= 0x1f189)
      return String.fromCodePoint(65 + ((code - 0x1f130) % 32))
    return PAIRS.split(character)[1]?.charAt(0) || character
  })
  return letters.join("").normalize("NFKC")
}
