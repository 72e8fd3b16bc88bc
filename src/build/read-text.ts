/** Reads the text of a built file that may hold private values. */
import { readFile } from "node:fs/promises"
import { strFromU8, unzipSync } from "fflate"
import sharp from "sharp"
import { readPdf } from "./read-pdf"

/** Fonts hold no text of the owner. Compressed files are copies of files that are searched. */
const NOT_TEXT = /\.(?:br|gz|ico|otf|ttf|woff2?)$/i

const PICTURE = /\.(?:avif|gif|jpe?g|png|tiff?|webp)$/i

/** Documents of Word, LibreOffice and other programs are ZIP archives of XML files. */
const ARCHIVE = /\.(?:docx|epub|odp|ods|odt|pages|pptx|xlsx|zip)$/i

/**
 * @returns the text of a PDF with its links and metadata, the metadata of a picture, the text files in
 *   an archive, or the file itself; undefined for a file that cannot hold text
 */
export async function readText(file: string): Promise<string | undefined> {
  if (NOT_TEXT.test(file)) return undefined
  if (PICTURE.test(file)) return readPictureMetadata(file)
  const bytes = await readFile(file)
  if (/\.pdf$/i.test(file)) return readPdfText(bytes)
  return ARCHIVE.test(file) ? readArchiveText(bytes) : decodeText(bytes)
}

/** @returns the bytes as text; UTF-16 is recognized by its byte order mark */
function decodeText(bytes: Uint8Array): string {
  const [first, second] = bytes
  if (first === 0xff && second === 0xfe) return new TextDecoder("utf-16le").decode(bytes)
  if (first === 0xfe && second === 0xff) return new TextDecoder("utf-16be").decode(bytes)
  return new TextDecoder().decode(bytes)
}

/** @returns the EXIF, IPTC and XMP data and the comments; nothing for a file that is no picture */
async function readPictureMetadata(file: string): Promise<string> {
  try {
    const { exif, iptc, xmp, comments = [] } = await sharp(file).metadata()
    const blocks = [exif, iptc, xmp].flatMap((block) => block ?? [])
    // EXIF has texts of one byte for each character, and those of Windows in UTF-16.
    const texts = blocks.flatMap((block) => [decodeText(block), block.toString("utf16le")])
    return [...texts, ...comments.map(({ text }) => text)].join("\n")
  } catch {
    return ""
  }
}

/** @returns the text of all files in a ZIP archive; nothing for a file that is no archive */
function readArchiveText(bytes: Uint8Array): string {
  try {
    const files = unzipSync(bytes, {
      filter: ({ name }) => !NOT_TEXT.test(name) && !PICTURE.test(name),
    })
    return Object.values(files)
      .map((file) => strFromU8(file))
      .join("\n")
  } catch {
    return ""
  }
}

/**
 * @returns the text of all pages, the targets of their links, and the metadata of the document; nothing
 *   for a file that is no PDF or needs a password
 */
async function readPdfText(bytes: Uint8Array): Promise<string> {
  try {
    const { text, links, metadata } = await readPdf(bytes)
    return [metadata, text, ...links].join("\n")
  } catch {
    return ""
  }
}
