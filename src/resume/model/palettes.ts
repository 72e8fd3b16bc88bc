import { chosenColorsOf } from "../../content/cross-file/theme"
import type { Content } from "../../content/schemas"
import type { Palette } from "../../tokens/color"
import { toPrintPalette, toScreenPalette } from "../../tokens/palettes"

export type Palettes = { screen: Palette; print: Palette }

/** @returns the colors for screen and for print: those of the theme in website.yaml, and ours for the others */
export function palettesOf({ theme }: Pick<Content["website"], "theme">): Palettes {
  const chosen = chosenColorsOf(theme)
  return { screen: toScreenPalette(chosen), print: toPrintPalette(chosen) }
}
