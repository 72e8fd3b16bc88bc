import { css } from "@emotion/react"
import type { ReactNode } from "react"
import { ANNOUNCER_ID } from "../browser/announce"
import { useWebsite } from "../hooks/use-website"
import { SiteFooter } from "../sections/site-footer"
import { SiteHeader } from "../sections/site-header"
import { GlobalStyles } from "../styles/global"
import { visuallyHidden } from "../styles/mixins"
import { color, media, space, width } from "../styles/theme"
import grain from "./grain.png"

/** Light, or grain, over the stage and under all that stands on it. */
const lightCss = css({
  content: '""',
  position: "absolute",
  inset: 0,
  zIndex: -1,
  pointerEvents: "none",
  [media.forcedColors]: { display: "none" },
})

/**
 * Two glows and a dark gradient. Each fills a box of its own and does not repeat: one that may
 * repeat is drawn over the whole height of the page before the first of it is shown.
 */
const glows = [
  `radial-gradient(60rem 34rem at 100% 0%, ${color.glowWarm}, transparent) 0 0 / 100% 34rem`,
  `radial-gradient(44rem 52rem at 0% 46rem, ${color.glowCool}, transparent) 0 0 / 44rem 98rem`,
  `linear-gradient(${color.backgroundTop}, ${color.backgroundBottom}) 0 0 / 100% min(100%, 90rem)`,
]

/** The light of the top of the page, and grain over all of it. */
const stageCss = css({
  [media.screen]: {
    position: "relative",
    isolation: "isolate",
    // The outer cards of a fan may run off the window's edge; the page never scrolls sideways.
    overflowX: "clip",
    minBlockSize: "100svh",
    display: "grid",
    gridTemplateColumns: "minmax(0, 1fr)",
    gridTemplateRows: "auto auto 1fr",
    "&::before": [
      lightCss,
      { background: glows.map((glow) => `${glow} no-repeat`).join(","), maxBlockSize: "98rem" },
    ],
    "&::after": [lightCss, { backgroundImage: `url(${grain})` }],
  },
})

const mainCss = css({
  [media.screen]: {
    marginInline: "auto",
    paddingBlockEnd: space.block,
    inlineSize: `min(${width.column}, 100% - 2 * ${space.gutter})`,
  },
})

export type ShellProps = { children: ReactNode }

/** What surrounds every page: the stage, the header, the main column and the footer. */
export function Shell({ children }: ShellProps) {
  const website = useWebsite()
  return (
    <div css={stageCss}>
      <GlobalStyles />
      <SiteHeader {...website} />
      <main id="content" tabIndex={-1} css={mainCss}>
        {children}
      </main>
      <SiteFooter {...website} />
      <p id={ANNOUNCER_ID} role="status" css={visuallyHidden} />
    </div>
  )
}
