import { readFonts } from "../content/files/read-own-fonts"
import type { Content } from "../content/schemas"
import { toModel } from "../resume"
import { VALIDATED_COPY } from "../roots"
import { findFirstFonts } from "../site/site-theme"
import { readIcon } from "./site-icon"

/** What the content says about the head of every page. */
export type SiteHead = {
  /** The icon as a data URL. */
  icon: string
  /** The URLs of the fonts that every page needs first. */
  fonts: string[]
  metalMode: boolean
  /** The looks of the page, for the browser's own parts of it. */
  colorScheme: string
  /** The color at the top of the page, which a phone shows around it; two if it follows the visitor's system. */
  themeColors: { content: string; media?: string }[]
}

/** @returns what the content says about the head of every page */
export async function readSiteHead(content: Content, pathPrefix: string): Promise<SiteHead> {
  const { screen, light } = toModel(content).palettes
  // Not base64, which compresses badly.
  const icon = encodeURIComponent(await readIcon(screen))
  const fonts = findFirstFonts(content, await readFonts(VALIDATED_COPY))
  return {
    icon: `data:image/svg+xml,${icon}`,
    fonts: fonts.map((path) => pathPrefix + path),
    metalMode: content.website.metalMode,
    colorScheme: content.website.theme?.look === "light" ? "light" : "dark light",
    themeColors: light
      ? [
          { content: light.backgroundTop, media: "(prefers-color-scheme: light)" },
          { content: screen.backgroundTop, media: "(prefers-color-scheme: dark)" },
        ]
      : [{ content: screen.backgroundTop }],
  }
}
