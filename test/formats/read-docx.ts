/** Reads a Word document: its paragraphs with their styles, its links and its properties. */
import { strFromU8, unzipSync } from "fflate"

export type DocxParagraph = {
  style: string
  text: string
  /** The texts of its links. */
  links: string[]
}

export type ReadDocx = {
  paragraphs: DocxParagraph[]
  /** The targets of the links. */
  links: string[]
  /** The texts of the properties: title, author, language and version. */
  properties: string
}

/** @throws if a part is missing */
export function readDocx(bytes: Uint8Array): ReadDocx {
  const parts = unzipSync(bytes)
  const read = (name: string) => {
    const part = parts[name]
    if (!part) throw new Error(`The document has no part ${name}.`)
    return strFromU8(part)
  }
  const paragraphs = [...read("word/document.xml").matchAll(/<w:p>(.*?)<\/w:p>/gs)]
  return {
    paragraphs: paragraphs.map(([, xml = ""]) => ({
      style: /<w:pStyle w:val="(\w+)"\/>/.exec(xml)?.[1] ?? "",
      text: textOf(xml.replaceAll("<w:tab/>", "\t")),
      links: (xml.match(/<w:hyperlink .*?<\/w:hyperlink>/gs) ?? []).map(textOf),
    })),
    links: [
      ...read("word/_rels/document.xml.rels").matchAll(/Target="([^"]*)" TargetMode="External"/g),
    ].map(([, target = ""]) => textOf(target)),
    properties: textOf(read("docProps/core.xml")),
  }
}

/** @returns the XML without its tags and escapes */
function textOf(xml: string): string {
  return xml
    .replace(/<[^>]*>/g, "")
    .replace(/&(lt|gt|quot|amp);/g, (_, name: string) => ENTITIES[name] ?? "")
}

const ENTITIES: Readonly<Record<string, string>> = { lt: "<", gt: ">", quot: '"', amp: "&" }
