import { css } from "@emotion/react"
import type { ComponentPropsWithoutRef } from "react"
import {
  color,
  duration,
  media,
  radius,
  shape,
  size,
  space,
  tracking,
  weight,
} from "../styles/values"
import { rippleCss, rippleHandlers } from "./ripple"
import { SiteLink, type SiteLinkProps } from "./site-link"

type ButtonVariant = "solid" | "outline" | "quiet"

const baseCss = css({
  display: "inline-flex",
  alignItems: "center",
  justifyContent: "center",
  minBlockSize: shape.touchTarget,
  paddingBlock: space.hair,
  paddingInline: space.gutter,
  border: `${shape.border} solid transparent`,
  borderRadius: radius.pill,
  fontSize: size.small,
  fontWeight: weight.strong,
  letterSpacing: tracking.label,
  textAlign: "center",
  textDecoration: "none",
  cursor: "pointer",
  [media.motionSafe]: { transition: `background-color ${duration.quick}, color ${duration.quick}` },
  [media.print]: { display: "none" },
})

const variants = {
  solid: css({
    backgroundColor: color.accent,
    color: color.onAccent,
    [media.canHover]: { "&:hover": { backgroundColor: color.text } },
    "&:active": { backgroundColor: color.muted },
  }),
  outline: css({
    backgroundColor: "transparent",
    borderColor: color.text,
    color: color.text,
    [media.canHover]: { "&:hover": { backgroundColor: color.text, color: color.backgroundBottom } },
    "&:active": { backgroundColor: color.muted, color: color.backgroundBottom },
  }),
  quiet: css({
    minBlockSize: "2.25rem",
    paddingInline: space.medium,
    backgroundColor: "transparent",
    borderColor: color.muted,
    color: color.text,
    fontSize: size.label,
    fontWeight: weight.body,
    [media.canHover]: { "&:hover": { borderColor: color.text } },
    "&:active": { backgroundColor: color.surface },
    [media.coarsePointer]: { minBlockSize: shape.touchTarget },
  }),
} as const

/** A disabled button keeps its size. With `aria-disabled` it also keeps the focus. */
const disabledCss = css({
  '&:disabled, &[aria-disabled="true"]': {
    "&, &:hover, &:active": {
      backgroundColor: "transparent",
      borderColor: color.border,
      color: color.muted,
    },
    cursor: "default",
    [media.forcedColors]: { color: "GrayText", borderColor: "GrayText" },
  },
})

export const buttonCss = (variant: ButtonVariant) => [
  baseCss,
  rippleCss,
  variants[variant],
  disabledCss,
]

/** Without scripts, no button works. */
const scriptedCss = css({ [media.noScripting]: { display: "none" } })

export type ButtonProps = ComponentPropsWithoutRef<"button"> & { variant?: ButtonVariant }

/** A button that acts on the current page. */
export function Button({ variant = "solid", type = "button", ...rest }: ButtonProps) {
  const buttonStyle = [buttonCss(variant), scriptedCss]
  return <button type={type} css={buttonStyle} {...rest} {...rippleHandlers(rest)} />
}

export type ButtonLinkProps = SiteLinkProps & { variant?: ButtonVariant }

/** A link that looks like a button. */
export function ButtonLink({ variant = "solid", ...rest }: ButtonLinkProps) {
  return <SiteLink css={buttonCss(variant)} {...rest} {...rippleHandlers(rest)} />
}
