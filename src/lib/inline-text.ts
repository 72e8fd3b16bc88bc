/**
 * A text with emphasis, strong, code and links. src/content/inline/parse-inline.ts creates it; this
 * file has no parser, so the browser can use it.
 */
import { bareUrl, fromUri } from "./uri"

/** A text is a string if it has no marks. Otherwise it is a mark, or a list of strings and marks. */
export type Inline = string | Mark | readonly (string | Mark)[]

export type Mark =
  | { type: "emphasis" | "strong"; content: Inline }
  | { type: "code"; content: string }
  | { type: "link"; href: string; content: Inline }

/** @returns the words without their marks; the addresses of links are lost */
export function plainText(text: Inline): string {
  if (typeof text === "string") return text
  return "type" in text ? plainText(text.content) : text.map(plainText).join("")
}

/** @returns the strings and marks of a text, one after the other */
export function toParts(text: Inline): readonly (string | Mark)[] {
  return typeof text === "string" || "type" in text ? [text] : text
}

/** @returns the texts as one, with the separator between them; a string if none has a mark */
export function joinInline(texts: readonly Inline[], separator: string): Inline {
  if (texts.every((text) => typeof text === "string")) return texts.join(separator)
  return texts.flatMap((text, index) => [...(index > 0 ? [separator] : []), ...toParts(text)])
}

/** @returns the words, with the address in parentheses after each link that does not show it */
export function plainTextWithAddresses(text: Inline): string {
  if (typeof text === "string") return text
  if (!("type" in text)) return text.map(plainTextWithAddresses).join("")
  const words = plainTextWithAddresses(text.content)
  if (text.type !== "link" || isAddress(words, text.href)) return words
  return `${words} (${addressOf(text.href)})`
}

/** @returns whether the words of a link are its address, with or without the scheme */
export function isAddress(words: string, href: string): boolean {
  return bareUrl(addressOf(words)) === bareUrl(addressOf(href))
}

/** People write email addresses and phone numbers without their scheme. */
const addressOf = (href: string) => fromUri(href).replace(/^(?:mailto|tel):/i, "")

/** @returns the same text with every link's address replaced */
export function mapAddresses(text: Inline, change: (href: string) => string): Inline {
  if (typeof text === "string") return text
  if (!("type" in text)) return text.flatMap((part) => mapAddresses(part, change))
  if (text.type === "code") return text
  const content = mapAddresses(text.content, change)
  return text.type === "link" ? { ...text, href: change(text.href), content } : { ...text, content }
}
