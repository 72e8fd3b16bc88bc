/** Checks that texts are readable in the colors of the theme, and that its fonts are installed. */
import { nearestColor } from "../../lib/color"
import { isFontPackage } from "../../lib/font-names"
import {
  CHOSEN_COLORS,
  type ChosenColor,
  type ChosenColors,
  MIN_CONTRAST,
  type TextUse,
  textUsesOf,
  toScreenPalette,
} from "../../tokens/palettes"
import type { DataPath } from "../diagnostics"
import type { Theme } from "../schemas/theme"
import { nearest, quote, yamlText } from "../wording"
import { listsOf } from "./own-fonts"
import type { CrossFileFinding, CrossFileRule } from "./rule"

const PATHS: Record<ChosenColor, DataPath> = {
  backgroundTop: ["theme", "background", "top"],
  backgroundBottom: ["theme", "background", "bottom"],
  backgroundWarm: ["theme", "background", "rightGlow"],
  backgroundCool: ["theme", "background", "leftGlow"],
  accent: ["theme", "accent"],
}

const NAMES: Partial<Record<string, string>> = {
  text: "the text",
  muted: "muted text",
  accent: "the accent color",
  onAccent: "the text of buttons",
  backgroundTop: "the top of the background",
  backgroundBottom: "the bottom of the background",
  backgroundWarm: "the glow at the right",
  backgroundCool: "the glow at the left",
}

/** @returns the colors that the owner has chosen, which are those of the dark look if the site has both */
export function chosenColorsOf({ look, accent, background = {} }: Theme = {}): ChosenColors {
  return {
    look: look === "light" ? "light" : "dark",
    accent,
    backgroundTop: background.top,
    backgroundBottom: background.bottom,
    backgroundWarm: background.rightGlow,
    backgroundCool: background.leftGlow,
  }
}

/**
 * Checks each chosen color. A color of the background is not checked against a chosen accent color:
 * the accent color is checked against the background.
 */
export const checkColors: CrossFileRule = ({ content: { website } }) => {
  const chosen = chosenColorsOf(website?.theme)
  // The next colors are checked against the readable ones, so that their hints hold too.
  const readable = { ...chosen }
  return CHOSEN_COLORS.flatMap((name): CrossFileFinding[] => {
    const color = chosen[name]
    if (color === undefined) return []
    const isUnreadable = ({ text, background, ratio }: TextUse) =>
      (text === name || background === name) &&
      ratio < MIN_CONTRAST &&
      (name === "accent" || text !== "accent" || chosen.accent === undefined)
    const unreadableIn = (colors: ChosenColors) =>
      textUsesOf(toScreenPalette(colors)).filter(isUnreadable)
    const [worst] = unreadableIn(readable).sort((a, b) => a.ratio - b.ratio)
    if (!worst) return []
    const nearest = nearestColor(
      color,
      (candidate) => unreadableIn({ ...readable, [name]: candidate }).length === 0,
    )
    const other = chosen.look === "light" ? "dark" : "light"
    const suitsOther = name !== "accent" && unreadableIn({ ...readable, look: other }).length === 0
    readable[name] = nearest
    const field = String(PATHS[name].at(-1))
    const message = `The contrast of ${NAMES[worst.text]} with ${NAMES[worst.background]} is ${toRatio(worst.ratio)}.`
    const expected = `at least ${MIN_CONTRAST}:1, so that everybody can read the text`
    const hint =
      nearest &&
      `${suitsOther ? `With look: ${other}, it is readable. ` : ""}The nearest color that is readable: ${field}: ${yamlText(nearest)}`
    return [{ file: "website", path: PATHS[name], code: "low-contrast", message, expected, hint }]
  })
}

/** Rounds down, so that a ratio that is too low never looks like the limit. */
const toRatio = (ratio: number) => `${Math.floor(ratio * 100) / 100}:1`

/** Checks that the font packages are installed and have the files that a page needs. */
export const checkFontPackages: CrossFileRule = ({ content: { website }, fonts }) =>
  listsOf(website?.theme).flatMap(({ path, names }) =>
    names.flatMap((name): CrossFileFinding[] => {
      const diagnostic = { file: "website", path, code: "missing-font-package" } as const
      if (!isFontPackage(name) || (fonts.get(name)?.files.length ?? 0) > 0) return []
      if (fonts.has(name)) {
        const message = `The package ${quote(name)} has no files that this site can use.`
        return [{ ...diagnostic, message, hint: "Choose another font of https://fontsource.org." }]
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
      return [{ ...diagnostic, message, hint }]
    }),
  )
