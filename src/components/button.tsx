import type { ComponentPropsWithoutRef } from "react"
import { type ButtonLook, buttonCss } from "./button-style"
import { rippleHandlers } from "./ripple"

export type ButtonProps = ComponentPropsWithoutRef<"button"> & { look?: ButtonLook }

/** Something that acts on this page. */
export function Button({ look = "solid", type = "button", ...rest }: ButtonProps) {
  return <button type={type} css={buttonCss(look)} {...rest} {...rippleHandlers(rest)} />
}
