/** The styles of our Word documents. A reader can change the look of all headings at once in Word. */
import { isRightToLeft, scriptOf } from "../../../lib/language"
import type { Palette } from "../../../tokens/color"
import { DECLARATION } from "./xml"

/** The namespace of WordprocessingML. */
export const WORD = "http://schemas.openxmlformats.org/wordprocessingml/2006/main"

/** A style. Sizes are in half points, distances in twentieths of a point, as in the format. */
type Style = {
  /** The name by which Word knows its own styles. */
  name: string
  before?: number
  after?: number
  /** Stays on the page of the next paragraph. */
  keepsWithNext?: boolean
  /** The level in the table of contents, from 0. */
  level?: number
  isBold?: boolean
  color?: "text" | "muted" | "accent"
  size?: number
}

const STYLES = {
  Title: { name: "Title", after: 20, isBold: true, color: "text", size: 44 },
  Subtitle: { name: "Subtitle", after: 60, color: "muted", size: 22 },
  Heading1: {
    name: "heading 1",
    before: 280,
    after: 80,
    keepsWithNext: true,
    level: 0,
    isBold: true,
    color: "text",
    size: 26,
  },
  Heading2: {
    name: "heading 2",
    before: 160,
    after: 20,
    keepsWithNext: true,
    level: 1,
    isBold: true,
    color: "text",
    size: 22,
  },
  BodyText: { name: "Body Text", before: 200, after: 0 },
  Facts: { name: "Facts", after: 40, keepsWithNext: true, color: "muted" },
} satisfies Readonly<Record<string, Style>>

export type ParagraphStyle = keyof typeof STYLES | "Normal" | "ListBullet"

/** Fonts that Word has for Chinese, Japanese and Korean, by the script. */
const CJK_FONTS: Readonly<Record<string, string>> = {
  Hans: "Microsoft YaHei",
  Hant: "Microsoft JhengHei",
  Jpan: "Yu Gothic",
  Kore: "Malgun Gothic",
}

const cjkFontOf = (language: string) => CJK_FONTS[scriptOf(language)]

/** Scripts from left to right that Word formats as complex ones. Those from right to left are, too. */
const COMPLEX_SCRIPTS = ["Deva", "Thai"]

/**
 * @param language as in 'en' or 'zh-CN'
 * @param palette the colors for print
 * @returns the XML of word/styles.xml
 */
export function toStyles(language: string, palette: Palette): string {
  const styles = Object.entries(STYLES).map(([id, style]) => toStyle(id, style, palette))
  return `${DECLARATION}<w:styles xmlns:w="${WORD}">
<w:docDefaults><w:rPrDefault><w:rPr>${toFonts(language)}<w:sz w:val="20"/><w:szCs w:val="20"/>${toLanguage(language)}</w:rPr></w:rPrDefault></w:docDefaults>
<w:style w:type="paragraph" w:default="1" w:styleId="Normal"><w:name w:val="Normal"/><w:qFormat/><w:pPr>${isRightToLeft(language) ? "<w:bidi/>" : ""}<w:spacing w:after="60" w:line="259" w:lineRule="auto"/></w:pPr></w:style>
${styles.join("\n")}
<w:style w:type="paragraph" w:styleId="ListBullet"><w:name w:val="List Bullet"/><w:basedOn w:val="Normal"/><w:qFormat/><w:pPr><w:numPr><w:numId w:val="1"/></w:numPr><w:contextualSpacing/></w:pPr></w:style>
<w:style w:type="character" w:styleId="Hyperlink"><w:name w:val="Hyperlink"/><w:rPr><w:color w:val="${toColor(palette.accent)}"/><w:u w:val="single"/></w:rPr></w:style>
<w:style w:type="character" w:customStyle="1" w:styleId="Code"><w:name w:val="Code"/><w:rPr><w:rFonts w:ascii="Consolas" w:hAnsi="Consolas" w:cs="Consolas"/></w:rPr></w:style>
</w:styles>
`
}

/** The elements stand in the order of the standard, which Word requires. */
function toStyle(id: string, style: Style, palette: Palette): string {
  const { name, before = 0, after = 0, keepsWithNext, level, isBold, color, size } = style
  const paragraph = [
    keepsWithNext && "<w:keepNext/>",
    `<w:spacing w:before="${before}" w:after="${after}"/>`,
    level !== undefined && `<w:outlineLvl w:val="${level}"/>`,
  ]
  const run = [
    isBold && "<w:b/><w:bCs/>",
    color && `<w:color w:val="${toColor(palette[color])}"/>`,
    size && `<w:sz w:val="${size}"/><w:szCs w:val="${size}"/>`,
  ]
  const isOwn = id === "Facts" ? ' w:customStyle="1"' : ""
  return `<w:style w:type="paragraph"${isOwn} w:styleId="${id}"><w:name w:val="${name}"/><w:basedOn w:val="Normal"/><w:next w:val="Normal"/><w:qFormat/><w:pPr>${paragraph.filter(Boolean).join("")}</w:pPr><w:rPr>${run.filter(Boolean).join("")}</w:rPr></w:style>`
}

function toFonts(language: string): string {
  const eastAsia = cjkFontOf(language)
  return `<w:rFonts w:ascii="Calibri"${eastAsia ? ` w:eastAsia="${eastAsia}"` : ""} w:hAnsi="Calibri" w:cs="Arial"/>`
}

/** Word has one language each for Latin letters, for East Asian ones, and for complex scripts. */
function toLanguage(language: string): string {
  const isComplex = isRightToLeft(language) || COMPLEX_SCRIPTS.includes(scriptOf(language))
  const name = cjkFontOf(language) ? "eastAsia" : isComplex ? "bidi" : "val"
  return `<w:lang w:${name}="${language}"/>`
}

const toColor = (color: string) => color.slice(1).toUpperCase()
