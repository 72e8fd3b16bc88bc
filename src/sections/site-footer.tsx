import { css } from "@emotion/react"
import type { MouseEvent } from "react"
import { ExternalLinkIcon } from "../components/arrow"
import { Button } from "../components/button"
import { InlineText } from "../components/inline-text"
import { SiteLink } from "../components/site-link"
import { isMetalMode, loadMetalFont, useMetalMode } from "../hooks/use-metal-mode"
import { useToday } from "../hooks/use-today"
import type { Website } from "../hooks/use-website"
import { useWords } from "../hooks/use-words"
import { quietLinkCss, screenOnlyCss, visuallyHiddenCss } from "../styles/mixins"
import { color, media, shape, size, space, tracking, width } from "../styles/values"

/** Fills the rest of the viewport. The row is at its end, so the top edge stays still during the load. */
const footerCss = css(screenOnlyCss, { display: "grid", alignContent: "end" })

const lineCss = css({ borderBlockStart: `${shape.border} solid ${color.border}` })

/** It ends where the main column ends. */
const rowCss = css({
  maxInlineSize: width.footer,
  marginInline: `auto max(${space.gutter}, (100% - ${width.column}) / 2)`,
  paddingBlock: space.gutter,
  paddingInlineStart: space.gutter,
  display: "flex",
  flexDirection: "column",
  alignItems: "flex-end",
  gap: `${space.tiny} ${space.large}`,
  [media.small]: {
    flexFlow: "row wrap",
    alignItems: "center",
    justifyContent: "flex-end",
  },
  color: color.muted,
  fontSize: size.label,
  letterSpacing: tracking.label,
})

/** In metal mode the button is large enough to read and click, and has its second label. */
const metalToggleCss = css({
  'html:not([data-metal="on"]) & > :last-child, html[data-metal="on"] & > :first-child': {
    display: "none",
  },
  [media.screen]: {
    'html[data-metal="on"] &': { fontSize: size.display, minBlockSize: "5rem" },
  },
})

export type SiteFooterProps = Pick<
  Website,
  "ownerName" | "buildYear" | "thanks" | "sourceText" | "sourceUrl" | "footerLinks" | "metalMode"
>

/** The footer of every page: copyright, thanks, legal pages, source and the metal mode button. */
export function SiteFooter({
  ownerName,
  buildYear,
  thanks,
  sourceText,
  sourceUrl,
  footerLinks,
  metalMode,
}: SiteFooterProps) {
  const words = useWords()
  const year = useToday(buildYear)
  return (
    <footer css={footerCss}>
      <div css={lineCss}>
        <div css={rowCss}>
          <p key={year}>
            © {year} <InlineText text={ownerName} />
          </p>
          <p>
            <InlineText text={thanks} />
          </p>
          {footerLinks.map(({ href, text }) => (
            <SiteLink key={href} href={href} css={quietLinkCss}>
              <InlineText text={text} />
            </SiteLink>
          ))}
          {sourceUrl && (
            <a href={sourceUrl} target="_blank" rel="noopener noreferrer" css={quietLinkCss}>
              <InlineText text={sourceText ?? words.viewSource} />
              <span css={visuallyHiddenCss}> {words.newTab}</span>
              <ExternalLinkIcon />
            </a>
          )}
          {metalMode && <MetalModeButton />}
        </div>
      </div>
    </footer>
  )
}

/** Its text says what a click does. The HTML has both texts, because the tab may be in metal mode before React runs. */
function MetalModeButton() {
  const words = useWords()
  const setMetalMode = useMetalMode()

  async function handleClick({ currentTarget }: MouseEvent) {
    const turnsOn = !isMetalMode()
    if (turnsOn) await loadMetalFont()
    // The page changes its height. The button must stay below the pointer.
    const { top } = currentTarget.getBoundingClientRect()
    setMetalMode(turnsOn)
    window.scrollBy(0, currentTarget.getBoundingClientRect().top - top)
  }

  return (
    <Button variant="quiet" onClick={handleClick} css={metalToggleCss}>
      <span>{words.activateMetalMode}</span>
      <span>{words.deactivateMetalMode}</span>
    </Button>
  )
}
