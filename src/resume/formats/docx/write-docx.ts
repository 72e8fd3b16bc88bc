/**
 * Writes a Word document: a ZIP file with a few XML parts (Office Open XML, ECMA-376). Word, LibreOffice
 * and Pages read it. Nothing in it depends on the clock or on chance, so equal data give equal bytes.
 */
import { strToU8, zipSync } from "fflate"
import type { ResumeModel } from "../../model/model"
import { linkId, type Paragraph, writeParagraphs } from "./paragraphs"
import { toStyles, WORD } from "./styles"
import { DECLARATION, escapeXml } from "./xml"

/** In twentieths of a point. */
const PAPER = { letter: { width: 12240, height: 15840 }, a4: { width: 11906, height: 16838 } }
const MARGIN = 1080

const OFFICE = "http://schemas.openxmlformats.org/officeDocument/2006"
const PACKAGE = "http://schemas.openxmlformats.org/package/2006"
const MAIN_TYPE = "application/vnd.openxmlformats-officedocument.wordprocessingml"

/** The parts that the document refers to, besides its links. */
const RELATED = ["styles", "numbering", "settings"]

/** @returns the bytes of a .docx file with these paragraphs and with the properties of the model */
export function writeDocx(model: ResumeModel, paragraphs: readonly Paragraph[]): Uint8Array {
  const { xml, links } = writeParagraphs(paragraphs)
  const language = WORD_LANGUAGES[model.language] ?? model.language
  const parts = {
    "[Content_Types].xml": CONTENT_TYPES,
    "_rels/.rels": toRelationships([
      ["document", `${OFFICE}/relationships/officeDocument`, "word/document.xml"],
      ["core", `${PACKAGE}/relationships/metadata/core-properties`, "docProps/core.xml"],
    ]),
    "docProps/core.xml": toCoreProperties(model, language),
    "word/_rels/document.xml.rels": toRelationships([
      ...RELATED.map((id): Relationship => [id, `${OFFICE}/relationships/${id}`, `${id}.xml`]),
      ...links.map((target, index): Relationship => [linkId(index), HYPERLINK, target]),
    ]),
    "word/document.xml": toDocument(xml, model.paper),
    "word/styles.xml": toStyles(language, model.palettes.print),
    "word/numbering.xml": NUMBERING,
    "word/settings.xml": SETTINGS,
  }
  return zip(parts, model.updated)
}

/** The names of the two Chinese scripts in Word. */
const WORD_LANGUAGES: Readonly<Record<string, string>> = { "zh-Hans": "zh-CN", "zh-Hant": "zh-TW" }

/** ZIP files have local times, so the parts of a day give the same bytes in every time zone. */
function zip(parts: Readonly<Record<string, string>>, day: string): Uint8Array {
  const [year = 0, month = 0, date = 0] = day.split("-").map(Number)
  const files = Object.entries(parts).map(([name, text]) => [name, strToU8(text)])
  return zipSync(Object.fromEntries(files), { mtime: new Date(year, month - 1, date), level: 9 })
}

const CONTENT_TYPES = `${DECLARATION}<Types xmlns="${PACKAGE}/content-types">
<Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/>
<Default Extension="xml" ContentType="application/xml"/>
<Override PartName="/docProps/core.xml" ContentType="application/vnd.openxmlformats-package.core-properties+xml"/>
<Override PartName="/word/document.xml" ContentType="${MAIN_TYPE}.document.main+xml"/>
${RELATED.map((id) => `<Override PartName="/word/${id}.xml" ContentType="${MAIN_TYPE}.${id}+xml"/>`).join("\n")}
</Types>
`

const HYPERLINK = `${OFFICE}/relationships/hyperlink`

type Relationship = [id: string, type: string, target: string]

function toRelationships(relationships: readonly Relationship[]): string {
  const lines = relationships.map(([id, type, target]) => {
    const mode = type === HYPERLINK ? ' TargetMode="External"' : ""
    return `<Relationship Id="${id}" Type="${type}" Target="${escapeXml(target)}"${mode}/>\n`
  })
  return `${DECLARATION}<Relationships xmlns="${PACKAGE}/relationships">\n${lines.join("")}</Relationships>\n`
}

function toCoreProperties(model: ResumeModel, language: string): string {
  const { owner, title, description, updated, hash } = model
  return `${DECLARATION}<cp:coreProperties xmlns:cp="${PACKAGE}/metadata/core-properties" xmlns:dc="http://purl.org/dc/elements/1.1/" xmlns:dcterms="http://purl.org/dc/terms/" xmlns:xsi="http://www.w3.org/2001/XMLSchema-instance">
<dc:title>${escapeXml(`${owner.name} — ${title}`)}</dc:title>
<dc:creator>${escapeXml(owner.name)}</dc:creator>
<dc:description>${escapeXml(description)}</dc:description>
<dc:language>${language}</dc:language>
<cp:keywords>version ${hash}</cp:keywords>
<dcterms:created xsi:type="dcterms:W3CDTF">${updated}T00:00:00Z</dcterms:created>
<dcterms:modified xsi:type="dcterms:W3CDTF">${updated}T00:00:00Z</dcterms:modified>
</cp:coreProperties>
`
}

function toDocument(paragraphs: string, paper: ResumeModel["paper"]): string {
  const { width, height } = PAPER[paper]
  return `${DECLARATION}<w:document xmlns:w="${WORD}" xmlns:r="${OFFICE}/relationships"><w:body>
${paragraphs}
<w:sectPr><w:pgSz w:w="${width}" w:h="${height}"/><w:pgMar w:top="${MARGIN}" w:right="${MARGIN}" w:bottom="${MARGIN}" w:left="${MARGIN}" w:header="0" w:footer="0" w:gutter="0"/></w:sectPr>
</w:body></w:document>
`
}

/** One list with bullets, which the style of list items uses. */
const NUMBERING = `${DECLARATION}<w:numbering xmlns:w="${WORD}">
<w:abstractNum w:abstractNumId="0"><w:multiLevelType w:val="singleLevel"/><w:lvl w:ilvl="0"><w:start w:val="1"/><w:numFmt w:val="bullet"/><w:pStyle w:val="ListBullet"/><w:lvlText w:val="•"/><w:lvlJc w:val="left"/><w:pPr><w:ind w:left="284" w:hanging="284"/></w:pPr></w:lvl></w:abstractNum>
<w:num w:numId="1"><w:abstractNumId w:val="0"/></w:num>
</w:numbering>
`

/** Without this setting, Word opens the document in the compatibility mode for Word 2007. */
const SETTINGS = `${DECLARATION}<w:settings xmlns:w="${WORD}"><w:compat><w:compatSetting w:name="compatibilityMode" w:uri="http://schemas.microsoft.com/office/word" w:val="15"/></w:compat></w:settings>
`
