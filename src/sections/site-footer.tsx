import { css } from "@emotion/react"
import { Button } from "../components/button"
import { OutwardMark } from "../components/outward-mark"
import { useKeptPlace } from "../hooks/use-kept-place"
import { useMetalMode } from "../hooks/use-metal-mode"
import { useToday } from "../hooks/use-today"
import type { Website } from "../hooks/use-website"
import { quietLinkCss, screenOnly, visuallyHidden } from "../styles/mixins"
import { color, media, shape, size, space, tracking, width } from "../styles/theme"

const footerCss = css({
  borderBlockStart: `${shape.rule} solid ${color.rule}`,
  // As `arrivesWholeCss`, and for the line too: on a short page it rises while the rest comes.
  "&:not(:has(> :nth-last-of-type(n)))": { visibility: "hidden" },
})

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
  const keepInPlace = useKeptPlace(isMetal)
  return (
    <footer css={[footerCss, screenOnly]}>
      <div css={rowCss}>
        <p>
          © {year} {ownerName}
        </p>
        <p>{thanks}</p>
        <a href={sourceUrl} target="_blank" rel="noopener noreferrer" css={quietLinkCss}>
          {sourceText}
          <span css={visuallyHidden}> (opens in a new tab)</span>
          <OutwardMark />
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
    </footer>
  )
}
