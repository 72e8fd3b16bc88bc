/** Writes single texts and links as Markdown (CommonMark 0.31). */
import { type Inline, plainText } from "../../lib/inline-text"
import { toUri } from "../../lib/uri"

/** @returns the text on one line, with its marks; all other characters are escaped, so they stay text */
export function markdownText(text: Inline): string {
  return write(text)
    .trim()
    .replace(/^(?:[-+=]|\d+[.)])/, (mark) => `${mark.slice(0, -1)}\\${mark.slice(-1)}`)
}

/** @returns a link with the text, whose marks are kept; the URL is encoded where Markdown needs it */
export function markdownLink(text: Inline, url: string): string {
  return `[${write(text)}](${toTarget(url)})`
}

function write(text: Inline): string {
  if (typeof text === "string") return escapeCharacters(text)
  if (!("type" in text)) return text.map(writePart).join("")
  switch (text.type) {
    case "emphasis":
      return `*${write(text.content)}*`
    case "strong":
      return `**${write(text.content)}**`
    case "code":
      return markdownCode(text.content)
    case "link":
      return writeAddress(text) ?? markdownLink(text.content, text.href)
  }
}

/** @returns `<address>` if the link shows only its address */
function writeAddress({ href, content }: { href: string; content: Inline }): string | undefined {
  const words = plainText(content)
  const isAddress = href === words || href === `mailto:${words}`
  return isAddress && toUri(words) === words ? `<${words}>` : undefined
}

/** An exclamation mark before a link would make it a picture. */
function writePart(part: Inline, index: number, parts: readonly Inline[]): string {
  const next = parts[index + 1]
  const isBeforeLink = typeof next === "object" && "type" in next && next.type === "link"
  return isBeforeLink ? write(part).replace(/!$/, "\\!") : write(part)
}

/** @returns the code, enclosed in a row of backticks that it does not contain */
export function markdownCode(code: string): string {
  const rows: string[] = code.match(/`+/g) ?? []
  let fence = "`"
  while (rows.includes(fence)) fence += "`"
  const space = /^`|`$|^ .*\S.* $/.test(code) ? " " : ""
  return fence + space + code + space + fence
}

const toTarget = (url: string) => toUri(url).replace(/[()]/g, (c) => (c === "(" ? "%28" : "%29"))

function escapeCharacters(text: string): string {
  return text.replace(/[\\`*_[\]<>&~|$#]/g, "\\$&")
}
