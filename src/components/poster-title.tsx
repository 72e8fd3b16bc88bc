import { css } from "@emotion/react"
import { longestWordLength } from "../lib/words"
import { leading, media, size, space, tracking, weight } from "../styles/theme"

/** How wide a capital of the heading's weight is, in em, taken generously. */
const CAPITAL_WIDTH = 0.72

const titleCss = (longestWord: number) =>
  css({
    fontSize: `min(${size.poster}, (100vw - 2 * ${space.gutter}) / ${longestWord * CAPITAL_WIDTH})`,
    fontWeight: weight.heading,
    letterSpacing: tracking.heading,
    lineHeight: leading.heading,
    // No wider than its letters, so that it travels by their edge from one page to the next.
    [media.screen]: { inlineSize: "fit-content", marginInlineStart: "auto" },
    'html[data-route-transition="running"] &': { viewTransitionName: "page-title" },
  })

/** Each word on its own line, as on a poster. */
const stackedCss = css({ inlineSize: "min-content" })

export type PosterTitleProps = { children: string; stacked?: boolean }

/** The heading of a page, as large as its longest word lets it be. */
export function PosterTitle({ children, stacked = false }: PosterTitleProps) {
  return <h1 css={[titleCss(longestWordLength(children)), stacked && stackedCss]}>{children}</h1>
}
