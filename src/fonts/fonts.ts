/** Chooses the fonts of the PDFs and share images. They come from npm packages, never from the machine. */
import { readFileSync } from "node:fs"
import path from "node:path"
import type { Font } from "fontkit"
import { toGraphemes } from "../lib/graphemes"
import { type CjkLanguage, cjkLanguageFor, isCjk, scriptOf } from "../lib/language"
import { resolvePackage } from "../roots"
import { openFont } from "./open-font"

type FontSet = {
  /** The name that Typst knows it by. */
  family: string
  package: string
  /** The first file tells which characters the family has. */
  files: readonly [string, ...string[]]
}

/** A font of the site or of the owner. */
type Face = FontSet | { family: string; bytes: Buffer }

const googleFont = (family: string, styles = ["400Regular", "700Bold"]): FontSet => {
  const name = family.replaceAll(" ", "")
  const [regular = "", ...others] = styles.map((style) => `${style}/${name}_${style}.ttf`)
  const folder = family.toLowerCase().replaceAll(" ", "-")
  return { family, package: `@expo-google-fonts/${folder}`, files: [regular, ...others] }
}

const cjkFont = (family: string, folder: string, file: string): FontSet => ({
  family,
  package: `@embedpdf/fonts-${folder}`,
  files: [`fonts/${file}-Regular.otf`, `fonts/${file}-Bold.otf`],
})

const WITH_ITALIC = ["400Regular", "700Bold", "400Regular_Italic"]

/** It is part of every document. */
const BASE = googleFont("Roboto", WITH_ITALIC)

/** Templates may set Latin, Greek and Cyrillic letters in it. */
const SERIF = googleFont("Source Serif 4", WITH_ITALIC)

/** Noto Sans has Devanagari and rare Latin letters. */
const NOTO_SANS = googleFont("Noto Sans", WITH_ITALIC)

/** Noto Sans Thai moves marks up and down, and the extracted text then contains letters twice. */
const THAI = googleFont("Sarabun", WITH_ITALIC)

/**
 * Noto Sans Arabic draws the dots of a letter as a separate glyph, and IBM Plex draws pairs of letters
 * as one. The extracted text then has letters twice or in the wrong order.
 */
const ARABIC = googleFont("Vazirmatn")

const HEBREW = googleFont("Noto Sans Hebrew")

/** Fonts of other alphabets, in order of preference. */
const ALPHABETS: readonly FontSet[] = [NOTO_SANS, HEBREW, THAI, ARABIC]

/** The four languages write many Chinese characters differently, so each has its own font. */
const CJK: Readonly<Record<CjkLanguage, FontSet>> = {
  "zh-Hans": cjkFont("Noto Sans S Chinese", "sc", "NotoSansHans"),
  "zh-Hant": cjkFont("Noto Sans T Chinese", "tc", "NotoSansHant"),
  ja: cjkFont("Noto Sans Japanese", "jp", "NotoSansJP"),
  ko: cjkFont("Noto Sans Korean", "kr", "NotoSansKR"),
}

const EMOJI = googleFont("Noto Emoji")

export type Fonts = {
  /** The families in order of preference. */
  families: string[]
  /** The same for a look with serifs. */
  serifFamilies: string[]
  /** The font files of these families. */
  blobs: Buffer[]
  /** A character with its marks → the families that have only a part of it or of its capital. */
  partial: Record<string, string[]>
}

/** A font of the owner. */
export type OwnPdfFont = {
  /** The name that Typst knows it by. */
  pdfFamily: string
  /** The TTF or OTF file. */
  bytes: Buffer
  /** Changes with the bytes. */
  url: string
}

/** A text in these scripts takes its Latin letters and its punctuation from the same font. */
const FIRST: Readonly<Record<string, FontSet>> = {
  Arab: ARABIC,
  Hebr: HEBREW,
  Deva: NOTO_SANS,
  Thai: THAI,
}

/**
 * @param text all text of the document
 * @param language a language tag, as in 'pt-BR'. It decides which font comes first, and which draws Chinese characters
 * @param own the fonts of the owner, which come first. The others have the characters that they lack
 * @returns the fonts that the text needs; large fonts are read only if no smaller one has a character
 */
