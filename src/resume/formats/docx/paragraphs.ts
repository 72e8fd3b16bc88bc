/** Writes paragraphs with marks as WordprocessingML (ECMA-376, part 1, chapter 17). */
import type { Inline } from "../../../lib/inline-text"
import { hasRightToLeft, splitAtSigns } from "../../../lib/language"
import type { ParagraphStyle } from "./styles"
import { escapeXml } from "./xml"

export type Paragraph = {
  style: ParagraphStyle
  text: Inline
}

/** The properties of a run of text, in the order of the standard. */
type RunProperties = { style?: "Hyperlink" | "Code"; isStrong?: boolean; isEmphasis?: boolean }

/**
 * @returns the paragraphs as XML, and the addresses of their links: the link number n refers to
 *   the relationship `linkId(n)`
 */
export function writeParagraphs(paragraphs: readonly Paragraph[]): {
  xml: string
  links: string[]
} {
  const links: string[] = []
  const xml = paragraphs.map(({ style, text }, index) => {
    const next = paragraphs[index + 1]?.style
    // The title and the facts of an entry without texts do not stay with the next entry.
    const isEnd = style !== "Heading1" && (next === "Heading1" || next === "Heading2")
    const keep = isEnd ? '<w:keepNext w:val="0"/>' : ""
    const properties = `<w:pPr><w:pStyle w:val="${style}"/>${keep}</w:pPr>`
    return `<w:p>${properties}${writeText(text, {}, links)}</w:p>`
  })
  return { xml: xml.join("\n"), links }
}

/** @returns the id of the relationship of a link */
export function linkId(index: number): string {
  return `link${index + 1}`
}

function writeText(text: Inline, properties: RunProperties, links: string[]): string {
  if (typeof text === "string") {
    const runs = splitAtSigns(text).map((part) => writeRun(part, properties))
    return runs.join("")
  }
  if (!("type" in text)) return text.map((part) => writeText(part, properties, links)).join("")
  switch (text.type) {
    case "emphasis":
      return writeText(text.content, { ...properties, isEmphasis: true }, links)
    case "strong":
      return writeText(text.content, { ...properties, isStrong: true }, links)
    case "code":
      return writeRun(text.content, { ...properties, style: "Code" })
    case "link": {
      const id = linkId(links.push(text.href) - 1)
      const content = writeText(text.content, { ...properties, style: "Hyperlink" }, links)
      return `<w:hyperlink r:id="${id}">${content}</w:hyperlink>`
    }
  }
}

function writeRun(text: string, { style, isStrong, isEmphasis }: RunProperties): string {
  const properties = [
    style && `<w:rStyle w:val="${style}"/>`,
    isStrong && "<w:b/><w:bCs/>",
    isEmphasis && "<w:i/><w:iCs/>",
    hasRightToLeft(text) && "<w:rtl/>",
  ].filter(Boolean)
  const head = properties.length > 0 ? `<w:rPr>${properties.join("")}</w:rPr>` : ""
  return `<w:r>${head}<w:t xml:space="preserve">${escapeXml(text)}</w:t></w:r>`
}
