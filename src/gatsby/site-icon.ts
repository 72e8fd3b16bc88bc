import { readFile } from "node:fs/promises"
import path from "node:path"
import { siteRoot } from "../roots"
import { toIcon } from "../site/icon"
import type { Palette } from "../tokens/color"

/** The path of the icon on the site. A file in `static/` with this path replaces it. */
export const ICON_PATH = "/favicon.svg"

/** @returns the icon of the site as SVG: the owner's own in `static/`, or one in the theme's colors */
export async function readIcon(palette: Palette): Promise<string> {
  const own = path.join(siteRoot("static"), ICON_PATH)
  return readFile(own, "utf8").catch(() => toIcon(palette))
}
