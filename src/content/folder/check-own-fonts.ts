/** Checks the files in `fonts/` of the content: their format, size, license and hidden texts. */
import path from "node:path"
import { fontNamesIn } from "../../lib/font-names"
import { type Diagnostic, type Finding, fileDiagnostic } from "../diagnostics"
import type { Folder } from "../files/read-folder"
import { FONTS, isUsable, LICENSE, type OwnFont, toKilobytes } from "../files/read-own-fonts"
import { hasValue, mayAppear, withoutPublic } from "../private-values/limited-fields"
import { toSearchText } from "../private-values/normal-form"
import { findFields } from "../rules/private-values"
import type { Content } from "../schemas"
import { FONT_LISTS } from "../schemas/theme-fields"
import { quote } from "../wording"

/** Of a WOFF2 file in bytes. On a slow phone, it then arrives with the page. */
const MAX_WEB_SIZE = 60_000

/**
 * @param content of the folder, if it is valid. Without it, nobody knows which fonts the site uses
 * @returns what is wrong with each file, and one diagnostic for a missing license
 */
export function checkOwnFonts(
  { name: folder, entries, ownFonts }: Pick<Folder, "name" | "entries" | "ownFonts">,
  content: Content | undefined,
): Diagnostic[] {
  if (ownFonts.length === 0) return []
  const usable = ownFonts.filter(isUsable)
  const files = ownFonts.flatMap((font) => {
    const found = isUsable(font)
      ? [...findTwin(font, usable), ...(content ? checkFont(font, usable, content) : [])]
      : [toBadFile(font.problem)]
    return found.map((details) => fileDiagnostic(`${folder}/${font.source}`, details))
  })
  if (entries.some((entry) => LICENSE.test(entry))) return files
  const license = fileDiagnostic(`${folder}/${FONTS}/`, {
    code: "no-font-license",
    message: "The folder has no license of its fonts.",
    hint: "Put the license beside them, as OFL.txt or LICENSE.txt. It says whether a site may publish the font.",
  })
  return [...files, license]
}

const toBadFile = (problem: string): Finding => ({
  code: "bad-font-file",
  message: `The file ${problem}.`,
  expected: "a TTF or OTF file with one style of the font",
  hint: "Download the font again and take its TTF or OTF files, or delete this file.",
})

/** Of two files with one style, nobody knows which is meant. */
function findTwin(font: OwnFont, fonts: readonly OwnFont[]): Finding[] {
  const toStyle = ({ family, style, weights }: OwnFont) => [family, style, ...weights].join()
  const first = fonts.find((other) => toStyle(other) === toStyle(font))
  if (!first || first === font) return []
  const message = `${quote(first.source)} has the same style of ${quote(font.family)}.`
  const hint = "Delete one of the two."
  return [{ code: "bad-font-file", message, hint }]
}

function checkFont(font: OwnFont, all: readonly OwnFont[], content: Content): Finding[] {
  const { family, webSize } = font
  const fonts = content.website.theme?.fonts
  const names = FONT_LISTS.flatMap((field) => fontNamesIn(fonts?.[field] ?? ""))
  if (!names.includes(family)) {
    if (all.find((other) => other.family === family) !== font) return []
    const message = `The site does not use the font: website.yaml does not name ${quote(family)} in theme.fonts.`
    const hint = `Write into website.yaml under theme: → fonts: the line text: '${family}, sans-serif'`
    return [{ code: "unused-font", message, hint }]
  }
  const size: Finding = {
    code: "large-font",
    message: `As a WOFF2 file for the pages, the font has ${toKilobytes(webSize)}.`,
    expected: `at most ${toKilobytes(MAX_WEB_SIZE)}`,
    hint: "Take a file with fewer characters: docs/rare-fields.md says how, under “Fonts of your own”.",
  }
  return [...(webSize > MAX_WEB_SIZE ? [size] : []), ...findPrivateValues(font, content)]
}

/** A bought font may have the name and the email address of its buyer. Every page publishes them. */
function findPrivateValues({ source, names, bytes }: OwnFont, content: Content): Finding[] {
  const { fields, publicTexts } = findFields(content)
  const hidden = fields.filter(({ visibleIn }) => !visibleIn.includes("web"))
  if (hidden.length === 0) return []
  const said = publicTexts.flatMap((each) => (each.visibleIn.includes("web") ? each.text : []))
  // Other tables have texts too. Each is in Latin-1 then, or in UTF-16 with a zero before each letter.
  const other = bytes.toString("latin1").replaceAll("\0", "")
  const searched = toSearchText([path.parse(source).name, names, other].join("\n"))
  return hidden
    .map((field) => withoutPublic(field, said))
    .filter((field) => hasValue(field, searched))
    .map((field) => ({
      code: "private-value",
      message: `The name or the metadata of the font contains the value of owner.yaml ${field.name}, which ${mayAppear(field.visibleIn)}.`,
      hint: "Pages publish the file with all its metadata. Take a file without the value.",
    }))
}
