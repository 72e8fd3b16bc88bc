/** Checks the fonts of the theme: packages that are installed, and the owner's fonts with the letters of the content. */
import { fontNamesIn, isFontPackage } from "../../lib/font-names"
import type { DataPath, Finding } from "../diagnostics"
import type { FontPackage } from "../files/read-font-packages"
import { isUsable } from "../files/read-own-fonts"
import { FONT_LISTS, type Theme } from "../schemas/theme-fields"
import { amongNames, quote } from "../wording"
import type { Rule, RuleInput } from "./rule"

/** @returns each list of fonts that website.yaml has, with its names and the owner's fonts that it names */
function listsOf(theme: Theme | undefined, ownFonts: RuleInput["ownFonts"]) {
  return FONT_LISTS.flatMap((field) => {
    const list = theme?.fonts?.[field]
    if (list === undefined) return []
    const path: DataPath = ["theme", "fonts", field]
    const names = fontNamesIn(list)
    const own = ownFonts.filter(isUsable).filter(({ family }) => names.includes(family))
    return [{ field, path, names, own }]
  })
}

/** Every font package is installed and has the files that a page needs. */
const checkFontPackages: Rule = function* ({ content: { website }, fonts, ownFonts }) {
  for (const { path, names } of listsOf(website?.theme, ownFonts)) {
    for (const name of names.filter(isFontPackage)) {
      const finding = checkPackage(name, fonts)
      if (finding) yield { file: "website", path, ...finding }
    }
  }
}

function checkPackage(name: string, fonts: ReadonlyMap<string, FontPackage>): Finding | undefined {
  const code = "missing-font-package"
  const usable = [...fonts].flatMap(([other, { files }]) => (files.length > 0 ? other : []))
  if (usable.includes(name)) return undefined
  if (fonts.has(name)) {
    const message = `The package ${quote(name)} has no files that this site can use.`
    return { code, message, hint: "Choose another font of https://fontsource.org." }
  }
  const message = `The font package ${quote(name)} is not installed.`
  const { expected, hint } = amongNames(name, usable)
  const command = `npm install --save-exact ${name}`
  return { code, message, expected, hint: hint ? `${hint} Or run: ${command}` : `Run: ${command}` }
}

/** PDFs can have only a font of the owner, and Typst reads no variable one. */
const checkPdfFonts: Rule = function* ({ ownFonts, content: { website } }) {
  const theme = website?.theme
  if (!theme?.fonts?.pdf) return
  const fonts = listsOf(theme, ownFonts).find(({ field }) => field === "text")?.own ?? []
  const variable = fonts.find(({ isVariable }) => isVariable)
  const place = { file: "website", path: ["theme", "fonts", "pdf"], code: "bad-pdf-font" } as const
  if (variable) {
    const message = `${quote(variable.source)} is a variable font, which PDFs cannot have.`
    const hint =
      "Put a file for each style there instead: a download often has them in a folder static. Or delete this line."
    yield { ...place, message, hint }
  } else if (fonts.length === 0) {
    const message = "The list text: names no font in fonts/, and PDFs can have no other font."
    const hint =
      "Put TTF or OTF files into fonts/ and name their family in text:, or delete this line."
    yield { ...place, message, hint }
  }
}

/** Warns about a bold style and letters that the owner's fonts of a list do not have. */
const warnAboutOwnFonts: Rule = function* ({ content, ownFonts, texts }) {
  const { theme, language = "en" } = content.website ?? {}
  for (const { path, own } of listsOf(theme, ownFonts)) {
    const [font] = own
    if (!font) continue
    const place = { file: "website", path } as const
    if (!own.some(({ style, weights }) => style === "normal" && weights[1] >= 600)) {
      const message = `The font ${quote(font.family)} has no file for bold text, so browsers draw one that its maker has not drawn.`
      const hint = "Put its bold style into fonts/ too."
      yield { ...place, code: "missing-style", message, hint }
    }
    const all = texts.map(({ text }) => text).join("")
    // On screen, the text has no other letters, digits and signs.
    const missing = [...new Set(all + all.toLocaleUpperCase(language))].filter(
      (letter) =>
        /[\p{L}\p{N}\p{P}\p{S}]/u.test(letter) &&
        !/\p{Emoji_Presentation}/u.test(letter) &&
        !own.some(({ hasGlyph }) => hasGlyph(letter.codePointAt(0) ?? 0)),
    )
    if (missing.length === 0) continue
    const more = missing.length > MAX_LETTERS ? ` and ${missing.length - MAX_LETTERS} more` : ""
    const message = `The font ${quote(font.family)} does not have ${missing.slice(0, MAX_LETTERS).join(" ")}${more}. Another font shows them.`
    const hint = "Take a file of the font with more letters, or another font."
    yield { ...place, code: "missing-letters", message, hint }
  }
}

const MAX_LETTERS = 12

export const FONT_RULES = [checkFontPackages, checkPdfFonts, warnAboutOwnFonts]
