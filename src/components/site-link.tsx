import { Link, withPrefix } from "gatsby"
import { type ComponentPropsWithoutRef, useContext } from "react"
import { LanguageContext } from "../hooks/use-language"
import { toLanguagePath } from "../lib/language-path"

export type SiteLinkProps = ComponentPropsWithoutRef<"a"> & { href: string }

/**
 * A link to a page or a file of this site in the language of the page, or to another site. Pages open
 * without a hard reload.
 */
export function SiteLink({ href, ...rest }: SiteLinkProps) {
  const language = useContext(LanguageContext)
  if (!href.startsWith("/")) return <a href={href} {...rest} />
  const [path = ""] = href.split(/[?#]/)
  const isFile = /\.\w+$/.test(path)
  const target = toLanguagePath(href, language.path)
  return isFile ? <a href={withPrefix(target)} {...rest} /> : <Link to={target} {...rest} />
}
