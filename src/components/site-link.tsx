import { Link, withPrefix } from "gatsby"
import type { ComponentPropsWithoutRef } from "react"

export type SiteLinkProps = ComponentPropsWithoutRef<"a"> & { href: string }

/** A link to a page of this site, without a page load, to one of its files, or to any other address. */
export function SiteLink({ href, ...rest }: SiteLinkProps) {
  if (!href.startsWith("/")) return <a href={href} {...rest} />
  const isFile = /\.\w+(?:[?#]|$)/.test(href)
  return isFile ? <a href={withPrefix(href)} {...rest} /> : <Link to={href} {...rest} />
}
