import type { Palette } from "../tokens/color"

/** @returns the icon of the site as SVG, 32 units wide, in the colors of the theme */
export function toIcon({ backgroundTop, text, accent }: Palette): string {
  const background = `<rect width="32" height="32" rx="7" fill="${backgroundTop}"/>`
  // Three right-aligned lines of text, the last one in another color.
  const lines = [`stroke="${text}" d="M6 9.5h20M12 16h14"`, `stroke="${accent}" d="M18 22.5h8"`]
  const paths = lines.map((line) => `<path stroke-width="4" ${line}/>`).join("")
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32">${background}${paths}</svg>`
}
