import { type ButtonVariant, buttonCss } from "./button-style"
import { rippleHandlers } from "./ripple"
import { SiteLink, type SiteLinkProps } from "./site-link"

export type ButtonLinkProps = SiteLinkProps & { variant?: ButtonVariant }

/** A link that looks like a button. */
export function ButtonLink({ variant = "solid", ...rest }: ButtonLinkProps) {
  return <SiteLink css={buttonCss(variant)} {...rest} {...rippleHandlers(rest)} />
}
