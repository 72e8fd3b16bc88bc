/** Prepares texts with marks for the formats. */
import { parseInline } from "../content/inline/parse-inline"
import { type Inline, mapAddresses } from "../lib/inline-text"
import { toUri } from "../lib/uri"

/**
 * @param text a text of the content
 * @param siteUrl the URL of the home page, without a trailing slash
 * @returns the text with its marks; links to pages of this site have complete URLs
 */
export function toInline(text: string, siteUrl: string): Inline {
  return mapAddresses(parseInline(text), (href) => toUri(href.replace(/^\//, `${siteUrl}/`)))
}
