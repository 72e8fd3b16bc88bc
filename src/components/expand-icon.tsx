import { css } from "@emotion/react"
import { color, duration, media, shape, space } from "../styles/values"

const stroke = `${shape.focus} solid ${color.accent}`

const iconCss = css({
  display: "grid",
  grid: "100% / 100%",
  placeItems: "center",
  inlineSize: space.medium,
  blockSize: space.medium,
  [media.print]: { display: "none" },
  [media.noScripting]: { visibility: "hidden" },
  "&::before, &::after": {
    content: '""',
    gridArea: "1 / 1",
    inlineSize: "100%",
    borderBlockStart: stroke,
  },
  "&::after": { [media.motionSafe]: { transition: `transform ${duration.panel}` } },
  '&[data-state="closed"]::after': { transform: "rotate(90deg)" },
})

export type ExpandIconProps = { isExpanded: boolean }

/** A minus while the item is expanded, a plus while it is collapsed. Hidden from screen readers. */
export function ExpandIcon({ isExpanded }: ExpandIconProps) {
  return <span aria-hidden="true" css={iconCss} data-state={isExpanded ? "open" : "closed"} />
}
