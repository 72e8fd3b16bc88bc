/** Finds characters that no font has, and what nobody types on purpose: invisible ones, HTML, a wrong encoding. */
import { decode } from "html-entities"
import { codePointOf, findLookalikes } from "../../lib/confusable-characters"
import { findRejected } from "../../lib/graphemes"
import { withoutListMark } from "../../lib/one-line"
import type { DataPath } from "../diagnostics"
import { findMark } from "../inline/parse-inline"
import { type FileName, parseFileName } from "../schemas"
import { isForPeople, type SchemaNotes } from "../schemas/introspection"
import type { PlacedText } from "../tree/walk"
import { allOf, quote, yamlText } from "../wording"
import type { Rule, RuleFinding } from "./rule"

/** Above this number of different characters, one finding names them all. */
const MAX_DIAGNOSTICS = 4

type Place = { character: string; text: string; path: DataPath; part: [number, number] }

/** Kinds of files of which the PDFs show every text. */
const IN_PDFS = ["owner", "resume", "skills", "work", "variants", "letters"]

/** Checks every text of the files that the PDFs show, and the page titles, which share images show. */
export const checkCharacters: Rule = function* ({ texts, isSupported }) {
  const shown = texts.filter((text) => {
    const { file, path } = text.base ?? text
    const { kind } = parseFileName(file)
    const isTitle = ["about", "portfolio"].includes(kind) && path.join() === "title"
    const isWord = ["website", "translations"].includes(kind) && path[0] === "words"
    return IN_PDFS.includes(kind) || isTitle || isWord
  })
  for (const file of new Set(shown.map(({ file }) => file))) {
    const inFile = shown.filter((text) => text.file === file)
    const places = findFirstPlaces(inFile, isSupported)
    const [first] = places
    if (first && places.length > MAX_DIAGNOSTICS) {
      const all = places.map(({ character }) => character).join(" ")
      const message = `No font of the PDFs has these ${places.length} characters of the file: ${all}`
      yield toMissingFont(file, first, message)
    } else {
      for (const place of places) {
        const codes = [...place.character].map(codePointOf).join(" ")
        const message = `No font of the PDFs has the character "${place.character}" (${codes}).`
        yield toMissingFont(file, place, message)
      }
    }
  }
}

/** Where Word and its symbol fonts have their bullets. No other font has a character there. */
const WORD_BULLET = /^[\uf000-\uf0ff]$/

function toMissingFont(
  file: FileName,
  { character, text, path, part }: Place,
  message: string,
): RuleFinding {
  const plain = findLookalikes(text.slice(part[0]))
  const hint = WORD_BULLET.test(character)
    ? "It is a bullet of Word. Delete it, and begin each item of a list with a dash and a space."
    : plain?.index === 0
      ? `Write ${yamlText(text.slice(0, part[0]) + plain.whole)}`
      : "Use another character, or add a font in src/fonts/fonts.ts."
  return { file, path, part, code: "missing-font", message, hint }
}

function findFirstPlaces(
  texts: readonly PlacedText[],
  isSupported: (grapheme: string) => boolean,
): Place[] {
  const places = new Map<string, Place>()
  for (const { path, text } of texts) {
    for (const { rejected, offset } of findRejected(text, isSupported)) {
      const part: [number, number] = [offset, offset + rejected.length]
      if (!places.has(rejected)) places.set(rejected, { character: rejected, text, path, part })
    }
  }
  return [...places.values()]
}

/**
 * Zero-width spaces and marks that change the direction of a text. Those that scripts need are left out:
 * the joiners, and the marks for one character.
 */
const INVISIBLE = /[\u00ad\u200b\u2060\u202a-\u202e\u2066-\u2069]/

/** Scripts without spaces, in which a zero-width space separates words. */
const WITHOUT_SPACES = /\p{Script=Khmer}|\p{Script=Thai}|\p{Script=Lao}|\p{Script=Myanmar}/u

/** What programs write in place of a character that they cannot read, and of a picture. */
const LOST = /[\ufffc\ufffd]/

/** After a no-break space, an accent is alone on purpose. Old PDFs have it as a sign, as in 'Mu¨ller'. */
const LONE_ACCENT = /(?<=^|[^\S\u00a0])\p{M}|(?<=\p{L})[¨ˆ˜¸](?=\p{L})/u

