/** Reads the text of a format as its readers see it, without the escapes of the format. */
import { type DefaultTreeAdapterTypes, parse } from "parse5"
import { extractPdf } from "./extract-pdf"
import type { FormatKey } from "./facts"
import { pdfToText } from "./poppler"

/** Options of `pdftotext`. `-layout` reads across columns, so it suits the PDF in one column only. */
const PDF_MODES = { pdf: [[], ["-raw"]], ats: [[], ["-raw"], ["-layout"]] } as const

/** @returns the text of the format, once for each way of reading it */
export async function readFormat(format: FormatKey, bytes: Uint8Array): Promise<string[]> {
  if (format === "pdf" || format === "ats") {
    const { text, links } = await extractPdf(bytes)
    const readings = [text, ...PDF_MODES[format].map((mode) => pdfToText(bytes, ...mode))]
    return readings.map((reading) => [reading, ...links].join("\n"))
  }
  return [unescapeFormat[format](Buffer.from(bytes).toString())]
}

/** Removes the footer of each page, so that text which continues on the next page is connected. */
export function withoutFooters(text: string): string {
  return text.replace(/^(?=.*, updated .*, version ).*$/gm, "").replace(/^\s*\d+ \/ \d+$/gm, "")
}

const unescapeFormat: Record<Exclude<FormatKey, "pdf" | "ats">, (source: string) => string> = {
  json: (source) => decodePercent(stringsOf(JSON.parse(source)).join("\n")),
  markdown: (source) => decodePercent(source).replace(/\\([!-/:-@[-`{-~])/g, "$1"),
  page: (source) => textsOf(parse(source)).join("\n"),
  text: decodePercent,
  vcard: (source) => decodePercent(source.replace(/\r\n /g, "")).replace(/\\(?=[\\;,])/g, ""),
}

/** Decodes percent-encoded characters, and leaves other percent signs. */
function decodePercent(source: string): string {
  return source.replace(/(?:%[0-9A-F]{2})+/g, (codes) => decodeURIComponent(codes))
}

function stringsOf(value: unknown): string[] {
  if (typeof value === "string") return [value]
  return value !== null && typeof value === "object" ? Object.values(value).flatMap(stringsOf) : []
}

/** @returns all texts and attributes of the document, without scripts and styles */
function textsOf(node: DefaultTreeAdapterTypes.Node): string[] {
  if ("value" in node) return [node.value]
  if (node.nodeName === "script" || node.nodeName === "style") return []
  return [
    ...("attrs" in node ? node.attrs.map(({ value }) => value) : []),
    ...("childNodes" in node ? node.childNodes.flatMap(textsOf) : []),
  ]
}
