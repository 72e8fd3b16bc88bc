import { css } from "@emotion/react"

/** Keeps the arrow with the last word, and the space between them wherever it stands. */
const markCss = css({ whiteSpace: "pre" })

const arrowCss = css({
  inlineSize: "0.6em",
  blockSize: "0.6em",
  fill: "none",
  stroke: "currentColor",
  strokeWidth: 2,
})

/**
 * The arrow after a link that leaves the site; for the eye only. Drawn, because phones would set
 * the character as a colored picture.
 */
export function OutwardMark() {
  return (
    <span css={markCss}>
      {" "}
      <svg aria-hidden="true" viewBox="0 0 12 12" css={arrowCss}>
        <path d="M1 11 11 1M3 1h8v8" />
      </svg>
    </span>
  )
}
