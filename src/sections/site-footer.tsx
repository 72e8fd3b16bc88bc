import { css } from "@emotion/react"
import { Button } from "../components/button"
import { ExternalLinkIcon } from "../components/external-link-icon"
import { useMetalMode } from "../hooks/use-metal-mode"
import { useScrollAnchor } from "../hooks/use-scroll-anchor"
import { useToday } from "../hooks/use-today"
import type { Website } from "../hooks/use-website"
import { quietLinkCss, screenOnly, visuallyHidden } from "../styles/mixins"
import { color, media, shape, size, space, tracking, width } from "../styles/theme"

/** From the page's end to the window's: however high its row is at last, it begins where it did. */
const footerCss = css(screenOnly, { display: "grid", alignContent: "end" })

const lineCss = css({ borderBlockStart: `${shape.rule} solid ${color.rule}` })

const rowCss = css({
  maxInlineSize: width.footer,
  marginInline: "auto",
  padding: space.gutter,
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  justifyContent: "flex-end",
  gap: `${space.tiny} ${space.large}`,
  color: color.muted,
  fontSize: size.label,
  letterSpacing: tracking.label,
})

/** While metal mode lasts, its way out is large enough to be read and hit. */
const metalToggleCss = css({
  [media.screen]: {
    'html[data-metal="on"] &': { fontSize: size.display, minBlockSize: "5rem" },
  },
})

export type SiteFooterProps = Pick<
  Website,
  "ownerName" | "buildYear" | "thanks" | "sourceText" | "sourceUrl"
>

/** The foot of every page: copyright, thanks, source and the switch of metal mode. */
export function SiteFooter({
  ownerName,
  buildYear,
  thanks,
  sourceText,
  sourceUrl,
}: SiteFooterProps) {
  const year = useToday(buildYear)
  const [isMetal, toggleMetal] = useMetalMode()
  const keepInPlace = useScrollAnchor(isMetal)
  return (
    <footer css={footerCss}>
      <div css={lineCss}>
        <div css={rowCss}>
          <p>
            © {year} {ownerName}
          </p>
          <p>{thanks}</p>
          <a href={sourceUrl} target="_blank" rel="noopener noreferrer" css={quietLinkCss}>
            {sourceText}
            <span css={visuallyHidden}> (opens in a new tab)</span>
            <ExternalLinkIcon />
          </a>
          <Button
            look="quiet"
            onClick={({ currentTarget }) => {
              keepInPlace(currentTarget)
              toggleMetal()
            }}
            css={metalToggleCss}
          >
            {isMetal ? "Deactivate metal mode." : "Activate metal mode."}
          </Button>
        </div>
      </div>
    </footer>
  )
}
