import { css } from "@emotion/react"
import type { ComponentPropsWithoutRef } from "react"
import { media } from "../styles/theme"
import { type ButtonVariant, buttonCss } from "./button-style"
import { rippleHandlers } from "./ripple"

export type ButtonProps = ComponentPropsWithoutRef<"button"> & { variant?: ButtonVariant }

/** Without scripts, no button works. */
const scriptedCss = css({ [media.noScripting]: { display: "none" } })

/** A button that acts on the current page. */
export function Button({ variant = "solid", type = "button", ...rest }: ButtonProps) {
  const buttonStyle = [buttonCss(variant), scriptedCss]
  return <button type={type} css={buttonStyle} {...rest} {...rippleHandlers(rest)} />
}
