/** Prepares texts with marks for the formats. */
import { domainToUnicode } from "node:url"
import { type Inline, mapAddresses } from "../../lib/inline-text"
import { toLanguagePath } from "../../lib/language-path"
import { HOST, toUri } from "../../lib/to-uri"

/**
 * @param rootUrl the URL of the home page, without a trailing slash
 * @param languagePath the start of the paths of the language, as in '/de'
 * @returns the same text; links to pages of this site have complete URLs
 */
export function withCompleteUrls(text: Inline, rootUrl: string, languagePath = ""): Inline {
  return mapAddresses(text, (href) =>
    toUri(href.startsWith("/") ? rootUrl + toLanguagePath(href, languagePath) : href),
  )
}

/** @returns the address as people read it, with its host in its own letters */
export const withReadableHost = (address: string): string =>
  address.replace(HOST, (host) => domainToUnicode(host) || host)
