/** Makes the palettes of a theme from the few colors that the owner chooses. */
import { contrastRatio, mixColors, nearestColor } from "../lib/color"
import { type Palette, printPalette, screenPalette } from "./color"

/** The colors that the owner can choose, in the order in which they are checked. */
export const CHOSEN_COLORS = [
  "backgroundTop",
  "backgroundBottom",
  "backgroundWarm",
  "backgroundCool",
  "accent",
] as const satisfies (keyof Palette)[]

export type ChosenColor = (typeof CHOSEN_COLORS)[number]

export type ChosenColors = { [Name in ChosenColor]?: string | undefined }

/** The contrast that every text must have (WCAG 2.2, success criterion 1.4.3). */
export const MIN_CONTRAST = 4.5

/** How much black is in the text on the accent color. The rest is the accent color itself. */
const BLACK_ON_ACCENT = 0.9

/** Printed text is small and its ink is not black, so it has more contrast than it must have. */
const PRINTED_CONTRAST = 6

const isDefault = (accent: string) => accent.toLowerCase() === screenPalette.accent

/** @returns the palette for screen. On the accent color, text is a dark shade of it. */
export function toScreenPalette(chosen: ChosenColors): Palette {
  const colors = Object.entries(chosen).filter(([, color]) => color !== undefined)
  const palette: Palette = { ...screenPalette, ...Object.fromEntries(colors) }
  if (isDefault(palette.accent)) return palette
  return { ...palette, onAccent: mixColors(palette.accent, "#000000", BLACK_ON_ACCENT) }
}

/** @returns the palette for print, with the nearest shade of the accent color that is readable on white */
export function toPrintPalette({ accent = screenPalette.accent }: ChosenColors): Palette {
  if (isDefault(accent)) return printPalette
  const hasContrast = (color: string) =>
    contrastRatio(color, printPalette.backgroundTop) >= PRINTED_CONTRAST
  return { ...printPalette, accent: nearestColor(accent, hasContrast) ?? printPalette.accent }
}

/** The color of a text and the color behind it. */
export type TextUse = { text: keyof Palette; background: keyof Palette; ratio: number }

const BACKGROUNDS = [
  "backgroundTop",
  "backgroundBottom",
  "backgroundWarm",
  "backgroundCool",
] as const satisfies (keyof Palette)[]

/**
 * Lists every combination of text and background on the pages, in all their states: text, muted text
 * and the accent color on the background, on a pressed button too; text on the accent color; the text
 * of a button under the pointer. Metal mode has the same colors. An outline needs less than a text.
 */
export function textUsesOf(palette: Palette): TextUse[] {
  const use = (text: keyof Palette, background: keyof Palette, behind = palette[background]) => ({
    text,
    background,
    ratio: contrastRatio(palette[text], behind),
  })
  return [
    ...BACKGROUNDS.flatMap((background) => {
      const surface = mixColors(palette[background], "#ffffff", SURFACE_OPACITY)
      return [
        use("text", background),
        use("muted", background),
        use("accent", background),
        use("text", background, surface),
        use("muted", background, surface),
      ]
    }),
    use("onAccent", "accent"),
    use("onAccent", "text"),
    use("onAccent", "muted"),
    use("backgroundBottom", "text"),
    use("backgroundBottom", "muted"),
  ]
}

/** `screenPalette.surface` is white with this opacity. */
const SURFACE_OPACITY = 0x0d / 0xff
