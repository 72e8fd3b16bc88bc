/** The values for styles: colors as references to CSS variables, and the scales. */
import { type Palette, screenPalette } from "../tokens/color"

const names = Object.keys(screenPalette) as (keyof Palette)[]

const variable = (name: string) =>
  `--color-${name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`

/** Each color as a reference to its CSS variable, so that one style works on screen and in print. */
export const color = Object.fromEntries(
  names.map((name) => [name, `var(${variable(name)})`]),
) as Palette

/** The film grain above the background, as a reference to its CSS variable. */
export const grain = "var(--grain)"

/** The color of focus outlines: the accent color of the page, even where an element has another one. */
export const focusColor = "var(--color-focus)"

/** The declaration of `focusColor` for the root element. */
export const focusVariable = { "--color-focus": color.accent }

/** The radius of corners as references to CSS variables. */
export const radius = { corner: "var(--radius-corner)", pill: "var(--radius-pill)" } as const

/** @returns CSS declarations that set the variables of `radius` to these values */
export function radiusVariables({ corner, pill }: Record<keyof typeof radius, string>) {
  return { "--radius-corner": corner, "--radius-pill": pill }
}

/** Where texts stand: at the end of a line, or at its start in the plain setting. */
export const side = "var(--text-align, end)"

/** @returns CSS declarations that set the variables of `color` to these values */
export function paletteVariables(palette: Partial<Palette>): Record<string, string> {
  return Object.fromEntries(Object.entries(palette).map(([name, value]) => [variable(name), value]))
}

export { media } from "../tokens/media"
export { duration, easing } from "../tokens/motion"
export { shape, space, width } from "../tokens/space"
export { family, leading, metal, size, tracking, weight, wideFonts } from "../tokens/type"
