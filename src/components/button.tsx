import type { ComponentPropsWithoutRef } from "react"
import { type ButtonVariant, buttonCss } from "./button-style"
import { rippleHandlers } from "./ripple"

export type ButtonProps = ComponentPropsWithoutRef<"button"> & { variant?: ButtonVariant }

/** A button that acts on the current page. */
export function Button({ variant = "solid", type = "button", ...rest }: ButtonProps) {
  return <button type={type} css={buttonCss(variant)} {...rest} {...rippleHandlers(rest)} />
}
