import { type ButtonLook, buttonCss } from "./button-style"
import { rippleHandlers } from "./ripple"
import { SiteLink, type SiteLinkProps } from "./site-link"

export type ButtonLinkProps = SiteLinkProps & { look?: ButtonLook }

/** A link dressed as a button. */
export function ButtonLink({ look = "solid", ...rest }: ButtonLinkProps) {
  return <SiteLink css={buttonCss(look)} {...rest} {...rippleHandlers(rest)} />
}
