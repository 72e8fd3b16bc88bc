import { css } from "@emotion/react"

/** Keeps the arrow with the last word, and the space between them wherever it stands. */
const markCss = css({ whiteSpace: "pre" })

/** The arrow after a link that leaves the site; for the eye only. */
export function OutwardMark() {
  return (
    <span aria-hidden="true" css={markCss}>
      {" ↗"}
    </span>
  )
}
