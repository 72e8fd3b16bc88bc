/** Rules for the values of a theme. A rule returns a diagnostic if the string is invalid. */
import { mixColors } from "../../lib/color"
import { fontNamesIn, GENERIC_FAMILIES, isFontPackage } from "../values/font-names"
import { anyOf, quote } from "../wording"
import type { ValueDiagnostic, ValueRule } from "./value-rules"

/** Accepts '#ff7a45' and '#f74'. */
export const checkColor: ValueRule = (value) => {
  if (/^#([0-9a-f]{3}|[0-9a-f]{6})$/i.test(value)) return undefined
  const digits = /^\s*#?([0-9a-f]{3}|[0-9a-f]{6})\s*$/i.exec(value)?.[1]
  const isRgb = /^\s*rgb\(\s*\d{1,3}[,\s]+\d{1,3}[,\s]+\d{1,3}\s*\)\s*$/i.test(value)
  return {
    code: "bad-color",
    message: `${quote(value)} is not a color.`,
    expected: "a # and six hexadecimal digits in quotes, as in '#ff7a45'",
    suggestion: digits ? `#${digits}` : isRgb ? mixColors(value, value, 0) : undefined,
  }
}

const FAMILY = /^[\p{L}\p{N}][\p{L}\p{N} _-]*$/u

/** Accepts names of fonts and of font packages, separated by commas, with a kind of font at the end. */
export const checkFonts: ValueRule = (value) => {
  const names = fontNamesIn(value)
  const invalid = (message: string, suggestion?: string): ValueDiagnostic => ({
    code: "bad-font",
    message,
    expected: "names separated by commas, as in 'Georgia, serif' or '@fontsource/lora, serif'",
    suggestion,
  })
  const unquoted = value.replace(/["']/g, "")
  if (unquoted !== value) {
    const suggestion = checkFonts(unquoted) ? undefined : unquoted
    return invalid("Names of fonts have no quotes of their own here.", suggestion)
  }
  const wrong = names.find((name) => !FAMILY.test(name) && !isFontPackage(name))
  if (wrong !== undefined) {
    return wrong.startsWith("@")
      ? invalid(`${quote(wrong)} is not the name of a package of Fontsource.`)
      : invalid(wrong === "" ? "A name is empty." : `${quote(wrong)} is not the name of a font.`)
  }
  if (GENERIC_FAMILIES.includes(names.at(-1) ?? "")) return undefined
  return {
    code: "bad-font",
    message: "The last name is not a kind of font, which is needed if no other font has a letter.",
    expected: anyOf(GENERIC_FAMILIES),
    suggestion: `${names.join(", ")}, sans-serif`,
  }
}
