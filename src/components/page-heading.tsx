import { css } from "@emotion/react"
import { longestWordLength } from "../styles/letter-sizes"
import { headingLeadingCss } from "../styles/mixins"
import { leading, media, size, space, tracking, weight } from "../styles/theme"

/** The width of a sheet without its margins. */
const PRINT_WIDTH = "55rem"

/** The maximum width of a capital letter in the weight of the heading, in em. */
const CAPITAL_WIDTH = 0.72

/**
 * The size fits the longest word. A stacked heading has one word on each line. The width fits the
 * text, because the heading moves by its right edge in a route transition.
 */
const headingCss = (text: string, isStacked: boolean) => {
  const longestWord = longestWordLength(text) * CAPITAL_WIDTH
  return css(headingLeadingCss(text, leading.heading), {
    inlineSize: "fit-content",
    [media.screen]: {
      inlineSize: isStacked ? "min-content" : undefined,
      overflowWrap: "break-word", // the width includes the longest word
      // Between two Chinese characters, a line of another text may break.
      wordBreak: isStacked ? "keep-all" : undefined,
      marginInlineStart: "auto",
    },
    fontSize: `min(${size.pageHeading}, (100vw - 2 * ${space.gutter}) / ${longestWord})`,
    fontWeight: weight.heading,
    letterSpacing: tracking.heading,
    [media.print]: { fontSize: `min(${size.printPageHeading}, ${PRINT_WIDTH} / ${longestWord})` },
    'html[data-route-transition="running"] &': { viewTransitionName: "page-title" },
  })
}

export type PageHeadingProps = {
  children: string
  /** Whether each word has its own line. */
  stacked?: boolean
}

/** The heading of a page, as large as its longest word allows. */
export function PageHeading({ children, stacked = false }: PageHeadingProps) {
  return <h1 css={headingCss(children, stacked)}>{children}</h1>
}
