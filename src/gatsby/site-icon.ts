import { readFile } from "node:fs/promises"
import path from "node:path"
import { siteRoot } from "../roots"
import type { Palette } from "../tokens/color"

/** The path of the icon on the site. A file in `static/` with this path replaces it. */
export const ICON_PATH = "/favicon.svg"

/** @returns the icon of the site as SVG: the owner's own in `static/`, or one in the theme's colors */
export async function readIcon(palette: Palette): Promise<string> {
  const own = path.join(siteRoot("static"), ICON_PATH)
  return readFile(own, "utf8").catch(() => toIcon(palette))
}

/** @returns the icon of the site as SVG, 32 units wide, in the colors of the theme */
function toIcon({ backgroundTop, text, accent }: Palette): string {
  // Three right-aligned lines of text, the last one in another color.
  return [
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32">',
    `<rect width="32" height="32" rx="7" fill="${backgroundTop}"/>`,
    `<path stroke="${text}" stroke-width="4" d="M6 9.5h20M12 16h14"/>`,
    `<path stroke="${accent}" stroke-width="4" d="M18 22.5h8"/>`,
    "</svg>",
  ].join("")
}
