import { css } from "@emotion/react"
import { useContext } from "react"
import { LanguageContext, useLanguageOf } from "../hooks/use-language"
import { useIsPlain } from "../hooks/use-website"
import { fittingSize, opticalEnd, opticalStart, twoLineWidth } from "../styles/letter-sizes"
import { headingLeadingCss } from "../styles/mixins"
import { color, leading, media, size, tracking, width } from "../styles/values"
import { EachWord } from "./each-word"

/** The width of a sheet without its margins. */
const PRINT_WIDTH = "55rem"

/**
 * `line`: the words beside each other. `stack`: each word on a line of its own. `poster`: a stack whose
 * longest word fills a phone.
 */
type HeadingLayout = "line" | "stack" | "poster"

/** The size of a poster from tablets on. More words are more lines, so their letters are smaller. */
const posterSize = (text: string) => `${24 / Math.max(2, Math.min(4, text.split(" ").length))}rem`

/** On a large screen, a title of several words has two lines, unless its letters would be too small. */
const lineSize = (text: string) =>
  `max(5rem, min(${size.pageHeading}, ${width.column} / ${twoLineWidth(text).toFixed(2)}))`

const DOT = "max(5px, 0.06em)"

/**
 * Near the pointer, a soft hole in the color of the letters shows the dots of a display. `light-heading.ts` says where
 * and how high; it is two letters wide.
 */
const litCss = css({
  [media.motionSafe]: {
    "&[data-lit]": {
      color: "transparent",
      backgroundColor: color.border,
      backgroundImage: [
        `radial-gradient(1em var(--height, 1em) at var(--x) var(--y), transparent 40%, ${color.text})`,
        `radial-gradient(${color.accent} 42%, transparent 50%)`,
      ].join(),
      backgroundSize: `auto, ${DOT} ${DOT}`,
      backgroundClip: "text",
      // Else Chromium takes the lit letters for a new and larger text: the largest paint of / came 1.2 s later.
      isolation: "isolate",
    },
  },
})

/** The size fits the longest word. The width fits the text, because a route transition scales the heading. */
const headingCss = (text: string, layout: HeadingLayout, isPlain: boolean, margin: string) => {
  const fitting = fittingSize(text)
  const ownMargin = layout === "line" ? margin : 0
  return css(litCss, headingLeadingCss(text, leading.heading, layout === "poster"), {
    inlineSize: "fit-content",
    maxInlineSize: "100%", // a longest word with more spacing breaks in the column (WCAG 1.4.12)
    fontSize:
      layout === "poster" ? `min(50vw, ${fitting})` : `min(${size.pageHeading}, ${fitting})`,
    [media.small]: layout === "poster" ? { fontSize: `min(${posterSize(text)}, ${fitting})` } : {},
    [media.screenLow]: layout === "poster" ? { fontSize: `min(26svh, ${fitting})` } : {},
    [media.wide]: layout === "line" ? { fontSize: `min(${lineSize(text)}, ${fitting})` } : {},
    [media.screen]: {
      overflowWrap: "break-word", // the width includes the longest word
      hyphens: "manual", // a long name after a hyphen would be divided to fill the line
      // Between two Chinese characters, a line of another text may break. With this, Firefox breaks no
      // line after a hyphen.
      wordBreak: layout === "line" || /[-‐]/.test(text) ? undefined : "keep-all",
      marginInline: isPlain ? `${ownMargin} auto` : `auto ${ownMargin}`,
    },
    letterSpacing: tracking.heading,
    [media.print]: {
      fontSize: `min(${size.printPageHeading}, ${fittingSize(text, PRINT_WIDTH)})`,
    },
  })
}

export type PageHeadingProps = {
  children: string
  layout?: HeadingLayout
  /** What screen readers hear after a navigation, in place of the title of the page. */
  announced?: string
}

/** The heading of a page, as large as its longest word allows. */
export function PageHeading({ children, layout = "line", announced }: PageHeadingProps) {
  const isPlain = useIsPlain()
  const { isMirrored } = useContext(LanguageContext)
  const marginOf = isPlain === isMirrored ? opticalEnd : opticalStart // the right edge, or the left one
  const side = isPlain ? "marginInlineStart" : "marginInlineEnd"
  const cssOf = (word: string) =>
    css({ [media.screen]: { display: "block", [side]: marginOf(word) } })
  return (
    <h1
      css={headingCss(children, layout, isPlain, marginOf(children))}
      lang={useLanguageOf(children)}
      data-announced={announced}
    >
      {layout === "line" ? <bdi>{children}</bdi> : <EachWord cssOf={cssOf}>{children}</EachWord>}
    </h1>
  )
}
