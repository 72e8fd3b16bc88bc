/** Rules for the values of a theme. A rule returns a diagnostic if the string is invalid. */
import { mixColors } from "../../lib/color"
import { fontNamesIn, GENERIC_FAMILIES, isFontPackage } from "../../lib/font-names"
import type { Finding } from "../diagnostics"
import { anyOf, nearest, plainName, quote } from "../wording"
import type { ValueRule } from "./value-rules"

/** The names of colors in CSS that people type most. */
const NAMED_COLORS: Readonly<Record<string, string>> = Object.fromEntries(
  "black #000000,white #ffffff,gray #808080,grey #808080,silver #c0c0c0,red #ff0000,crimson #dc143c,tomato #ff6347,coral #ff7f50,maroon #800000,orange #ffa500,gold #ffd700,yellow #ffff00,olive #808000,lime #00ff00,green #008000,teal #008080,turquoise #40e0d0,cyan #00ffff,aqua #00ffff,skyblue #87ceeb,blue #0000ff,royalblue #4169e1,navy #000080,darkblue #00008b,indigo #4b0082,purple #800080,rebeccapurple #663399,violet #ee82ee,lavender #e6e6fa,magenta #ff00ff,fuchsia #ff00ff,pink #ffc0cb,hotpink #ff69b4,brown #a52a2a"
    .split(",")
    .map((color) => color.split(" ")),
)

/** Accepts '#ff7a45' and '#f74'. */
export const checkColor: ValueRule = (value) => {
  if (/^#([0-9a-f]{3}|[0-9a-f]{6})$/i.test(value)) return undefined
  const digits = /^\s*#?([0-9a-f]{3}|[0-9a-f]{6})\s*$/i.exec(value)?.[1]
  const [, channels] =
    /^\s*rgba?\(([\d\s,]+?)(?:[,/]\s*(?:1|1\.0|100%)\s*)?\)\s*$/i.exec(value) ?? []
  const rgb = channels?.match(/\d+/g) ?? []
  const isRgb = rgb.length === 3 && rgb.every((channel) => Number(channel) <= 255)
  const named = NAMED_COLORS[plainName(value)]
  const message = `${quote(value)} is not a color.`
  const expected = "a # and six hexadecimal digits in quotes, as in '#ff7a45'"
  const suggestion = digits ? `#${digits}` : isRgb ? mixColors(value, value, 0) : named
  return { code: "bad-color", message, expected, suggestion }
}

const FAMILY = /^[\p{L}\p{N}][\p{L}\p{N} _-]*$/u

/** Accepts names of fonts and of font packages, separated by commas, with a kind of font at the end. */
export const checkFonts: ValueRule = (value) => {
  const names = fontNamesIn(value)
  const invalid = (message: string, suggestion?: string): Finding => ({
    code: "bad-font",
    message,
    expected: "names separated by commas, as in 'Georgia, serif' or '@fontsource/lora, serif'",
    suggestion,
  })
  const repaired = value
    .replace(value.includes(",") ? /,\s*/g : /;\s*/g, ", ")
    .replace(
      /(?<=^|, )@?fontsource\S*(?=,|$)/gi,
      (name) => `@${name.replace("@", "").toLowerCase()}`,
    )
    .replace(new RegExp(`(?<=\\w) (?=(?:${GENERIC_FAMILIES.join("|")})$)`), ", ")
  if (repaired !== value && !checkFonts(repaired))
    return invalid("The names are not written as expected.", repaired)
  const unquoted = value.replace(/["']/g, "")
  if (unquoted !== value) {
    const suggestion = checkFonts(unquoted) ? undefined : unquoted
    return invalid("Names of fonts have no quotes of their own here.", suggestion)
  }
  const wrong = names.find((name) => !FAMILY.test(name) && !isFontPackage(name))
  if (wrong !== undefined && /\.(?:ttf|otf|woff2?)$|^https?:/i.test(wrong)) {
    const hint =
      "Put the TTF or OTF file into fonts/ of the content, and name its family, as in 'Lora, serif'. Or name a package of https://fontsource.org, as in '@fontsource/lora, serif'."
    return { ...invalid(`${quote(wrong)} is a file, not the name of a font.`), hint }
  }
  if (wrong !== undefined) {
    return wrong.startsWith("@")
      ? invalid(`${quote(wrong)} is not the name of a package of Fontsource.`)
      : invalid(wrong === "" ? "A name is empty." : `${quote(wrong)} is not the name of a font.`)
  }
  if (GENERIC_FAMILIES.includes(names.at(-1) ?? "")) return undefined
  const meant = nearest(names.at(-1) ?? "", GENERIC_FAMILIES)
  const message =
    "The last name is not a kind of font, which is needed if no other font has a letter."
  const expected = anyOf(GENERIC_FAMILIES)
  const suggestion = [...(meant ? names.slice(0, -1) : names), meant ?? "sans-serif"].join(", ")
  return { code: "bad-font", message, expected, suggestion }
}
