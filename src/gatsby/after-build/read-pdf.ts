import { constants, inflateSync } from "node:zlib"
import type { TextItem } from "pdfjs-dist/types/src/display/api"
import { pagesOf, withPdf } from "../../resume"

export type PdfContent = {
  /** The text of all pages. */
  text: string
  /** What a viewer shows elsewhere, as JSON: metadata, bookmarks, form fields, comments and links. */
  other: string
  /** The files in the PDF, with their names. */
  attachments: { filename: string; content: Uint8Array }[]
}

/** @throws if pdf.js cannot read the PDF */
export function readPdf(bytes: Uint8Array): Promise<PdfContent> {
  return withPdf(bytes, async (pdf) => {
    const { info, metadata } = await pdf.getMetadata()
    const attached: PdfContent["attachments"] = Object.values((await pdf.getAttachments()) ?? {})
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
    other.push(readReplacements(bytes))
    return {
      text: texts.join("\n"),
      other: JSON.stringify(other, withoutNumbers),
      attachments: attached,
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

/** A text in parentheses, or in hexadecimal digits in angle brackets. */
const REPLACEMENT = /\/ActualText\s*(?:\(((?:\\.|[^\\)])*)\)|<([\da-f\s]*)>)/gis

/**
 * pdf.js does not tell the texts that replace drawn letters when somebody copies them.
 * @see PDF 2.0 (ISO 32000-2), 14.9.4
 */
function readReplacements(bytes: Uint8Array): string[] {
  const source = Buffer.from(bytes).toString("latin1")
  const streams = [...source.matchAll(/(?<!end)stream\r?\n/g)].map(({ index, 0: start }) =>
    inflate(bytes.subarray(index + start.length)),
  )
  return [source, ...streams].flatMap((part) =>
    [...part.matchAll(REPLACEMENT)].map(([, literal = "", hex = ""]) => {
      const text = hex ? Buffer.from(hex.replace(/\s/g, ""), "hex") : fromLiteral(literal)
      const isUtf16 = text[0] === 0xfe && text[1] === 0xff
      return new TextDecoder(isUtf16 ? "utf-16be" : "utf-8").decode(text)
    }),
  )
}

/** @returns the bytes of a PDF string, in which an escape is an octal number or one character */
function fromLiteral(literal: string): Buffer {
  const text = literal
    .replace(/\\([0-7]{1,3})/g, (_, octal: string) =>
      String.fromCharCode(Number.parseInt(octal, 8) & 0xff),
    )
    .replace(/\\(.)/gs, "$1")
  return Buffer.from(text, "latin1")
}

/** @returns the text of a compressed stream; nothing for one that is compressed in another way */
function inflate(stream: Uint8Array): string {
  try {
    return inflateSync(stream, { finishFlush: constants.Z_SYNC_FLUSH }).toString("latin1")
  } catch {
    return ""
  }
}
