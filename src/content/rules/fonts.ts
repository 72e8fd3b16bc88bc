/** Checks the fonts of the theme: packages that are installed, and the owner's fonts with the letters of the content. */
import path from "node:path"
import { fontNamesIn, GENERIC_FAMILIES, isFontPackage } from "../../lib/font-names"
import type { DataPath } from "../diagnostics"
import { isUsable } from "../files/read-own-fonts"
import { FONT_LISTS, type Theme } from "../schemas/theme"
import { nearest, quote } from "../wording"
import type { Rule } from "./rule"

/** @returns each list of fonts that website.yaml has, with its names */
const listsOf = (theme: Theme = {}) =>
  FONT_LISTS.flatMap((field) => {
    const list = theme.fonts?.[field]
    const path: DataPath = ["theme", "fonts", field]
    return list === undefined ? [] : [{ field, path, names: fontNamesIn(list) }]
  })

/** Checks that the font packages are installed and have the files that a page needs. */
export const checkFontPackages: Rule = function* ({ content: { website }, fonts }) {
  for (const { path, names } of listsOf(website?.theme)) {
    for (const name of names) {
      if (!isFontPackage(name) || (fonts.get(name)?.files.length ?? 0) > 0) continue
      const finding = { file: "website", path, code: "missing-font-package" } as const
      if (fonts.has(name)) {
        const message = `The package ${quote(name)} has no files that this site can use.`
        yield { ...finding, message, hint: "Choose another font of https://fontsource.org." }
        continue
      }
      const [scope, wanted = ""] = name.split("/")
      const installed = [...fonts.keys()].map((key) => key.split("/"))
      const families = installed.flatMap(([other, family]) =>
        other === scope ? (family ?? []) : [],
      )
      const family = nearest(wanted, families)
      const meant = family && `Did you mean ${quote(`${scope}/${family}`)}?`
      const message = `The font package ${quote(name)} is not installed.`
      const hint = `${meant ? `${meant} Or run` : "Run"}: npm install --save-exact ${name}`
      yield { ...finding, message, hint }
    }
  }
}

/** Finds names that are similar to that of an owner's font which the list lacks. */
export const checkOwnFamilies: Rule = function* ({ content: { website }, ownFonts }) {
  const fonts = ownFonts.filter(isUsable)
  for (const { path: at, names } of listsOf(website?.theme)) {
    const others = fonts.filter(({ family }) => !names.includes(family))
    const meanings = new Map(
      others.flatMap(({ family, source }) => [
        [family, family],
        [path.parse(source).name, family],
      ]),
    )
    for (const name of names) {
      const isKnown = isFontPackage(name) || fonts.some(({ family }) => family === name)
      if (isKnown || GENERIC_FAMILIES.includes(name)) continue
      const meant = meanings.get(nearest(name, meanings.keys()) ?? "")
      if (!meant) continue
      const message = `The folder fonts/ has no font of the family ${quote(name)}.`
      const hint = `Did you mean "${meant}"?`
      yield { file: "website", path: at, code: "unknown-family", message, hint }
    }
  }
}

/** PDFs can have only a font of the owner, and Typst reads no variable one. */
export const checkPdfFonts: Rule = function* (input) {
  const { ownFonts, content } = input
  const { pdf, text = "" } = content.website?.theme?.fonts ?? {}
  // A misspelled name is the cause, and has a finding.
  if (!pdf || [...checkOwnFamilies(input)].length > 0) return
  const names = fontNamesIn(text)
  const fonts = ownFonts.filter(isUsable).filter(({ family }) => names.includes(family))
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
export const warnAboutOwnFonts: Rule = function* ({ content, ownFonts, texts }) {
  const { theme, language } = content.website ?? {}
  for (const { path, names } of listsOf(theme)) {
    const fonts = ownFonts.filter(isUsable).filter(({ family }) => names.includes(family))
    const [font] = fonts
    if (!font) continue
    const place = { file: "website", path } as const
    if (!fonts.some(({ style, weights }) => style === "normal" && weights[1] >= 600)) {
      const message = `The font ${quote(font.family)} has no file for bold text, so browsers draw one that its maker has not drawn.`
      yield {
        ...place,
        code: "missing-style",
        message,
        hint: "Put its bold style into fonts/ too.",
      }
    }
    const letters = lettersOf(
      texts.map(({ text }) => text),
      language,
    )
    const missing = letters.filter(
      (letter) => !fonts.some(({ hasGlyph }) => hasGlyph(letter.codePointAt(0) ?? 0)),
    )
    if (missing.length === 0) continue
    const more = missing.length > MAX_LETTERS ? ` and ${missing.length - MAX_LETTERS} more` : ""
    const message = `The font ${quote(font.family)} does not have ${missing.slice(0, MAX_LETTERS).join(" ")}${more}. Another font shows them.`
    const hint = "Take a file of the font with more letters, or another font."
    yield { ...place, code: "missing-letters", message, hint }
  }
}

const MAX_LETTERS = 12

/** @returns the different letters, digits and signs, also in capitals: on screen, the text has no others */
function lettersOf(texts: readonly string[], language = "en"): string[] {
  const all = texts.join("")
  return [...new Set(all + all.toLocaleUpperCase(language))].filter(
    (letter) => /[\p{L}\p{N}\p{P}\p{S}]/u.test(letter) && !/\p{Emoji_Presentation}/u.test(letter),
  )
}
