/**
 * Wide fonts of systems without the others of `family.heading`, and their size in it. It makes no letter wider than
 * letter-widths.ts says; in Verdana, an I beside any other letter. The last one that the system has is used.
 */
export const wideFonts = {
  "Verdana Bold": "78%",
  "Noto Sans Bold": "91%",
  "DejaVu Sans Bold": "88%",
} as const

/** The font families of docs/product.md. New Rocker is fetched when metal mode is switched on. */
export const family = {
  body: '"Helvetica Neue", Roboto, sans-serif',
  /** Their letters have known widths, on which the size of a heading depends. */
  heading: '"Helvetica Neue", Roboto, Arial, "Liberation Sans", wide, sans-serif',
  metal: '"New Rocker", serif',
  /** Code in a text. A font of the system: no page loads one for it. */
  code: "ui-monospace, monospace",
} as const

/** Font sizes. Those of headings grow with the viewport. On a phone with large text, they still fit. */
export const size = {
  pageHeading: "clamp(2.75rem, 1rem + 8vw, 7.75rem)",
  display: "clamp(2rem, 1.25rem + 3.2vw, 4rem)",
  banner: "clamp(1.75rem, 1rem + 2.25vw, 3rem)",
  section: "min(7vw, clamp(1.35rem, 1rem + 1.6vw, 2.25rem))",
  title: "min(7vw, 1.25rem)",
  lead: "clamp(1.05rem, 1rem + 0.3vw, 1.2rem)",
  body: "1rem",
  small: "0.875rem",
  label: "0.8125rem",
  tiny: "0.75rem",
  /** The root font size in print. All sizes in rem follow it. */
  print: "9pt",
  /** Sizes of headings in print. WebKit takes units of the viewport from the window, not the sheet. */
  printPageHeading: "5.7rem",
  printDisplay: "3.15rem",
} as const

/**
 * Only three weights: browsers look up a font for each weight before they paint. Above 700, Windows takes
 * Arial Black for Arial, which is much wider.
 */
export const weight = { body: 400, strong: 600, heading: 700 } as const

export const tracking = { body: "0.001em", heading: "-0.03em", label: "0.08em" } as const

export const leading = {
  body: 1.5,
  print: 1.3,
  heading: 0.92,
  display: 0.95,
  title: 1.15,
} as const

/** The values of docs/product.md for metal mode, besides `family.metal`. */
export const metal = { leading: 0.666, tracking: "-0.333rem" } as const
