import { css } from "@emotion/react"
import { color, duration, media, shape, size, space, tracking, weight } from "../styles/theme"
import { rippleCss } from "./ripple"

export type ButtonLook = "solid" | "outline" | "quiet"

const base = css({
  display: "inline-flex",
  alignItems: "center",
  justifyContent: "center",
  minBlockSize: shape.touchTarget,
  paddingInline: space.gutter,
  border: `${shape.rule} solid transparent`,
  borderRadius: shape.pill,
  fontSize: size.small,
  fontWeight: weight.strong,
  letterSpacing: tracking.label,
  textAlign: "center",
  textDecoration: "none",
  cursor: "pointer",
  [media.moving]: { transition: `background-color ${duration.quick}, color ${duration.quick}` },
  [media.print]: { display: "none" },
})

const looks = {
  solid: css({
    backgroundColor: color.accent,
    color: color.onAccent,
    [media.hovering]: { "&:hover": { backgroundColor: color.text } },
    "&:active": { backgroundColor: color.muted },
  }),
  outline: css({
    backgroundColor: "transparent",
    borderColor: color.text,
    color: color.text,
    [media.hovering]: { "&:hover": { backgroundColor: color.text, color: color.backgroundBottom } },
    "&:active": { backgroundColor: color.muted, color: color.backgroundBottom },
  }),
  quiet: css({
    minBlockSize: "2.25rem",
    paddingInline: space.medium,
    backgroundColor: "transparent",
    borderColor: color.rule,
    color: color.text,
    fontSize: size.label,
    fontWeight: weight.body,
    [media.hovering]: { "&:hover": { borderColor: color.text } },
    "&:active": { backgroundColor: color.surface },
    [media.coarse]: { minBlockSize: shape.touchTarget },
  }),
} as const

/** A button that cannot be pressed now keeps its place, its size and the focus. */
const disabledCss = css({
  '&:disabled, &[aria-disabled="true"]': {
    "&, &:hover, &:active": {
      backgroundColor: "transparent",
      borderColor: color.rule,
      color: color.muted,
    },
    cursor: "default",
    [media.forcedColors]: { color: "GrayText", borderColor: "GrayText" },
  },
})

/** @returns the styles that a button and a link dressed as one share */
export function buttonCss(look: ButtonLook) {
  return [base, rippleCss, looks[look], disabledCss]
}
