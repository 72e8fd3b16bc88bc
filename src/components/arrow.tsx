import { css } from "@emotion/react"
import { screenOnlyCss } from "../styles/mixins"

const arrowCss = css({
  inlineSize: "0.6em",
  blockSize: "0.6em",
  fill: "none",
  stroke: "currentColor",
  strokeWidth: 2,
})

const mirroredCss = css({ "[dir=rtl] &": { transform: "scaleX(-1)" } })

/** In a page from right to left, the start of a line is on the right. */
const PATHS = {
  start: "M12 6H1m5-5L1 6l5 5",
  end: "M0 6h11M6 1l5 5-5 5",
  external: "M1 11 11 1M3 1h8v8",
}

export type ArrowProps = { to: keyof typeof PATHS }

/**
 * An arrow that is hidden from screen readers. It is not a character, because phones would show a
 * colored emoji, and a browser would search all fonts for the character before it paints.
 */
export function Arrow({ to }: ArrowProps) {
  return (
    <svg aria-hidden="true" viewBox="0 0 12 12" css={[arrowCss, to !== "external" && mirroredCss]}>
      <path d={PATHS[to]} />
    </svg>
  )
}

/** A word joiner prevents a line break before the arrow. A space would have the underline of the link. */
const unbrokenCss = css(screenOnlyCss, {
  whiteSpace: "nowrap",
  "&::before": { content: '"\\2060"', marginInlineEnd: "0.25em" },
})

/** The arrow after a link to another site. Hidden in print, as in the PDFs. */
export function ExternalLinkIcon() {
  return (
    <span css={unbrokenCss} aria-hidden="true">
      <Arrow to="external" />
    </span>
  )
}
