/** The bytes of a form in; its text as its readers see it, free of the form's own escapes, out. */
import { type DefaultTreeAdapterTypes, parse } from "parse5"
import { extractPdf } from "./extract-pdf"
import type { FormatKey } from "./facts"
import { pdfToText } from "./read-pdf"

/** The ways in which a PDF is read. `-layout` is left to the one in one column: it reads across. */
const PDF_MODES = { pdf: [[], ["-raw"]], ats: [[], ["-raw"], ["-layout"]] } as const

/** @returns the form's text, once for each way of reading it */
export async function readFormat(form: FormatKey, bytes: Uint8Array): Promise<string[]> {
  if (form === "pdf" || form === "ats") {
    const { text, links } = await extractPdf(bytes)
    const readings = [text, ...PDF_MODES[form].map((mode) => pdfToText(bytes, ...mode))]
    return readings.map((reading) => [reading, ...links].join("\n"))
  }
  return [unescapeFormat[form](Buffer.from(bytes).toString())]
}

/** The line at the foot of every page would part what runs on from one page to the next. */
export function withoutFooters(text: string): string {
  return text.replace(/^(?=.*, updated .*, version ).*$/gm, "").replace(/^\s*\d+ \/ \d+$/gm, "")
}

const unescapeFormat: Record<Exclude<FormatKey, "pdf" | "ats">, (source: string) => string> = {
  json: (source) => decode(stringsOf(JSON.parse(source)).join("\n")),
  markdown: (source) => decode(source).replace(/\\([!-/:-@[-`{-~])/g, "$1"),
  page: (source) => textsOf(parse(source)).join("\n"),
  text: decode,
  vcard: (source) => decode(source.replace(/\r\n /g, "")).replace(/\\(?=[\\;,])/g, ""),
}

/** Undoes the percent signs of addresses, and leaves alone those that mean themselves. */
function decode(source: string): string {
  return source.replace(/(?:%[0-9A-F]{2})+/g, (codes) => decodeURIComponent(codes))
}

function stringsOf(value: unknown): string[] {
  if (typeof value === "string") return [value]
  return value !== null && typeof value === "object" ? Object.values(value).flatMap(stringsOf) : []
}

/** Every text and attribute of the document, but not its scripts and styles. */
function textsOf(node: DefaultTreeAdapterTypes.Node): string[] {
  if ("value" in node) return [node.value]
  if (node.nodeName === "script" || node.nodeName === "style") return []
  return [
    ...("attrs" in node ? node.attrs.map(({ value }) => value) : []),
    ...("childNodes" in node ? node.childNodes.flatMap(textsOf) : []),
  ]
}
