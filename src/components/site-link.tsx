import { Link, withPrefix } from "gatsby"
import type { ComponentPropsWithoutRef } from "react"

export type SiteLinkProps = ComponentPropsWithoutRef<"a"> & { href: string }

/** A link to a page or a file of this site, or to another site. Pages open without a hard reload. */
export function SiteLink({ href, ...rest }: SiteLinkProps) {
  if (!href.startsWith("/")) return <a href={href} {...rest} />
  const [path = ""] = href.split(/[?#]/)
  const isFile = /\.\w+$/.test(path)
  return isFile ? <a href={withPrefix(href)} {...rest} /> : <Link to={href} {...rest} />
}
