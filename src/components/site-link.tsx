import { Link } from "gatsby"
import type { ComponentPropsWithoutRef } from "react"

export type SiteLinkProps = ComponentPropsWithoutRef<"a"> & { href: string }

/** A link to a page of this site, without a page load, or to any other address. */
export function SiteLink({ href, ...rest }: SiteLinkProps) {
  const isPage = href.startsWith("/") && !/\.\w+$/.test(href)
  return isPage ? <Link to={href} {...rest} /> : <a href={href} {...rest} />
}
