import type { Palette } from "./color"

/** A font file of the site and the characters that it is for. */
export type FontFace = {
  family: string
  /** Its path on the site, with the path prefix. */
  url: string
  /** 'normal' or 'italic'. */
  style: string
  /** A weight, as in '400', or a range, as in '100 900'. */
  weight: string
  unicodeRange: string
}

/** What the theme in website.yaml changes. The styles have a default for all the rest. */
export type SiteTheme = {
  screen: Partial<Palette & { colorScheme: string }>
  print: Partial<Palette>
  /** 'plain' sets texts in their own case, from the start of the line. */
  setting?: string | undefined
  /** The radius of pictures, and of buttons and chips. */
  radius?: { corner: string; pill: string } | undefined
  /** Values of the CSS property `font-family`, and the result of `measureScale`. */
  fonts?: {
    text?: string | undefined
    headings?: string | undefined
    letterScale: number
  }
  fontFaces: readonly FontFace[]
}
