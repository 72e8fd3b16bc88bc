import { css } from "@emotion/react"
import { type ReactNode, useMemo } from "react"
import { ANNOUNCER_ID } from "../browser/announce"
import { type Language, LanguageContext } from "../hooks/use-language"
import { useWebsite, type Website } from "../hooks/use-website"
import { WordsContext } from "../hooks/use-words"
import { ENGLISH } from "../lib/interface-words"
import { isRightToLeft } from "../lib/language"
import { SiteFooter } from "../sections/site-footer"
import { SiteHeader } from "../sections/site-header"
import { GlobalStyles } from "../styles/global"
import { visuallyHiddenCss } from "../styles/mixins"
import { color, grain, media, space, width } from "../styles/values"
import { LoadingStatus } from "./load-failure/loading-status"

/** A layer between the background color and the content. */
const backgroundLayerCss = css({
  content: '""',
  position: "absolute",
  inset: 0,
  zIndex: -1,
  pointerEvents: "none",
  [media.forcedColors]: { display: "none" },
})

/**
 * The gradients at the top of the page. Each has a size and does not repeat, because browsers draw
 * a repeated gradient over the full height of the page before the first paint.
 */
const gradients = [
  `radial-gradient(60rem 34rem at 100% 0%, ${color.backgroundWarm}, transparent) 0 0 / 100% 34rem`,
  `radial-gradient(44rem 52rem at 0% 46rem, ${color.backgroundCool}, transparent) 0 0 / 44rem 98rem`,
  `linear-gradient(${color.backgroundTop}, ${color.backgroundBottom}) 0 0 / 100% min(100%, 90rem)`,
]

/** The layout of the page and its background layers: gradients, and grain above them. */
const shellCss = css({
  [media.screen]: {
    position: "relative",
    isolation: "isolate",
    // The outer slides of the carousel may overflow the viewport. The page must not scroll sideways.
    overflowX: "clip",
    minBlockSize: "100svh",
    display: "grid",
    gridTemplateColumns: "minmax(0, 1fr)",
    gridTemplateRows: "auto auto 1fr",
    "&::before": [
      backgroundLayerCss,
      {
        background: gradients.map((gradient) => `${gradient} no-repeat`).join(","),
        maxBlockSize: "98rem",
        "[dir=rtl] &": { transform: "scaleX(-1)" }, // the warm light is behind the title
      },
    ],
    "&::after": [backgroundLayerCss, { backgroundImage: grain }],
  },
})

const mainCss = css({
  [media.screen]: {
    marginInline: "auto",
    paddingBlockEnd: space.section,
    inlineSize: `min(${width.column}, 100% - 2 * ${space.gutter})`,
    containerType: "inline-size", // headings fit it. 100vw would include a scroll bar
    'html[data-route-transition="running"] &': { viewTransitionName: "page" },
    "&:focus-visible": { outline: "none" }, // the skip link focuses it, but it is no control
  },
})

export type ShellProps = { children: ReactNode }

/** Surrounds every page: background, header, main column, footer and live region. */
export function Shell({ children }: ShellProps) {
  const website = useWebsite()
  const words = useMemo(() => ({ ...ENGLISH, ...website.words }), [website.words])
  const language = useMemo(() => toLanguage(website), [website])
  return (
    <WordsContext.Provider value={words}>
      <LanguageContext.Provider value={language}>
        <div css={shellCss}>
          <GlobalStyles theme={website.theme} />
          <SiteHeader {...website} />
          <main id="content" tabIndex={-1} css={mainCss}>
            {children}
          </main>
          <SiteFooter {...website} />
          <LoadingStatus />
          <p id={ANNOUNCER_ID} role="status" css={visuallyHiddenCss} />
        </div>
      </LanguageContext.Provider>
    </WordsContext.Provider>
  )
}

/** The base language has the site's root; another one has a folder with its name. */
function toLanguage({ languages: [base], language, untranslated }: Website): Language {
  const isBase = !base || base.code === language
  return {
    path: isBase ? "" : `/${language}`,
    base: base?.code ?? language,
    isMirrored: isRightToLeft(language),
    untranslated: new Set(untranslated),
  }
}
