/** Prepares texts with marks for the formats. */
import { type Inline, mapAddresses } from "../../lib/inline-text"
import { toUri } from "../../lib/uri"

/**
 * @param siteUrl the URL of the home page, without a trailing slash
 * @returns the same text; links to pages of this site have complete URLs
 */
export function withCompleteUrls(text: Inline, siteUrl: string): Inline {
  return mapAddresses(text, (href) => toUri(href.replace(/^\//, `${siteUrl}/`)))
}
