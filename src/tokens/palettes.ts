/** Makes the palettes of a theme from the few colors that the owner chooses. */
import { contrastRatio, mixColors, nearestColor } from "../lib/color"
import { lightPalette, type Palette, printPalette, screenPalette } from "./color"

/** The colors that the owner can choose, in the order in which they are checked. */
export const CHOSEN_COLORS = [
  "backgroundTop",
  "backgroundBottom",
  "backgroundWarm",
  "backgroundCool",
  "accent",
] as const satisfies (keyof Palette)[]

export type ChosenColor = (typeof CHOSEN_COLORS)[number]

/** The chosen colors, and the look that has all the others: by default the dark one. */
export type ChosenColors = { [Name in ChosenColor]?: string | undefined } & {
  look?: keyof typeof LOOKS | undefined
}

/** The palette of each look, and the end of the shades of the accent color for the text on it. */
const LOOKS = {
  dark: { colors: screenPalette, end: "#000000" },
  light: { colors: lightPalette, end: "#ffffff" },
} as const

/** The contrast that every text must have (WCAG 2.2, success criterion 1.4.3). */
export const MIN_CONTRAST = 4.5

/** How much black or white is in the text on the accent color. The rest is the accent color itself. */
const SHADE_ON_ACCENT = 0.9

/** Printed text is small and its ink is not black, so it has more contrast than it must have. */
const PRINTED_CONTRAST = 6

const isDefault = (accent: string, { accent: own }: Palette = screenPalette) =>
  accent.toLowerCase() === own

/** @returns the palette for screen. On the accent color, text is a dark shade of it, or a light one in the light look. */
export function toScreenPalette({ look = "dark", ...chosen }: ChosenColors): Palette {
  const { colors, end } = LOOKS[look]
  const own = Object.entries(chosen).filter(([, color]) => color !== undefined)
  const palette: Palette = { ...colors, ...Object.fromEntries(own) }
  if (isDefault(palette.accent, colors)) return palette
  return { ...palette, onAccent: mixColors(palette.accent, end, SHADE_ON_ACCENT) }
}

/** @returns the light palette beside a dark one, with the nearest shade of the accent color that is readable in it */
export function toLightPalette({ accent = screenPalette.accent }: ChosenColors): Palette {
  if (isDefault(accent)) return lightPalette
  const paletteWith = (color?: string) => toScreenPalette({ look: "light", accent: color })
  const isReadable = (color: string) =>
    textUsesOf(paletteWith(color)).every(({ ratio }) => ratio >= MIN_CONTRAST)
  return paletteWith(nearestColor(accent, isReadable))
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
      const surface = blend(palette[background], palette.surface)
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

/** @returns what a color such as '#ffffff0d', with or without an opacity, looks like on a background */
function blend(background: string, color: string): string {
  const opacity = Number.parseInt(color.slice(7) || "ff", 16) / 0xff
  return mixColors(background, color.slice(0, 7), opacity)
}
