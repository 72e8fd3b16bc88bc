/** Rules for the values of a theme. A rule returns a finding if the string is invalid. */
import { fontNamesIn, GENERIC_FAMILIES, isFontPackage } from "../../lib/font-names"
import { quote } from "../wording"
import type { ValueRule } from "./value-rules"

/** Accepts '#ff7a45' and '#f74'. */
export const checkColor: ValueRule = (value) => {
  if (/^#([0-9a-f]{3}|[0-9a-f]{6})$/i.test(value)) return undefined
  const message = `${quote(value)} is not a color.`
  const expected = "a # and six hexadecimal digits in quotes, as in '#ff7a45'"
  return { code: "bad-color", message, expected, suggestion: `#${value.trim()}` }
}

const FAMILY = /^[\p{L}\p{N}][\p{L}\p{N} _-]*$/u

/** Accepts names of fonts and of font packages, separated by commas, with a kind of font at the end. */
export const checkFonts: ValueRule = (value) => {
  const names = fontNamesIn(value)
  const wrong = names.find((name) => !FAMILY.test(name) && !isFontPackage(name))
  if (wrong === undefined && GENERIC_FAMILIES.includes(names.at(-1) ?? "")) return undefined
  const isFile = /\.(?:ttf|otf|woff2?)$|^https?:/i.test(wrong ?? "")
  const message =
    wrong === undefined
      ? "The last name is not a kind of font, which is needed if no other font has a letter."
      : `${quote(wrong)} is ${isFile ? "a file, " : ""}not the name of a font.`
  const expected =
    "names separated by commas and at the end a kind such as serif or sans-serif, as in 'Georgia, serif' or '@fontsource/lora, serif'"
  const file =
    "Put the TTF or OTF file into fonts/ of the content, and name its family. Or name a package of https://fontsource.org."
  const suggestion = value.replace(/["']/g, "")
  return { code: "bad-font", message, expected, suggestion, hint: isFile ? file : undefined }
}
