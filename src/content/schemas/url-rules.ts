/** Rules for URLs, email addresses and phone numbers. */
import { command } from "../../lib/command"
import { parsePhone } from "../../lib/people/phone"
import { toUrl } from "../../lib/to-uri"
import { doiIn, doiUrl } from "../../lib/uri"
import { quote } from "../wording"
import { PATTERNS, proved, type ValueRule } from "./value-rules"

/** @returns the URL with its scheme in small letters, as programs expect it: 'https://a.example' for 'HTTPS://a.example' */
export const withSmallScheme = (url: string) =>
  url.replace(/^(?:https?:\/\/|mailto:|tel:)/i, (scheme) => scheme.toLowerCase())

/** One address without the characters that have a meaning in a `mailto:` URL (RFC 6068), and with nothing hidden. */
const EMAIL =
  /^(?!.*(?:\*\*|[•●…]))[^\s\p{Cf}@<>()[\]:;,"\\?#%]+@[\p{L}\p{M}\p{N}-]+(\.[\p{L}\p{M}\p{N}-]+)+$/u

/** No part is empty or too long in ASCII (RFC 1035, section 2.3.4). A dot may end the whole. */
const HOST = /^[^.]{1,63}(?:\.[^.]{1,63})*\.?$/

const hasHost = (url: string) => HOST.test(toUrl(url)?.hostname ?? "")

const isEmail = (value: string) => EMAIL.test(value) && hasHost(`https://${value.split("@")[1]}`)

/** Without invisible characters, but with the joiners, which are a part of words. */
const visible = (value: string) => value.replace(/(?![\u200c\u200d])\p{Cf}/gu, "").trim()

/** What a URL cannot have, apart from invisible characters. */
const FORBIDDEN = /[\s<>"\\^`{|}]/g

/** @returns the URL with an escape for each character that it cannot have: 'https://a.example/b%7Cc' */
export const escapeUrl = (url: string) => url.replace(FORBIDDEN, encodeURIComponent)

/** A file beside the document, whose site is unknown. */
export const FILE_NAME = /^[^/]*\.(?:html?|php|aspx?|jsp|pdf|docx?|txt|png|jpe?g|svg)(?:[?#]|$)/i

const isWebUrl = (value: string) =>
  /^https?:\/\/[^\s/?#@]+([/?#]\S*)?$/i.test(value) &&
  hasHost(value) &&
  visible(escapeUrl(value)) === value

/** @returns the URL with its scheme; undefined if the text may be another thing */
function suggestUrl(value: string): string | undefined {
  const text = visible(value)
  const doi = doiIn(text)
  if (doi) return doiUrl(doi)
  const [, scheme = "https://", rest = ""] = /^(https?:\/\/)?([^\s\\]+)$/i.exec(text) ?? []
  const isSite = /^[^/?#:]+\.\p{L}/u.test(rest) && !FILE_NAME.test(rest)
  return isSite ? scheme + escapeUrl(rest) : undefined
}

/** Accepts http and https URLs of other sites. */
export const checkWebUrl = proved((value) => {
  if (isWebUrl(value)) return undefined
  return {
    code: "bad-address",
    message: `${quote(value)} is not a valid URL.`,
    expected: "a complete URL, as in 'https://robin.example/page'",
    suggestion: suggestUrl(value),
  }
})

/** Accepts a DOI as publishers print it, without an address before it. */
export const checkDoi: ValueRule = (value) => {
  if (new RegExp(PATTERNS.doi).test(value)) return undefined
  const message = `${quote(value)} is not a DOI.`
  const expected = "a DOI without an address before it, as in '10.1000/182'"
  return { code: "bad-value", message, expected, suggestion: doiIn(visible(value)) }
}

/** A host alone. The hosts of source code are no site of the owner. */
const ORIGIN =
  /^https?:\/\/(?!(?:www\.)?(?:github|gitlab|bitbucket|codeberg)\.(?:com|org)$)[^\s/?#]+$/i

const HAS_PATH = /^https?:\/\/[^\s/?#]+\/[^\s/?#]/i

/** Accepts the URL of a site without a path. */
export const checkOrigin: ValueRule = (value) => {
  const finding = checkWebUrl(value)
  if (!finding && ORIGIN.test(value)) return undefined
  return {
    code: "bad-value",
    message: `${quote(value)} is not the URL of a whole site.${HAS_PATH.test(value) ? ` Its path is for the build: \`PATH_PREFIX=/cv ${command("build", "--prefix-paths")}\`.` : ""}`,
    ...finding,
    expected:
      "the URL of the site and not of its source code, without a path or a slash at the end, as in 'https://robin.example'",
    suggestion: (finding ? finding.suggestion : value)?.replace(/\/$/, ""),
  }
}

/** Accepts the URL of a link. The rules check whether a page of this site exists. */
export const checkHref = proved((value) => {
  if (/^\/(?!\/)/.test(value) && value === escapeUrl(value)) return undefined
  const [, scheme, rest = ""] = /^(mailto:|tel:)(.*)$/s.exec(withSmallScheme(value)) ?? []
  if (scheme) {
    const finding = scheme === "tel:" ? checkPhone(rest) : checkMailto(rest)
    return finding && { ...finding, suggestion: finding.suggestion && scheme + finding.suggestion }
  }
  const finding = checkWebUrl(value)
  const page = /^[a-z-]+\/?(#\S*)?$/.test(value) ? `/${value}` : finding?.suggestion
  return (
    finding && {
      ...finding,
      expected:
        "a page like '/about/', a file of static/ like '/talk.pdf', or a URL that starts with https://, mailto: or tel:",
      suggestion: isEmail(value) ? `mailto:${value}` : page,
    }
  )
})

/** Accepts an address, and after it the fields of the new message, as in '?subject=Hello'. */
const checkMailto: ValueRule = (value) => checkEmail(value.replace(/\?[^\s<>"\\^`{|}]*$/, ""))

/** Accepts exactly one address. */
export const checkEmail = proved((value) => {
  if (isEmail(value)) return undefined
  return {
    code: "bad-email",
    message: `${quote(value)} is not an email address.`,
    expected: "one address like 'robin@example.com'",
    suggestion: visible(value).replace(/^(?:[^<>@]*<)?(?:mailto:)?|[>?].*$/gi, ""),
  }
})

/** Accepts every way to write a phone number, with or without an extension. */
export const checkPhone = proved((value) => {
  if (parsePhone(value)) return undefined
  return {
    code: "bad-phone",
    message: `${quote(value)} is not a phone number.`,
    expected: "one number like '+1 503-555-0142' or '+1 503-555-0142 ext. 9'",
    suggestion: visible(value).replace(/^tel:/i, ""),
  }
})
