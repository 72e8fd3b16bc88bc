import { css, Global } from "@emotion/react"
import rocker from "@fontsource/new-rocker/files/new-rocker-latin-400-normal.woff2"
import rockerExtended from "@fontsource/new-rocker/files/new-rocker-latin-ext-400-normal.woff2"
import { grains, printPalette, screenPalette, toContrastPalette } from "../tokens/color"
import type { FontFace, SiteTheme } from "../tokens/site-theme"
import { defaultRadius } from "../tokens/space"
import {
  color,
  duration,
  easing,
  family,
  focusColor,
  focusVariable,
  leading,
  media,
  metal,
  paletteVariables,
  radiusVariables,
  shape,
  size,
  space,
  tracking,
  weight,
  wideFonts,
} from "./values"

const resetCss = css({
  "*, ::before, ::after": { boxSizing: "border-box" },
  "*": { margin: 0, padding: 0 },
  "ul, ol": { listStyle: "none" },
  "img, picture": { display: "block", maxInlineSize: "100%" },
  "button, input": { font: "inherit", letterSpacing: "inherit", textTransform: "inherit" },
  a: {
    color: "inherit",
    textUnderlineOffset: "0.2em",
    // In Firefox, "inherit" is stronger than the color of links that the visitor has chosen.
    [media.forcedColors]: { color: "LinkText" },
  },
})

/** What has no capitals in the plain setting. Chips and facts are items of lists, dates are paragraphs. */
const TEXTS = 'p, li, h3, [aria-level="3"], output, details'

/** The plain setting. The header and the footer are outside of it, and dialogs have their own. */
const plainCss = css({
  [media.screen]: {
    main: {
      "--text-case": "none",
      "--text-align": "start",
      "--name-order": "0", // its order before the skills
      textAlign: "start",
    },
    '[aria-haspopup="dialog"]': { textTransform: "uppercase" }, // a button, also in a list
    dialog: { "--text-case": "initial", "--text-align": "initial" },
  },
})

/** Besides its colors: the grain, the shadow of a card, and how bright a card behind another one is. */
const darkLook = { "--grain": grains.dark, "--shadow": color.backgroundBottom, "--dimmed": "0.5" }
const lightShadow = `color-mix(in srgb, ${color.muted} 35%, transparent)`
const lightLook = { "--grain": grains.light, "--shadow": lightShadow, "--dimmed": "0.8" }

const documentCss = (theme: SiteTheme | null) => {
  const { screen, print, radius, fonts } = theme ?? {}
  const { colorScheme = "dark", ...colors } = screen ?? {}
  const palette = { ...screenPalette, ...colors }
  return css({
    ":root": {
      ...paletteVariables(palette),
      ...focusVariable,
      ...radiusVariables(radius ?? defaultRadius),
      ...(colorScheme === "light" ? lightLook : darkLook),
      colorScheme,
      "--letter-scale": fonts?.letterScale,
      fontFamily: fonts?.text ?? family.body,
      lineHeight: leading.body,
      letterSpacing: tracking.body,
      WebkitTextSizeAdjust: "100%", // Safari
      textSizeAdjust: "100%",
      scrollPaddingBlockStart: space.large,
      [media.screenHuge]: { fontSize: "125%" },
      [media.screenGiant]: { fontSize: "150%" },
      [media.prefersLight]: colorScheme === "light dark" ? lightLook : {},
      [media.moreContrast]: { ...paletteVariables(toContrastPalette(palette)), "--grain": "none" },
      [media.print]: {
        ...paletteVariables({ ...printPalette, ...print }),
        colorScheme: "light",
        fontSize: size.print,
        lineHeight: leading.print,
      },
    },
    "@page": { margin: space.page },
    body: {
      fontSize: size.body,
      color: color.text,
      overflowWrap: "break-word",
      // Long compound words, in the language of the page. Shorter words stay whole.
      hyphens: "auto",
      hyphenateLimitChars: "16 6 6",
      WebkitHyphenateLimitBefore: "8", // Safari
      WebkitHyphenateLimitAfter: "8",
      fontSynthesisStyle: "none", // Chinese, Japanese and Korean have no italics
      [media.screen]: {
        overflowWrap: "anywhere", // a long word does not widen its column
        backgroundColor: color.backgroundBottom,
        textTransform: "uppercase",
        textAlign: "right",
        "[dir=rtl] &": { textAlign: "left" },
      },
    },
    "em, strong, code": { unicodeBidi: "plaintext" },
    "h1, h2, h3, h4, :where([role=heading])": {
      fontFamily: fonts ? (fonts.headings ?? undefined) : family.heading,
      fontWeight: weight.heading,
      textWrap: "balance",
    },
    [TEXTS]: { [media.screen]: { textTransform: "var(--text-case, inherit)" } },
    "p, li": { textWrap: "pretty", [media.print]: { orphans: 2, widows: 2 } },
    // Arabic letters join. Chromium ignores a spacing between them, and other engines do not.
    ":is(:lang(ar), :lang(ckb), :lang(fa), :lang(ps), :lang(sd), :lang(ug), :lang(ur))": {
      letterSpacing: "0 !important",
    },
    time: { fontVariantNumeric: "tabular-nums" },
    ":focus-visible": {
      outline: `${shape.focus} solid ${focusColor}`,
      outlineOffset: shape.focusOffset,
    },
  })
}

