import { chosenColorsOf } from "../../content/rules/contrast"
import type { Content } from "../../content/schemas"
import type { Palette } from "../../tokens/color"
import { toLightPalette, toPrintPalette, toScreenPalette } from "../../tokens/palettes"

export type Palettes = {
  screen: Palette
  /** The colors for screen while the visitor's system has a light look, if the site follows it. */
  light?: Palette
  print: Palette
}

/** @returns the colors for screen and for print: those of the theme in website.yaml, and ours for the others */
export function palettesOf({ theme }: Pick<Content["website"], "theme">): Palettes {
  const chosen = chosenColorsOf(theme)
  return {
    screen: toScreenPalette(chosen),
    ...(theme?.look === "system" && { light: toLightPalette(chosen) }),
    print: toPrintPalette(chosen),
  }
}
