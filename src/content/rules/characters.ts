/** Finds characters that no font has, and what nobody types on purpose: invisible ones, HTML, a wrong encoding. */
import { findRejected } from "../../lib/graphemes"
import { withoutListMark } from "../../lib/one-line"
import { codePointOf, findLookalikes } from "../confusable-characters"
import { findMark } from "../inline/parse-inline"
import { parseFileName } from "../schemas"
import { isForPeople } from "../schemas/introspection"
import { isMainPage } from "../schemas/pages"
import { allOf, quote, yamlText } from "../wording"
import type { Rule } from "./rule"

/** Kinds of files of which the PDFs show every text. */
const IN_PDFS = ["owner", "resume", "skills", "work", "variants", "letters"]

/** Checks every text of the files that the PDFs show, and the page titles, which share images show. */
const checkCharacters: Rule = function* ({ texts, isSupported }) {
  const shown = texts.filter((text) => {
    const { file, path } = text.base ?? text
    const { kind } = parseFileName(file)
    const isTitle = isMainPage(kind) && path.join() === "title"
    const isWord = ["website", "translations"].includes(kind) && path[0] === "words"
    return IN_PDFS.includes(kind) || isTitle || isWord
  })
  for (const { file, path, text } of shown) {
    const [first, ...others] = findRejected(text, isSupported)
    if (!first) continue
    const all = [...new Set([first, ...others].map(({ rejected }) => rejected))]
    const named = all.map((each) => `"${each}" (${[...each].map(codePointOf).join(" ")})`)
    const message = `No font of the PDFs has ${allOf(named)}.`
    const hint = "Use another character, or add a font in src/fonts/fonts.ts."
    const part = [first.offset, first.offset + first.rejected.length] as const
    yield { file, path, part, code: "missing-font", message, hint }
  }
}

/** Two or more bytes of a character in UTF-8, read in another encoding. */
const MISREAD = new RegExp(
  [
    // Windows-1252: 'Ã¼', 'â€™', 'Â·', 'Å‚', 'Ð¿', 'ï¿½' and 'ðŸ˜€'.
    "Ã[\\u0080-\\u00aa\\u00ac-\\u00ba\\u00bc-\\u00bf„…‚†‡‰Š‹ŒŽ–˜™š›œžŸƒ€¶]|â(?:€.|[‚„†‡ˆ‰Š˜™œ])|Â[\\u00a0-\\u00ba]",
    "[ÄÅ][¡-ª¬-º¼-¿‚†‡ˆ‰Š‹ŒŽ˜™š›œžŸƒ]|Ð[°-¿]|ï¿½|ï»¿|ðŸ|ã[‚ƒ]",
    // Windows-1250, Windows-1251 and Mac Roman: 'Ĺ‚', 'РїСЂ' and '√©'.
    "[ĂĹ][©¤¶§®°±¨ˇ˛´µ·¸‚›]|(?:[РС][ЂЃ‚ѓ„…†‡€‰Љ‹ЊЌЋЏђ•™љ›њќћџЎўЈ¤¦§©¬®°±іґµ¶·ё№єјЅѕї]){2}|√[©®°¢£§¶ßº∂±∏]|‚Ä[ôúùìîπ¶¢]",
  ].join("|"),
)

const WITHOUT_SPACES = "[\\p{Script=Khmer}\\p{Script=Thai}\\p{Script=Lao}\\p{Script=Myanmar}]"

/** What nobody types on purpose, what it is, and what to do. */
const ODD: readonly (readonly [pattern: RegExp, what: string, hint: string])[] = [
  [
    // Not those that scripts need: the joiners, the marks for one character, and the space between words of these scripts.
    new RegExp(
      `[\\u00ad\\u2060\\u202a-\\u202e\\u2066-\\u2069]|(?<!${WITHOUT_SPACES})\\u200b(?!${WITHOUT_SPACES})`,
      "u",
    ),
    "an invisible character",
    "Delete it. It comes from copied text.",
  ],
  [
    // What programs write in place of a character that they cannot read, and of a picture.
    /[\ufffc\ufffd]/,
    "a sign for a lost character",
    "Type the character that you mean, or delete it.",
  ],
  [
    /\u2011/,
    "a hyphen that no keyboard types, so a search does not find the word",
    "Write '-'. It comes from copied text.",
  ],
  [
    // After a no-break space, an accent is alone on purpose. Old PDFs have it as a sign, as in 'Mu¨ller'.
    /(?<=^|[^\S\u00a0])\p{M}|(?<=\p{L})[¨ˆ˜¸](?=\p{L})/u,
    "an accent without a letter",
    "Type the letter with its accent, or delete it.",
  ],
  [
    MISREAD,
    'letters that were probably read in a wrong encoding, as in "MÃ¼ller" for "Müller"',
    "Type the character that you mean.",
  ],
  [
    /<\/?(?:a|b|br|code|div|em|h[1-6]|i|li|ol|p|span|strong|sub|sup|u|ul)(?:\s[^<>]*)?\/?>/i,
    "a tag of HTML, which the site shows as typed",
    "Delete the tag. Where marks are allowed, write *emphasis*, **strong** or `code`.",
  ],
  [
    /&(?:[a-z]{2,8}|#\d{2,6}|#x[\da-f]{2,5});/i,
    "a character as HTML writes it, which the site shows as typed",
    "Type the character itself.",
  ],
]

/** Warns about each text with such a part, at the part, and about marks in a text that takes none. */
const warnAboutOddTexts: Rule = function* ({ texts }) {
  for (const { file, path, text, notes } of texts) {
    const place = { file, path, code: "odd-text" } as const
    const odd = describeOdd(text) ?? (isForPeople(notes) ? describeListMark(text) : undefined)
    if (odd) yield { ...place, ...odd }
    // The source of a translation has no kind of translation: it is that of another text.
    const isPlain = isForPeople(notes) && notes.translation !== undefined && !notes.inline
    const part = isPlain ? findMark(text) : undefined
    if (part) {
      const message = `The text shows ${quote(text.slice(...part))} as it is: this field takes no marks.`
      yield { ...place, part, message, hint: "Write the words alone." }
    }
  }
}

function describeListMark(text: string) {
  const meant = withoutListMark(text)
  if (meant === text) return undefined
  const message = `The text is written as in Markdown or Word, and the site shows ${quote(text)} as it is.`
  const inner = meant.replace(/^(["'])([^"']*)\1$/, "$2") // As in "• 'Led a team.'"
  return { message, hint: `Write ${yamlText(inner)} in its place.` }
}

function describeOdd(text: string) {
  // HTML in code is meant.
  const words = text.replace(/`[^`]*`/g, (code) => code.replace(/[<&]/g, " "))
  for (const [pattern, what, hint] of ODD) {
    const match = pattern.exec(words)
    if (!match) continue
    const [found] = match
    const part = [match.index, match.index + found.length] as const
    const shown = found.length > 1 ? quote(found) : codePointOf(found)
    return { part, message: `The text has ${what}: ${shown}.`, hint }
  }
  const lookalikes = findLookalikes(text)
  if (!lookalikes) return undefined
  const { found, index, plain, whole } = lookalikes
  const message = `The text has ${quote(found)} (${codePointOf(found)}) in place of the letters ${quote(plain)}, so a search does not find the word.`
  const part = [index, index + found.length] as const
  return { part, message, hint: `Write ${yamlText(whole)}. It comes from copied text.` }
}

export const CHARACTER_RULES = [checkCharacters, warnAboutOddTexts]
