import { css } from "@emotion/react"
import { Arrow } from "./arrow"

/** Keeps the arrow with the last word, and the space between them wherever it stands. */
const markCss = css({ whiteSpace: "pre" })

/** The arrow after a link that leaves the site. */
export function ExternalLinkIcon() {
  return (
    <span css={markCss}>
      {" "}
      <Arrow to="outward" />
    </span>
  )
}
