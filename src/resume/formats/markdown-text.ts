/** Writes single texts and links as Markdown (CommonMark 0.31). */
import { type Inline, type Mark, plainText, toParts } from "../../lib/inline-text"
import { toUri } from "../../lib/to-uri"

/** @returns the text on one line, with its marks; all other characters are escaped, so they stay text */
export function markdownText(text: Inline): string {
  return write(text)
    .trim()
    .replace(/^(?:[-+=]|\d+[.)])/, (mark) => `${mark.slice(0, -1)}\\${mark.slice(-1)}`)
}

/** @returns a link with the text, whose marks are kept; the URL is encoded where Markdown needs it */
export const markdownLink = (text: Inline, url: string): string => toLink(write(text), url)

function write(text: Inline): string {
  const parts = toParts(text).map((part, index, all) => {
    if (typeof part === "string") return escapeCharacters(part, all[index + 1])
    if (part.type === "code") return markdownCode(part.content)
    const content = write(part.content)
    if (part.type === "link") return writeAddress(part) ?? toLink(content, part.href)
    const mark = part.type === "strong" ? "**" : "*"
    return mark + content + mark
  })
  return parts.join("")
}

/** @returns `<address>` if the link shows only its address */
function writeAddress({ href, content }: Extract<Mark, { type: "link" }>): string | undefined {
  const words = plainText(content)
  const isAddress = href === words || href === `mailto:${words}`
  return isAddress && toUri(words) === words ? `<${words}>` : undefined
}

/** @returns the code, enclosed in a row of backticks that it does not contain */
function markdownCode(code: string): string {
  const rows: string[] = code.match(/`+/g) ?? []
  let fence = "`"
  while (rows.includes(fence)) fence += "`"
  const space = /^`|`$|^ .*\S.* $/.test(code) ? " " : ""
  return fence + space + code + space + fence
}

const toLink = (content: string, url: string) =>
  `[${content}](${toUri(url).replace(/[()]/g, (c) => (c === "(" ? "%28" : "%29"))})`

/** An exclamation mark before a link would make it a picture. */
function escapeCharacters(text: string, next: string | Mark = ""): string {
  const escaped = text.replace(/[\\`*_[\]<>&~|$#]/g, "\\$&")
  return typeof next === "object" && next.type === "link" ? escaped.replace(/!$/, "\\!") : escaped
}
