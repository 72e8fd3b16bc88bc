/** Rules for URLs, email addresses and phone numbers. */
import { withoutConfusables } from "../../lib/confusable-characters"
import { withPlainDigits } from "../../lib/digits"
import { profileUrl } from "../../lib/people/networks"
import { parsePhone } from "../../lib/people/phone"
import { toUrl } from "../../lib/to-uri"
import { doiIn, doiUrl } from "../../lib/uri"
import { quote, yamlText } from "../wording"
import { PATTERNS, type ValueRule } from "./value-rules"

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

/** Invisible characters, but not the joiners, which are a part of words. */
const withoutInvisible = (value: string) => value.replace(/(?![\u200c\u200d])\p{Cf}/gu, "")

/** @returns the value as it was probably meant: without quotes, invisible characters and wide signs */
const toPlain = (value: string) =>
  withoutConfusables(withPlainDigits(withoutInvisible(value).normalize("NFKC")))

/** @returns the web page of a repository in Git: 'https://a.example/me/site' for 'git@a.example:me/site.git' */
function repositoryUrl(value: string): string | undefined {
  const git =
    /^(?:git\+)?(?:(?:ssh|git|https?):\/\/(?:[^\s/@]+@)?|[\w.-]+@)([\w-]+(?:\.[\w-]+)+)(?::\d+(?=\/))?[:/]+(?!\d+$)([^\s\\]+?)(?:\.git)?\/?$/
  const [, host, path] = git.exec(value) ?? []
  return host && `https://${host}/${path}`
}

