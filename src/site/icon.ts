import type { Palette } from "../tokens/color"

/** @returns the icon of the site as SVG, 32 units wide, in the colors of the theme */
export function toIcon({ backgroundTop, text, accent }: Palette): string {
  // Three right-aligned lines of text, the last one in another color.
  return [
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32">',
    `<rect width="32" height="32" rx="7" fill="${backgroundTop}"/>`,
    `<path stroke="${text}" stroke-width="4" d="M6 9.5h20M12 16h14"/>`,
    `<path stroke="${accent}" stroke-width="4" d="M18 22.5h8"/>`,
    "</svg>",
  ].join("")
}
