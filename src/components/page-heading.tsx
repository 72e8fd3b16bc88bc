import { css } from "@emotion/react"
import { longestWordLength } from "../lib/words"
import { leading, media, size, space, tracking, weight } from "../styles/theme"

/** How wide a capital of the heading's weight is, in em, taken generously. */
const CAPITAL_WIDTH = 0.72

/** Each word on its own line, as on a poster, or no wider than its letters: it travels by their edge. */
const titleCss = (longestWord: number, isStacked: boolean) =>
  css({
    inlineSize: "fit-content",
    [media.screen]: {
      inlineSize: isStacked ? "min-content" : undefined,
      marginInlineStart: "auto",
    },
    fontSize: `min(${size.poster}, (100vw - 2 * ${space.gutter}) / ${longestWord * CAPITAL_WIDTH})`,
    fontWeight: weight.heading,
    letterSpacing: tracking.heading,
    lineHeight: leading.heading,
    'html[data-route-transition="running"] &': { viewTransitionName: "page-title" },
  })

export type PageHeadingProps = { children: string; stacked?: boolean }

/** The heading of a page, as large as its longest word lets it be. */
export function PageHeading({ children, stacked = false }: PageHeadingProps) {
  return <h1 css={titleCss(longestWordLength(children), stacked)}>{children}</h1>
}
