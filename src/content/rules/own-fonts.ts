/** Compares the lists of fonts in website.yaml with the owner's fonts, and these with the letters of the content. */
import path from "node:path"
import { fontNamesIn, GENERIC_FAMILIES, isFontPackage } from "../../lib/font-names"
import type { DataPath } from "../diagnostics"
import { isUsable } from "../files/read-own-fonts"
import { FONT_LISTS, type Theme } from "../schemas/theme"
import { nearest, quote } from "../wording"
import type { CrossFileFinding, CrossFileRule } from "./rule"

/** @returns each list of fonts that website.yaml has, with its names */
export const listsOf = (theme: Theme = {}) =>
  FONT_LISTS.flatMap((field) => {
    const list = theme.fonts?.[field]
    const path: DataPath = ["theme", "fonts", field]
    return list === undefined ? [] : [{ field, path, names: fontNamesIn(list) }]
  })

/** Finds names that are similar to that of an owner's font which the list lacks. */
export const checkOwnFamilies: CrossFileRule = ({ content: { website }, ownFonts }) => {
  const fonts = ownFonts.filter(isUsable)
  const diagnostic = { file: "website", code: "unknown-family" } as const
  return listsOf(website?.theme).flatMap(({ path: at, names }): CrossFileFinding[] => {
    const others = fonts.filter(({ family }) => !names.includes(family))
    const meanings = new Map(
      others.flatMap(({ family, source }) => [
        [family, family],
        [path.parse(source).name, family],
      ]),
    )
    return names.flatMap((name) => {
      const isKnown = isFontPackage(name) || fonts.some(({ family }) => family === name)
      if (isKnown || GENERIC_FAMILIES.includes(name)) return []
      const meant = meanings.get(nearest(name, meanings.keys()) ?? "")
      const message = `The folder fonts/ has no font of the family ${quote(name)}.`
      return meant ? [{ ...diagnostic, path: at, message, hint: `Did you mean "${meant}"?` }] : []
    })
  })
}

/** PDFs can have only a font of the owner, and Typst reads no variable one. */
export const checkPdfFonts: CrossFileRule = (input) => {
  const { ownFonts, content } = input
  const { pdf, text = "" } = content.website?.theme?.fonts ?? {}
  // A misspelled name is the cause, and has a diagnostic.
  if (!pdf || [...checkOwnFamilies(input)].length > 0) return []
  const names = fontNamesIn(text)
  const fonts = ownFonts.filter(isUsable).filter(({ family }) => names.includes(family))
  const variable = fonts.find(({ isVariable }) => isVariable)
  if (fonts.length > 0 && !variable) return []
  const path = ["theme", "fonts", "pdf"]
  const message = variable
    ? `${quote(variable.source)} is a variable font, which PDFs cannot have.`
    : "The list text: names no font in fonts/, and PDFs can have no other font."
  const hint = variable
    ? "Put a file for each style there instead: a download often has them in a folder static. Or delete this line."
    : "Put TTF or OTF files into fonts/ and name their family in text:, or delete this line."
  return [{ file: "website", path, code: "bad-pdf-font", message, hint }]
}

/** Warns about a bold style and letters that the owner's fonts of a list do not have. */
export const warnAboutOwnFonts: CrossFileRule = ({ content: { website }, ownFonts, texts }) =>
  listsOf(website?.theme).flatMap(({ path, names }): CrossFileFinding[] => {
    const fonts = ownFonts.filter(isUsable).filter(({ family }) => names.includes(family))
    const [font] = fonts
    if (!font) return []
    const hasBold = fonts.some(({ style, weights }) => style === "normal" && weights[1] >= 600)
    const bold = {
      code: "missing-style",
      message: `The font ${quote(font.family)} has no file for bold text, so browsers draw one that its maker has not drawn.`,
      hint: "Put its bold style into fonts/ too.",
    } as const
    const missing = lettersOf(
      texts.map(({ text }) => text),
      website?.language,
    ).filter((letter) => !fonts.some(({ hasGlyph }) => hasGlyph(letter.codePointAt(0) ?? 0)))
    const more = missing.length > MAX_LETTERS ? ` and ${missing.length - MAX_LETTERS} more` : ""
    const letters = {
      code: "missing-letters",
      message: `The font ${quote(font.family)} does not have ${missing.slice(0, MAX_LETTERS).join(" ")}${more}. Another font shows them.`,
      hint: "Take a file of the font with more letters, or another font.",
    } as const
    const found = [...(hasBold ? [] : [bold]), ...(missing.length > 0 ? [letters] : [])]
    return found.map((details) => ({ file: "website", path, ...details }))
  })

const MAX_LETTERS = 12

/** @returns the different letters, digits and signs, also in capitals: on screen, the text has no others */
function lettersOf(texts: readonly string[], language = "en"): string[] {
  const all = texts.join("")
  return [...new Set(all + all.toLocaleUpperCase(language))].filter(
    (letter) => /[\p{L}\p{N}\p{P}\p{S}]/u.test(letter) && !/\p{Emoji_Presentation}/u.test(letter),
  )
}
