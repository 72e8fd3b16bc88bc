import { css } from "@emotion/react"
import { color, duration, media, shape, space } from "../styles/theme"

const signCss = css({
  position: "relative",
  display: "block",
  inlineSize: space.medium,
  blockSize: space.medium,
  [media.print]: { display: "none" },
  "&::before, &::after": {
    content: '""',
    position: "absolute",
    insetInline: 0,
    insetBlockStart: `calc(50% - ${shape.focus} / 2)`,
    borderBlockStart: `${shape.focus} solid ${color.accent}`,
    [media.moving]: { transition: `rotate ${duration.panel}` },
  },
  '&[data-state="closed"]::after': { rotate: "90deg" },
})

export type ToggleSignProps = { isOpen: boolean }

/** A minus while open, a plus while closed; for the eye only. */
export function ToggleSign({ isOpen }: ToggleSignProps) {
  return <span aria-hidden="true" css={signCss} data-state={isOpen ? "open" : "closed"} />
}
