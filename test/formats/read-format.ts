/** Reads the text of a format as its readers see it, without the escapes of the format. */
import type { Nodes } from "mdast"
import { fromMarkdown } from "mdast-util-from-markdown"
import { type DefaultTreeAdapterTypes, parse } from "parse5"
import { extractPdf } from "./extract-pdf"
import type { FormatKey } from "./fact-table"
import { pdfToText } from "./poppler"
import { readDocx } from "./read-docx"

/** Options of `pdftotext`. `-layout` reads across columns, so it suits the PDF in one column only. */
const PDF_MODES = { pdf: [[], ["-raw"]], ats: [[], ["-raw"], ["-layout"]] } as const

/** @returns the text of the format, once for each way of reading it */
export async function readFormat(format: FormatKey, bytes: Uint8Array): Promise<string[]> {
  if (format === "pdf" || format === "ats") {
    const { text, links, alternatives } = await extractPdf(bytes)
    const readings = [text, ...PDF_MODES[format].map((mode) => pdfToText(bytes, ...mode))]
    return readings.map((reading) => [reading, ...links, ...alternatives].join("\n"))
  }
  if (format === "docx") {
    const { paragraphs, links, properties } = readDocx(bytes)
    const lines = paragraphs.map(({ text }) => text)
    return [decodePercent([...lines, ...links, properties].join("\n"))]
  }
  return [unescapeFormat[format](Buffer.from(bytes).toString())]
}

/** Removes the footer of each page, so that text which continues on the next page is connected. */
export function withoutFooters(text: string): string {
  return text.replace(/^\s*\d+ \/ \d+\s+updated \w+ \d+, \d{4}$/gm, "")
}

const unescapeFormat: Record<
  Exclude<FormatKey, "pdf" | "ats" | "docx">,
  (source: string) => string
> = {
  json: readJson,
  jsonLd: readJson,
  markdown: (source) => decodePercent(readMarkdown(fromMarkdown(source))),
  page: readPage,
  text: decodePercent,
  vcard: (source) => decodePercent(source.replace(/\r\n /g, "")).replace(/\\(?=[\\;,])/g, ""),
}

function readJson(source: string): string {
  return decodePercent(textsOf(JSON.parse(source)).join("\n"))
}

/** @returns the words of the document without marks, then the addresses of its links */
function readMarkdown(document: Nodes): string {
  const addresses: string[] = []
  const wordsOf = (node: Nodes): string => {
    if (node.type === "link") addresses.push(node.url)
    if ("children" in node) return node.children.map(wordsOf).join("")
    return "value" in node ? node.value : ""
  }
  return [wordsOf(document), ...addresses].join("\n")
}

/** Decodes percent-encoded characters, and leaves other percent signs. */
function decodePercent(source: string): string {
  return source.replace(/(?:%[0-9A-F]{2})+/g, (codes) => decodeURIComponent(codes))
}

function textsOf(value: unknown): string[] {
  if (value === null) return []
  return typeof value === "object" ? Object.values(value).flatMap(textsOf) : [String(value)]
}

/** @returns the texts of the document without scripts and styles, then the values of the attributes */
function readPage(source: string): string {
  const nodes = withDescendants(parse(source))
  const texts = nodes.flatMap((node) => ("value" in node ? node.value : []))
  const attributes = nodes.flatMap((node) => ("attrs" in node ? node.attrs : []))
  return [...texts, ...attributes.map(({ value }) => value)].join("\n")
}

function withDescendants(node: DefaultTreeAdapterTypes.Node): DefaultTreeAdapterTypes.Node[] {
  if (node.nodeName === "script" || node.nodeName === "style") return []
  return [node, ...("childNodes" in node ? node.childNodes.flatMap(withDescendants) : [])]
}