/** A tag, or a character as HTML writes it. */
const HTML =
  /<\/?(?:a|b|br|code|div|em|h[1-6]|i|li|ol|p|span|strong|sub|sup|u|ul)(?:\s[^<>]*)?\/?>|&(?:[a-z]{2,8}|#\d{2,6}|#x[\da-f]{2,5});/gi

const CODE = /`[^`]*`/g

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

/** Warns about each text with such a part, at the part, and about marks in a text that takes none. */
export const warnAboutOddTexts: Rule = function* ({ texts }) {
  for (const { file, path, text, notes } of texts) {
    const odd = describeOdd(text) ?? (isForPeople(notes) ? describeListMark(text) : undefined)
    if (odd) yield { file, path, code: "odd-text", ...odd }
    const mark = isPlain(notes) ? describeMark(text) : undefined
    if (mark) yield { file, path, code: "odd-text", ...mark }
  }
}

/** The source of a translation has no kind of translation: it is that of another text. */
const isPlain = (notes: SchemaNotes) =>
  isForPeople(notes) && notes.translation !== undefined && !notes.inline

function describeMark(text: string) {
  const part = findMark(text)
  if (!part) return undefined
  const message = `The text shows ${quote(text.slice(...part))} as it is: this field takes no marks.`
  return { part, message, hint: "Write the words alone." }
}

function describeListMark(text: string) {
  const meant = withoutListMark(text)
  if (meant === text) return undefined
  const message = `The text is written as in Markdown, and the site shows ${quote(text)} as it is.`
  const inner = meant.replace(/^(["'])([^"']*)\1$/, "$2") // As in "• 'Led a team.'"
  return { message, hint: `Write ${yamlText(inner)} in its place.` }
}

function describeOdd(text: string) {
  const toPart = ({ 0: found, index }: RegExpExecArray) =>
    ({ part: [index, index + found.length] }) as const
  const invisible = INVISIBLE.exec(text)
  if (invisible && !(invisible[0] === "\u200b" && WITHOUT_SPACES.test(text))) {
    const message = `The text has an invisible character (${codePointOf(invisible[0])}).`
    return { ...toPart(invisible), message, hint: "Delete it. It comes from copied text." }
  }
  const lost = LOST.exec(text)
  if (lost) {
    const message = `The text has a character (${codePointOf(lost[0])}) that stands for one that was lost.`
    return { ...toPart(lost), message, hint: "Type the character that you mean, or delete it." }
  }
  const lookalikes = findLookalikes(text)
  if (lookalikes) {
    const { found, index, plain, whole } = lookalikes
    const message = `The text has ${quote(found)} (${codePointOf(found)}) in place of the letters ${quote(plain)}, so a search does not find the word.`
    const part = [index, index + found.length] as const
    return { part, message, hint: `Write ${yamlText(whole)}. It comes from copied text.` }
  }
  const hyphen = /\u2011/.exec(text)
  if (hyphen) {
    const message =
      "The text has a hyphen (U+2011) that no keyboard types, so a search does not find the word."
    return { ...toPart(hyphen), message, hint: "Write '-'. It comes from copied text." }
  }
  const accent = LONE_ACCENT.exec(text)
  if (accent) {
    const message = `The text has an accent (${codePointOf(accent[0])}) without a letter.`
    return { ...toPart(accent), message, hint: "Type the letter with its accent, or delete it." }
  }
  const misread = MISREAD.exec(text)
  if (misread) {
    const message = `${quote(misread[0])} is probably one character that a program read in a wrong encoding, as in "MÃ¼ller" for "Müller".`
    return { ...toPart(misread), message, hint: "Type the character that you mean." }
  }
  // Code keeps its place in the text.
  const words = text.replace(CODE, (code) => " ".repeat(code.length))
  const html = [...words.matchAll(HTML)].filter(([tag]) => /^</.test(tag) || decode(tag) !== tag)
  if (!html[0]) return undefined
  const shown = allOf([...new Set(html.map(([written]) => quote(written)))])
  const message = `The text shows ${shown} as typed: the content takes no HTML.`
  const hint = [...new Set(html.map(([written]) => adviseOn(written)))].join(" ")
  return { ...toPart(html[0]), message, hint }
}

const adviseOn = (written: string) =>
  written.startsWith("<")
    ? "Delete the tag. Where marks are allowed, write *emphasis*, **strong** or `code`."
    : `Type ${/\s/.test(decode(written)) ? "a space" : quote(decode(written))}.`
