import { Link, withPrefix } from "gatsby"
import type { ComponentPropsWithoutRef } from "react"

export type SiteLinkProps = ComponentPropsWithoutRef<"a"> & { href: string }

/** A link to a page of this site, to one of its files, or to another site. Pages load without a reload. */
export function SiteLink({ href, ...rest }: SiteLinkProps) {
  if (!href.startsWith("/")) return <a href={href} {...rest} />
  const [path = ""] = href.split(/[?#]/)
  const isFile = /\.\w+$/.test(path)
  return isFile ? <a href={withPrefix(href)} {...rest} /> : <Link to={href} {...rest} />
}