export function fontsFor(text: string, language: string, own: readonly OwnPdfFont[] = []): Fonts {
  const first = FIRST[scriptOf(language)]
  const cjk = CJK[cjkLanguageFor(language, text)]
  const chosen = new Set([...(first ? [first] : []), BASE, ...(isCjk(language) ? [cjk] : [])])
  const candidates = [...ALPHABETS, cjk, ...Object.values(CJK), EMOJI]
  // By words, because Node 20 copies the whole text for each grapheme in it.
  const typed = new Set([...new Set(text.split(/\s+/))].flatMap(toGraphemes))
  // A heading is in capitals.
  const graphemes = new Set(
    [...typed].flatMap((each) => [each, ...toGraphemes(each.toUpperCase())]),
  )
  for (const grapheme of graphemes) {
    const parts = candidates.some((set) => hasGlyphs(set, grapheme)) ? [grapheme] : [...grapheme]
    for (const part of parts) {
      if ([...chosen].some((set) => hasGlyphs(set, part))) continue
      const set = candidates.find((candidate) => hasGlyphs(candidate, part))
      if (set) chosen.add(set)
    }
  }
  const blobs = [...chosen, SERIF].flatMap((set) =>
    set.files.map((file) => readFont(set.package, file)),
  )
  const ours = own.map(({ pdfFamily, bytes }) => ({ family: pdfFamily, bytes }))
  const plain = [...ours, ...chosen]
  const serif = [...plain.map((font) => (font === BASE ? SERIF : font)), BASE]
  const partial = [...graphemes].map(
    (grapheme) => [grapheme, [plain, serif].flatMap((list) => partsOf(grapheme, list))] as const,
  )
  const namesOf = (list: readonly Face[]) => [...new Set(list.map(({ family }) => family))]
  return {
    families: namesOf(plain),
    serifFamilies: namesOf(serif),
    blobs: [...own.map(({ bytes }) => bytes), ...blobs],
    partial: Object.fromEntries(partial.filter(([, families]) => families.length > 0)),
  }
}

/** @returns the families that have only a part of a grapheme or its capital, before the first one that has all */
function partsOf(grapheme: string, fonts: readonly Face[]): string[] {
  for (const forms of [[grapheme, grapheme.toUpperCase()], [grapheme]]) {
    const whole = fonts.findIndex((font) => forms.every((form) => hasGlyphs(font, form)))
    const isPart = (font: Face) =>
      [...forms.join("").replace(INVISIBLE, "")].some((each) => hasGlyph(font, each))
    if (whole >= 0)
      return fonts
        .slice(0, whole)
        .filter(isPart)
        .map(({ family }) => family)
  }
  return []
}

/** The base font has these characters. A check that opens no font for them takes a tenth less time. */
export const USUAL = /^[ -~\u00a1-\u017f–—‘’“”…]+$/u

/**
 * @param grapheme a character, or a character with the marks on it, which only one font can draw
 * @returns whether a font has all of it, so that a PDF can show it
 */
export function isSupported(grapheme: string): boolean {
  if (USUAL.test(grapheme)) return true
  const sets = [BASE, ...ALPHABETS, EMOJI, ...Object.values(CJK)]
  return !/[\ufeff\p{Co}]/u.test(grapheme) && sets.some((set) => hasGlyphs(set, grapheme))
}

/**
 * White space, the soft hyphen, joiners, direction marks, variation selectors and tags of flags need no
 * glyph. Typst wants one for all other characters that look empty.
 */
const INVISIBLE =
  /(?!\u1680|\u180f)[\s\u00ad\u200b\u2060\p{Join_Control}\p{Bidi_Control}\p{Variation_Selector}\u{e0020}-\u{e007f}]/gu

/** @returns whether the font has every visible character of the text, or of its composed form */
function hasGlyphs(font: Face, text: string): boolean {
  const visible = text.replace(INVISIBLE, "")
  return [visible, visible.normalize("NFC")].some((form) =>
    [...form].every((character) => hasGlyph(font, character)),
  )
}

const openFonts = new WeakMap<Buffer, Font>()

function hasGlyph(font: Face, character: string): boolean {
  const bytes = "bytes" in font ? font.bytes : readFont(font.package, font.files[0])
  const open = openFonts.get(bytes) ?? openFont(bytes)
  openFonts.set(bytes, open)
  return open.hasGlyphForCodePoint(character.codePointAt(0) ?? 0)
}

const cache = new Map<string, Buffer>()

function readFont(name: string, file: string): Buffer {
  const key = `${name}/${file}`
  const blob = cache.get(key) ?? readFileSync(path.join(resolvePackage(name), file))
  cache.set(key, blob)
  return blob
}
