/** What components style with: names that point at CSS variables, and the plain scales. */
import { type Palette, screenPalette } from "./tokens/color"

const names = Object.keys(screenPalette) as (keyof Palette)[]

const variable = (name: string) =>
  `--color-${name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`

/** Each color as a reference to its variable, so that one rule serves screen and paper. */
export const color = Object.fromEntries(
  names.map((name) => [name, `var(${variable(name)})`]),
) as Palette

/** @returns the palette, or a part of it, as declarations of the variables that `color` points at */
export function paletteVariables(palette: Partial<Palette>): Record<string, string> {
  return Object.fromEntries(Object.entries(palette).map(([name, value]) => [variable(name), value]))
}

export { media } from "./tokens/media"
export { duration, easing } from "./tokens/motion"
export { shape, space, width } from "./tokens/space"
export { family, leading, metal, size, tracking, weight } from "./tokens/type"
