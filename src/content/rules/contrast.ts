/** Checks that texts are readable in the colors of the theme. */
import { nearestColor } from "../../lib/color"
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
import type { Theme } from "../schemas/theme-fields"
import { yamlText } from "../wording"
import type { Rule } from "./rule"

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
  backgroundWarm: "the light at the top right of the page",
  backgroundCool: "the light at the left of the page",
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
export const checkColors: Rule = function* ({ content: { website } }) {
  const chosen = chosenColorsOf(website?.theme)
  // The next colors are checked against the readable ones, so that their hints hold too.
  const readable = { ...chosen }
  for (const name of CHOSEN_COLORS) {
    const color = chosen[name]
    if (color === undefined) continue
    const isUnreadable = ({ text, background, ratio }: TextUse) =>
      (text === name || background === name) &&
      ratio < MIN_CONTRAST &&
      (name === "accent" || text !== "accent" || chosen.accent === undefined)
    const unreadableIn = (colors: ChosenColors) =>
      textUsesOf(toScreenPalette(colors)).filter(isUnreadable)
    const [worst] = unreadableIn(readable).sort((a, b) => a.ratio - b.ratio)
    if (!worst) continue
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
    yield { file: "website", path: PATHS[name], code: "low-contrast", message, expected, hint }
  }
}

/** Rounds down, so that a ratio that is too low never looks like the limit. */
const toRatio = (ratio: number) => `${Math.floor(ratio * 100) / 100}:1`
