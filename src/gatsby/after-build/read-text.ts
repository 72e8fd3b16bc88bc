/** Reads the text of a built file that may hold private values. */
import { existsSync } from "node:fs"
import { readFile } from "node:fs/promises"
import { unzipSync } from "fflate"
import sharp from "sharp"
import { readPdf } from "./read-pdf"

/** They hold no text of the owner. */
const NOT_TEXT = /\.(?:ico|otf|ttf|woff2?)$/i

const PICTURE = /\.(?:avif|gif|jpe?g|png|tiff?|webp)$/i

/** What stands before a comment in a JPEG or a GIF file, and before the XMP data in a GIF file. */
const COMMENT_START = /\xff\xfe..|!\xfe.|XMP DataXMP/s

/** How 7z, RAR, gzip, xz, bzip2 and zstd files begin, and Office files that are old or have a password. */
const CLOSED = [
  "7z\xbc\xaf",
  "Rar!",
  "\x1f\x8b",
  "\xfd7zXZ",
  "BZh",
  "\x28\xb5\x2f\xfd",
  "\xd0\xcf\x11\xe0",
]

/** An entry in the list at the end of a ZIP archive. */
const ZIP_ENTRY = "PK\x01\x02"

/**
 * @returns the text of a PDF with everything that a viewer shows, the metadata of a picture, the text of
 *   all files in a ZIP archive, or the file itself; undefined for a file that holds no text of the owner
 * @throws an error that says why, if the file cannot be searched
 */
export async function readText(file: string): Promise<string | undefined> {
  const isCopy = /\.(?:br|gz)$/.test(file) && existsSync(file.replace(/\.\w+$/, ""))
  return isCopy || NOT_TEXT.test(file) ? undefined : toText(file, await readFile(file))
}

async function toText(name: string, bytes: Uint8Array): Promise<string> {
  if (NOT_TEXT.test(name)) return ""
  const start = Buffer.from(bytes.subarray(0, 8)).toString("latin1")
  if (PICTURE.test(name)) return readPictureText(bytes)
  if (/\.pdf$/i.test(name) || start.startsWith("%PDF-")) return readPdfText(bytes)
  if (/\.zip$/i.test(name) || start.startsWith("PK\x03\x04")) return readArchiveText(bytes)
  if (/\.br$/i.test(name) || CLOSED.some((each) => start.startsWith(each))) {
    throw new Error("it is compressed in another way than ZIP, or in an old format")
  }
  return decodeText(bytes)
}

/** @returns the bytes as text, in every encoding that they may have */
function decodeText(bytes: Uint8Array): string {
  const [first, second] = bytes
  if (first === 0xff && second === 0xfe) return new TextDecoder("utf-16le").decode(bytes)
  if (first === 0xfe && second === 0xff) return new TextDecoder("utf-16be").decode(bytes)
  const text = new TextDecoder().decode(bytes)
  if (!text.includes("\0") && !text.includes("\ufffd")) return text
  const others = ["windows-1252", "utf-16le"].map((name) => new TextDecoder(name).decode(bytes))
  return [text, ...others].join("\n")
}

/** @returns the EXIF, IPTC and XMP data and the comments */
async function readPictureText(bytes: Uint8Array): Promise<string> {
  const picture = await sharp(bytes)
    .metadata()
    .catch(() => {
      throw new Error("it is not a picture")
    })
  const { format, exif, iptc, xmp, comments = [] } = picture
  const blocks = [exif, iptc, xmp].flatMap((block) => block ?? [])
  if (format === "jpeg" || format === "gif") {
    const [, ...parts] = Buffer.from(bytes).toString("latin1").split(COMMENT_START)
    blocks.push(...parts.map((part) => Buffer.from(part.split("\0", 1).join(), "latin1")))
  }
  return [...blocks.map(decodeText), ...comments.map(({ text }) => text)].join("\n")
}

/** @returns the text of all files in the archive */
async function readArchiveText(bytes: Uint8Array): Promise<string> {
  const [, ...entries] = Buffer.from(bytes).toString("latin1").split(ZIP_ENTRY)
  // The lowest bit of its flags says so.
  if (entries.some((entry) => entry.charCodeAt(4) & 1)) throw new Error("it needs a password")
  let files: Record<string, Uint8Array>
  try {
    files = unzipSync(bytes)
  } catch {
    throw new Error("it is damaged or needs a password")
  }
  return toTexts(Object.entries(files))
}

/** @returns the text of the pages, of everything else that a viewer shows, and of the attachments */
async function readPdfText(bytes: Uint8Array): Promise<string> {
  const { text, other, attachments } = await readPdf(bytes).catch(() => {
    throw new Error("it is damaged or needs a password")
  })
  const files = attachments.map(({ filename, content }) => [filename, content] as const)
  return `${other}\n${text}\n${await toTexts(files)}`
}

async function toTexts(files: Iterable<readonly [string, Uint8Array]>): Promise<string> {
  const texts: string[] = []
  for (const [name, bytes] of files) texts.push(await toText(name, bytes))
  return texts.join("\n")
}
