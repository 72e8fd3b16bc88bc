/** Rules for URLs, email addresses and phone numbers. */
import { withoutConfusables } from "../confusable-characters"
import { withPlainDigits } from "../values/digits"
import { parsePhone } from "../values/phone"
import { quote } from "../wording"
import type { ValueDiagnostic, ValueRule } from "./value-rules"

/** @returns the URL with its scheme in small letters, as programs expect it: 'https://a.example' for 'HTTPS://a.example' */
export const withSmallScheme = (url: string) =>
  url.replace(/^(?:https?:\/\/|mailto:|tel:)/i, (scheme) => scheme.toLowerCase())

/** One address without the characters that have a meaning in a `mailto:` URL (RFC 6068). */
const EMAIL = /^[^\s\p{Cf}@<>()[\]:;,"\\?#%]+@[\p{L}\p{M}\p{N}-]+(\.[\p{L}\p{M}\p{N}-]+)+$/u

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

/** Accepts http and https URLs of other sites. */
export const checkWebUrl: ValueRule = (value) => {
  const invalid = (message: string, suggestion = repositoryUrl(value)): ValueDiagnostic => ({
    code: "bad-address",
    message,
    expected: "a complete URL, as in 'https://robin.example/page'",
    suggestion,
  })
  const scheme = /^\s*([a-z][a-z0-9+.-]*):(?!\d)/i.exec(value)?.[1]?.toLowerCase()
  // 'htps' is a typing error for 'https'.
  if (scheme !== undefined && !/^h*t{1,3}p{0,2}s{0,2}$/.test(scheme)) {
    return invalid(`A URL that starts with ${quote(`${scheme}:`)} is not allowed here.`)
  }
  const isForbidden = (text: string) =>
    /[\s<>"\\^`{|}]/.test(text) || withoutInvisible(text) !== text
  if (isForbidden(value)) {
    const plain = toPlain(value)
    return invalid(
      "The URL contains a space or another character that a URL cannot contain.",
      isWebUrl(plain) && !isForbidden(plain) ? plain : undefined,
    )
  }
  if (isWebUrl(value)) return undefined
  const guess = `https://${toPlain(value).replace(/^([htps]{3,7}(:\/*|\/\/+))?\/*/i, "")}`
  const isPlausible = isWebUrl(guess) && /^https:\/\/[^/]+\.[^/]+/.test(guess)
  return invalid(`${quote(value)} is not a complete URL.`, isPlausible ? guess : undefined)
}

/** Accepts the URL of a site without a path. */
export const checkOrigin: ValueRule = (value) => {
  const diagnostic = checkWebUrl(value)
  const [origin] = /^https?:\/\/[^\s/?#]+/i.exec(diagnostic?.suggestion ?? value) ?? []
  if (diagnostic) return { ...diagnostic, suggestion: diagnostic.suggestion && origin }
  if (origin === value) return undefined
  const message = "The URL of the site must not have a path or a slash at the end."
  return { code: "bad-value", message, suggestion: origin }
}

function isWebUrl(value: string): boolean {
  return /^https?:\/\/[^\s/?#@]+([/?#]\S*)?$/i.test(value) && URL.canParse(value)
}

/** Accepts the URL of a link. The cross-file rules check whether a page of this site exists. */
export const checkHref: ValueRule = (value) => {
  if (/^\/(?!\/)\S*$/.test(value) && !/[<>"\\^`{|}]/.test(value)) return undefined
  const [, scheme, rest = ""] = /^(mailto:|tel:)(.*)$/s.exec(withSmallScheme(value)) ?? []
  if (scheme) {
    const diagnostic = scheme === "tel:" ? checkPhone(rest) : checkMailto(rest)
    const { suggestion } = diagnostic ?? {}
    return diagnostic && { ...diagnostic, suggestion: suggestion && scheme + suggestion }
  }
  const diagnostic = checkWebUrl(value)
  if (!diagnostic) return undefined
  const expected = "a page like '/about/', or a URL that starts with https://, mailto: or tel:"
  if (EMAIL.test(value)) return { ...diagnostic, expected, suggestion: `mailto:${value}` }
  const isPage = /^[a-z-]+\/?(#\S*)?$/.test(value)
  return { ...diagnostic, expected, ...(isPage && { suggestion: `/${value}` }) }
}

/** Accepts an address, and after it the fields of the new message, as in '?subject=Hello'. */
const checkMailto: ValueRule = (value) => checkEmail(value.replace(/\?[^\s<>"\\^`{|}]*$/, ""))

/** Accepts exactly one address. */
export const checkEmail: ValueRule = (value) => {
  if (EMAIL.test(value)) return undefined
  const isSeveral = value.split("@").length > 2
  const [inBrackets] = /(?<=<)[^<>]+(?=>$)/.exec(value.trim()) ?? []
  const address = toPlain(inBrackets ?? value)
    .replace(/\s*[[({]\s*(?:at|@)\s*[\])}]\s*/i, "@")
    .replace(/\s*[[({]\s*dot\s*[\])}]\s*/gi, ".")
    .replace(/\?.*$/s, "")
    .replace(/^\s*<?(mailto:)?|[\s>]+/gi, "")
  const suggestion = address.replaceAll(",", ".").replace(/\.$/, "")
  return {
    code: "bad-email",
    message: `${quote(value)} is not an email address.`,
    expected: "an address like 'robin@example.com'",
    suggestion: EMAIL.test(suggestion) ? suggestion : undefined,
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
