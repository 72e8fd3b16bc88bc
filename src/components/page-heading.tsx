import { css } from "@emotion/react"
import { longestWordLength } from "../lib/words"
import { leading, media, size, space, tracking, weight } from "../styles/theme"

/** The maximum width of a capital letter in the weight of the heading, in em. */
const CAPITAL_WIDTH = 0.72

/**
 * The size fits the longest word. A stacked heading has one word on each line. The width fits the
 * text, because the heading moves by its right edge in a route transition.
 */
const headingCss = (longestWord: number, isStacked: boolean) =>
  css({
    inlineSize: "fit-content",
    [media.screen]: {
      inlineSize: isStacked ? "min-content" : undefined,
      overflowWrap: "break-word", // the width includes the longest word
      // Between two Chinese characters, a line of another text may break.
      wordBreak: isStacked ? "keep-all" : undefined,
      marginInlineStart: "auto",
    },
    fontSize: `min(${size.pageHeading}, (100vw - 2 * ${space.gutter}) / ${longestWord * CAPITAL_WIDTH})`,
    fontWeight: weight.heading,
    letterSpacing: tracking.heading,
    lineHeight: leading.heading,
    'html[data-route-transition="running"] &': { viewTransitionName: "page-title" },
  })

export type PageHeadingProps = {
  children: string
  /** Whether each word has its own line. */
  stacked?: boolean
}

/** The heading of a page, as large as its longest word allows. */
export function PageHeading({ children, stacked = false }: PageHeadingProps) {
  return <h1 css={headingCss(longestWordLength(children), stacked)}>{children}</h1>
}
