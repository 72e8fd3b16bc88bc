import { css } from "@emotion/react"
import { color, duration, media, shape, space } from "../styles/theme"

const stroke = `${shape.focus} solid ${color.accent}`

const signCss = css({
  display: "grid",
  grid: "100% / 100%",
  placeItems: "center",
  inlineSize: space.medium,
  blockSize: space.medium,
  [media.print]: { display: "none" },
  "&::before, &::after": { content: '""', gridArea: "1 / 1" },
  "&::before": { inlineSize: "100%", borderBlockStart: stroke },
  // A size, since for a rotation the browser would begin a layer before it answers the press.
  "&::after": {
    blockSize: 0,
    borderInlineStart: stroke,
    [media.moving]: { transition: `block-size ${duration.panel}` },
  },
  '&[data-state="closed"]::after': { blockSize: "100%" },
})

export type ExpandIconProps = { isOpen: boolean }

/** A minus while open, a plus while closed; for the eye only. */
export function ExpandIcon({ isOpen }: ExpandIconProps) {
  return <span aria-hidden="true" css={signCss} data-state={isOpen ? "open" : "closed"} />
}
