import { css } from "@emotion/react"
import { Arrow } from "./arrow"

/** Prevents a line break between the last word and the arrow, and keeps the space. */
const iconCss = css({ whiteSpace: "pre" })

/** The arrow after a link to another site. */
export function ExternalLinkIcon() {
  return (
    <span css={iconCss}>
      {" "}
      <Arrow to="external" />
    </span>
  )
}