/** What a URL cannot have, apart from invisible characters. */
const FORBIDDEN = /[\s<>"\\^`{|}]/g

/** @returns the URL with an escape for each character that it cannot have: 'https://a.example/b%7Cc' */
export const escapeUrl = (url: string) => url.replace(FORBIDDEN, encodeURIComponent)

/** A file beside the document, whose site is unknown. */
export const FILE_NAME = /^[^/]*\.(?:html?|php|aspx?|jsp|pdf|docx?|txt|png|jpe?g|svg)(?:[?#]|$)/i

/** @returns the address of a link in Markdown, and of what has another name than its address */
function namedUrl(value: string): string | undefined {
  const link = /^(?:\[[^\]]*\]\(|<)(https?:[^\s()<>]+)[)>]$/i.exec(value)?.[1]
  const doi = doiIn(value)
  const arxiv = /^arxiv[:\s]\s*([a-z.-]*\/?\d[\d.]*\d(?:v\d+)?)$/i.exec(value)?.[1]
  if (doi) return doiUrl(doi)
  if (arxiv) return `https://arxiv.org/abs/${arxiv}`
  return link ?? (value.startsWith("@") ? profileUrl("mastodon", value) : undefined)
}

/** @returns what was probably meant: another value, which is valid */
function suggestUrl(value: string): string | undefined {
  const plain = toPlain(value).trim()
  const slashes = plain.includes("/\\") ? plain : plain.replaceAll("\\", "/")
  const host = slashes
    .replace(/^([htps]{3,7}(:\/*|\/\/+))?\/*/i, "")
    .replace(/^[^/?#:]+/, (name) => name.replace(/^\.+|\.+(?=\.)/g, "")) // no empty parts
  const guess = `https://${host}`
  const isPlausible = /^https:\/\/[^/]+\.[^/]+/.test(guess) && !FILE_NAME.test(host)
  const meant = namedUrl(plain) ?? repositoryUrl(plain)
  // Two URLs are not one with a space in it.
  const isOne = !/\s.*:\/\//.test(plain)
  const guesses = isPlausible && isOne ? [guess, escapeUrl(guess)] : []
  return [meant, ...guesses].find((url) => url && url !== value && isWebUrl(url))
}

/** Accepts http and https URLs of other sites. */
export const checkWebUrl: ValueRule = (value) => {
  if (isWebUrl(value)) return undefined
  const scheme = /^\s*([a-z][a-z0-9+.-]*):(?!\d)/i.exec(value)?.[1]?.toLowerCase()
  // 'htps' is a typing error for 'https'.
  const isForbidden = scheme !== undefined && !/^h*t{1,3}p{0,2}s{0,2}$/.test(scheme)
  const plain = toPlain(value).trim()
  return {
    code: "bad-address",
    message: isForbidden
      ? `A URL that starts with ${quote(`${scheme}:`)} is not allowed here.`
      : hasForbidden(value)
        ? "The URL contains a space or another character that a URL cannot contain."
        : `${quote(value)} is not a complete URL.`,
    expected: "a complete URL, as in 'https://robin.example/page'",
    suggestion: isForbidden ? (namedUrl(plain) ?? repositoryUrl(plain)) : suggestUrl(value),
  }
}

/** Accepts a DOI as publishers print it, without an address before it. */
export const checkDoi: ValueRule = (value) => {
  if (new RegExp(PATTERNS.doi).test(value)) return undefined
  const plain = toPlain(value).trim()
  const suggestion = doiIn(plain) ?? /10\.\d{4,9}\/\S+$/.exec(plain)?.[0]
  const message = `${quote(value)} is not a DOI.`
  const expected = "a DOI without an address before it, as in '10.1000/182'"
  return { code: "bad-value", message, expected, suggestion }
}

const CODE_HOST =
  /^https?:\/\/(?:www\.)?(github|gitlab|bitbucket|codeberg)\.(?:com|org)(?:\/([\w-]+)|\/?$)/i

/** Accepts the URL of a site without a path. */
export const checkOrigin: ValueRule = (value) => {
  const diagnostic = checkWebUrl(value)
  const url = diagnostic?.suggestion ?? value
  const [origin] = /^https?:\/\/[^\s/?#]+/i.exec(url) ?? []
  const [, host, user = "robin"] = CODE_HOST.exec(url.toLowerCase()) ?? []
  if (host) {
    const message = `${quote(value)} is the address of the source code, which sourceUrl takes, and not of the site.`
    const end = host === "codeberg" ? "page" : "io"
    const hint = `Write where the site is, as in origin: 'https://${user}.${host}.${end}'`
    return { code: "bad-value", message, hint }
  }
  if (diagnostic) return { ...diagnostic, suggestion: diagnostic.suggestion && origin }
  if (origin === value) return undefined
  const message = "The URL of the site must not have a path or a slash at the end."
  return { code: "bad-value", message, suggestion: origin }
}

const hasForbidden = (value: string) =>
  value !== escapeUrl(value) || withoutInvisible(value) !== value

const isWebUrl = (value: string) =>
  /^https?:\/\/[^\s/?#@]+([/?#]\S*)?$/i.test(value) && hasHost(value) && !hasForbidden(value)

/** Accepts the URL of a link. The rules check whether a page of this site exists. */
export const checkHref: ValueRule = (value) => {
  const isPath = /^\/(?!\/)/.test(value)
  if (isPath && value === escapeUrl(value)) return undefined
  const [, scheme, rest = ""] = /^(mailto:|tel:)(.*)$/s.exec(withSmallScheme(value)) ?? []
  if (scheme) {
    const diagnostic = scheme === "tel:" ? checkPhone(rest) : checkMailto(rest)
    const { suggestion } = diagnostic ?? {}
    return diagnostic && { ...diagnostic, suggestion: suggestion && scheme + suggestion }
  }
  const diagnostic = checkWebUrl(value)
  if (!diagnostic) return undefined
  const expected = "a page like '/about/', or a URL that starts with https://, mailto: or tel:"
  if (isEmail(value)) return { ...diagnostic, expected, suggestion: `mailto:${value}` }
  const file = value.replace(/^(?:\.{1,2}\/|static\/|public\/)+/, "")
  if (FILE_NAME.test(file)) {
    const isResume = /(?:cv|r[eé]sum[eé]|lebenslauf|vitae|curriculum).*\.pdf$/i.test(file)
    const own = isResume ? ", or write '/resume.pdf' for the PDF that the site makes" : ""
    const hint = `Put ${file} into static/ and write ${yamlText(`/${escapeUrl(file)}`)}${own}.`
    return { ...diagnostic, expected, suggestion: undefined, hint }
  }
  const isPage = isPath || /^[a-z-]+\/?(#\S*)?$/.test(value)
  const page = `/${escapeUrl(value.replace(/^\//, ""))}`
  return { ...diagnostic, expected, ...(isPage && { suggestion: page }) }
}

/** Accepts an address, and after it the fields of the new message, as in '?subject=Hello'. */
const checkMailto: ValueRule = (value) => checkEmail(value.replace(/\?[^\s<>"\\^`{|}]*$/, ""))

/** Accepts exactly one address. */
export const checkEmail: ValueRule = (value) => {
  if (isEmail(value)) return undefined
  const isSeveral = value.split("@").length > 2
  const [inBrackets] = /(?<=<)[^<>]+(?=>$)/.exec(value.trim()) ?? []
  const address = toPlain(inBrackets ?? value)
    .replace(/\s*[[({]\s*(?:at|@)\s*[\])}]\s*/i, "@")
    .replace(/\s*[[({]\s*dot\s*[\])}]\s*/gi, ".")
    .replace(/\?.*$/s, "")
    .replace(/^\s*<?(mailto:)?|[\s>]+/gi, "")
  const suggestion = address.replaceAll(",", ".").replace(/(?<=@)\.+|\.+(?=\.|$)/g, "")
  return {
    code: "bad-email",
    message: `${quote(value)} is not an email address.`,
    expected: "an address like 'robin@example.com'",
    suggestion: isEmail(suggestion) ? suggestion : undefined,
    hint: isSeveral ? "Give each address an item of its own." : undefined,
  }
}

/** Accepts every way to write a phone number, with or without an extension. */
export const checkPhone: ValueRule = (value) => {
  if (parsePhone(value)) return undefined
  const number = toPlain(value).replace(/^(?:tel:|\p{L}+\.?:)\s*|\s*\(\p{L}+\)$/giu, "")
  const numbers = number.split(/\s*(?:[/,;]|\bor\b)\s*/)
  const isSeveral = numbers.length > 1 && numbers.every(parsePhone)
  return {
    code: "bad-phone",
    message: `${quote(value)} is not a phone number.`,
    expected: "a number like '+1 503-555-0142' or '+1 503-555-0142 ext. 9'",
    suggestion: parsePhone(number) ? number : undefined,
    hint: isSeveral ? "Give each number an item of its own." : undefined,
  }
}