/** One family, of the last face that the system has. */
const wideFontFaces = Object.entries(wideFonts).map(([name, sizeAdjust]) => ({
  "@font-face": {
    fontFamily: "wide",
    fontWeight: weight.heading,
    src: `local("${name}")`,
    sizeAdjust,
  },
}))

/**
 * The fonts of the theme. A font that is not loaded in a tenth of a second is not used until the next
 * page load, so that no text moves. gatsby-ssr.tsx preloads the first files.
 */
const themeFontFaces = (faces: readonly FontFace[] = []) =>
  faces.map(({ family, url, style, weight, unicodeRange }) => ({
    "@font-face": {
      fontFamily: family,
      fontDisplay: "optional" as const,
      fontStyle: style,
      fontWeight: weight,
      src: `url(${url}) format("woff2")`,
      unicodeRange,
    },
  }))

/**
 * The old content is gone before the new one fades in, so no two texts lie over each other. The stage behind them
 * changes at once. A heading with the same text moves and scales; only the new one shows.
 */
const routeTransitionCss = css({
  "::view-transition-group(page-title), ::view-transition-old(*), ::view-transition-new(*)": {
    animationDuration: duration.route,
    animationTimingFunction: easing.out,
  },
  "::view-transition-old(*)": { animationDuration: duration.leave },
  "::view-transition-new(*)": {
    animationDelay: duration.leave,
    animationDuration: `calc(${duration.route} - ${duration.leave})`,
  },
  // Both have their own size and place, and do not move.
  "::view-transition-group(page)": {
    animationDuration: duration.leave,
    animationTimingFunction: "step-end",
  },
  "::view-transition-old(root), ::view-transition-old(page-title)": { display: "none" },
  "::view-transition-old(page-title):only-child": { display: "block" },
  "::view-transition-new(root), ::view-transition-new(page-title)": { animation: "none" },
})

const metalFontFace = (url: string, unicodeRange: string) => ({
  "@font-face": {
    fontFamily: "New Rocker",
    fontDisplay: "swap",
    src: `url(${url}) format("woff2")`,
    unicodeRange,
  },
})

/** Browsers fetch a font when a text uses it, so they fetch these when metal mode is switched on. */
const metalFontFaces = [
  metalFontFace(rocker, "U+0000-00FF, U+0131, U+0152-0153, U+2000-206F, U+20AC, U+2191, U+2193"),
  metalFontFace(rockerExtended, "U+0100-0130, U+0132-0151, U+0154-02BA, U+1E00-1E9F, U+1EF2-1EFF"),
]

const metalModeCss = css({
  [media.screen]: {
    'html[data-metal="on"], html[data-metal="on"] *': {
      fontFamily: `${family.metal} !important`,
      lineHeight: `${metal.leading} !important`,
      letterSpacing: `${metal.tracking} !important`,
    },
  },
})

export type GlobalStylesProps = {
  /** What website.yaml changes, if anything. */
  theme: SiteTheme | null
}

/** The global styles: reset, colors, fonts, focus, view transitions and metal mode. */
export function GlobalStyles({ theme }: GlobalStylesProps) {
  return (
    <Global
      styles={[
        resetCss,
        documentCss(theme),
        theme?.setting === "plain" && plainCss,
        theme?.fonts ? themeFontFaces(theme.fontFaces) : wideFontFaces,
        routeTransitionCss,
        metalFontFaces,
        metalModeCss,
      ]}
    />
  )
}
