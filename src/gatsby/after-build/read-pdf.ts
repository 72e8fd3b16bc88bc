import { constants, inflateSync } from "node:zlib"
import type { TextItem } from "pdfjs-dist/types/src/display/api"
import { pagesOf, withPdf } from "../../lib/with-pdf"
import { decodeText } from "./decode-text"

export type PdfContent = {
  /** The text of all pages. */
  text: string
  /** What a viewer shows elsewhere: metadata, bookmarks, form fields, comments, links; and every string. */
  other: string
  /** The files in the PDF, and its JPEG pictures. */
  attachments: Uint8Array[]
}

/** @throws if pdf.js cannot read the PDF, or if it is encrypted */
export function readPdf(bytes: Uint8Array): Promise<PdfContent> {
  return withPdf(bytes, async (pdf) => {
    const { info, metadata } = await pdf.getMetadata()
    // The strings of a file that is locked against changes are encrypted, too.
    if ("EncryptFilterName" in info && info.EncryptFilterName) throw new Error("encrypted")
    const attached: { content: Uint8Array }[] = Object.values((await pdf.getAttachments()) ?? {})
    const other: unknown[] = [info, metadata?.getRaw()]
    other.push(await pdf.getOutline(), await pdf.getFieldObjects(), await pdf.getJSActions())
    const texts: string[] = []
    for await (const page of pagesOf(pdf)) {
      const content = await page.getTextContent()
      const lines = toLines(content.items.filter((item) => "str" in item))
      texts.push(...[...lines, ...lines.filter(hasRightToLeft).map(fromRightToLeft)].map(textOf))
      const annotations = await page.getAnnotations()
      other.push(annotations)
      attached.push(...annotations.flatMap(({ file }) => file ?? []))
    }
    const source = readSource(bytes)
    return {
      text: texts.join("\n"),
      other: [JSON.stringify(other, withoutNumbers), ...source.texts].join("\n"),
      attachments: [...attached.map(({ content }) => content), ...source.pictures],
    }
  })
}

type Line = TextItem[]

const textOf = (line: Line): string => line.map(({ str }) => str).join("")

const hasRightToLeft = (line: Line): boolean => line.some(({ dir }) => dir === "rtl")

/** @returns the items of each line, in the order of the file */
function toLines(items: readonly TextItem[]): Line[] {
  const lines: Line[] = [[]]
  for (const item of items) {
    lines.at(-1)?.push(item)
    if (item.hasEOL) lines.push([])
  }
  return lines
}

/** A file may have the words of Arabic or Hebrew from left to right. pdf.js turns only their letters. */
function fromRightToLeft(line: Line): Line {
  const end = ({ transform, width }: TextItem): number => Math.round(transform[4] + width)
  return line.toReversed().sort((one, other) => end(other) - end(one))
}

/** Coordinates and bytes are no text, but could look like a phone number. */
function withoutNumbers(_key: string, value: unknown): unknown {
  return typeof value === "number" || ArrayBuffer.isView(value) ? undefined : value
}

/** A text in parentheses, which may have others in it, or in hexadecimal digits in angle brackets. */
const STRING = /\(([^\\()]*(?:(?:\\.|\((?:\\.|[^\\()])*\))[^\\()]*)*)\)|<([\da-f\s]+)>/gis

/**
 * pdf.js tells what a viewer shows. A file also has texts for readers of screens, texts that replace drawn
 * letters, labels of pages, forms in XML, earlier versions of all of them, and the data of its pictures.
 * @returns every string and every XML text of the file, also of its compressed parts, and its JPEG pictures
 * @see PDF 2.0 (ISO 32000-2), 7.3.4
 */
function readSource(bytes: Uint8Array): { texts: string[]; pictures: Buffer[] } {
  const source = Buffer.from(bytes).toString("latin1")
  const parts = source
    .split(/stream\r?\n|endstream/)
    .map((part) => inflate(Buffer.from(part, "latin1")))
  const isPicture = (part: Buffer) => part.toString("latin1", 0, 2) === "\xff\xd8"
  return { texts: parts.flatMap(readStrings), pictures: parts.filter(isPicture) }
}

function readStrings(part: Buffer): string[] {
  const source = part.toString("latin1")
  // The codes of letters are no text, but could look like a phone number.
  if (source.includes("begincmap")) return []
  if (/^\W*<[?!a-z]/i.test(source)) return [decodeText(part) ?? ""]
  return [...source.matchAll(STRING)].map(([, literal = "", hex]) => {
    const text = hex ? Buffer.from(`${hex.replace(/\s/g, "")}0`, "hex") : fromLiteral(literal)
    return decodeText(text) ?? text.toString("latin1")
  })
}

/** @returns the bytes of a PDF string, in which an escape is an octal number, a line end or one character */
function fromLiteral(literal: string): Buffer {
  const text = literal.replace(
    /\\(?:([0-7]{1,3})|\r?\n|\r|(.))/gs,
    (_, octal: string | undefined, character = "") =>
      octal
        ? String.fromCharCode(Number.parseInt(octal, 8) & 0xff)
        : character.replace(/[bfnrt]/, " "),
  )
  return Buffer.from(text, "latin1")
}

/** @returns the bytes of a compressed part, or the part itself */
function inflate(part: Buffer): Buffer {
  try {
    return inflateSync(part, { finishFlush: constants.Z_SYNC_FLUSH })
  } catch {
    return part
  }
}
