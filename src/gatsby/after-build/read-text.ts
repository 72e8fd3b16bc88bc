/** Reads the text of a built file that may hold private values. The first bytes say what a file is, not its name. */
import { readFile } from "node:fs/promises"
import { Unzip, UnzipInflate, unzipSync } from "fflate"
import sharp from "sharp"
import { decodeText } from "./decode-text"
import { readPdf } from "./read-pdf"

/** How 7z, RAR, xz, bzip2, zstd, gzip and RTF files begin, and Office files that are old or have a password. */
const CLOSED = [
  "7z\xbc\xaf",
  "Rar!",
  "\xfd7zXZ",
  "BZh",
  "\x28\xb5\x2f\xfd",
  "\x1f\x8b",
  "{\\rtf",
  "\xd0\xcf\x11\xe0",
]

const isTar = (start: string): boolean => start.startsWith("ustar", 257)

const DAMAGED = "it is damaged or has a password"

/**
 * @returns what a usual program shows of a file: the text of a PDF with its attachments and metadata, the metadata of
 *   a picture, the names and texts of all files in a ZIP archive, or the text itself. Undefined if the file is of
 *   another kind, as a font or a film
 * @throws an error that says why, if the file may hold texts that this cannot read
 */
export async function readText(file: string): Promise<string | undefined> {
  return toText(await readFile(file))
}

async function toText(content: Uint8Array): Promise<string | undefined> {
  const bytes = Buffer.from(content.buffer, content.byteOffset, content.byteLength)
  const start = bytes.toString("latin1", 0, 1024)
  // A viewer also opens a PDF with some bytes before its start.
  if (start.includes("%PDF-") && bytes.includes("endobj")) return readPdfText(bytes)
  if (start.startsWith("PK\x03\x04")) return readArchiveText(bytes)
  if (CLOSED.some((each) => start.startsWith(each)) || isTar(start)) {
    throw new Error("it is an archive other than ZIP, an RTF file or an old Office file")
  }
  return decodeText(bytes) ?? readPictureText(bytes)
}

/** @returns the text of the pages, of everything else that a viewer shows, and of the attachments */
async function readPdfText(bytes: Buffer): Promise<string> {
  const { text, other, attachments } = await readPdf(bytes).catch(() => {
    throw new Error(DAMAGED)
  })
  return toTexts(attachments, text, other)
}

/** @returns the EXIF, IPTC and XMP data and the comments; undefined if it is no picture that sharp can read */
async function readPictureText(bytes: Buffer): Promise<string | undefined> {
  const picture = await sharp(bytes)
    .metadata()
    .catch(() => undefined)
  // sharp does not read the texts of a TIFF file.
  if (!picture || picture.format === "tiff") return undefined
  const { exif, iptc, xmp, comments = [] } = picture
  const blocks = [exif, iptc, xmp].flatMap((block) => block?.toString() ?? [])
  // EXIF has some texts in UTF-16, in which each second byte of a Latin letter is zero.
  const wide = blocks.map((block) => block.replaceAll("\0", ""))
  return [...blocks, ...wide, ...comments.map(({ text }) => text)].join("\n")
}

/**
 * The list at the end of an archive may say less than the archive has, and programs read either. So both must agree.
 * @returns the names and texts of all files in the archive
 * @see https://pkware.cachefly.net/webdocs/casestudies/APPNOTE.TXT
 */
async function readArchiveText(bytes: Buffer): Promise<string> {
  const listed: string[] = []
  const found: string[] = []
  const files: Uint8Array[] = []
  try {
    unzipSync(bytes, {
      filter: ({ name, originalSize }) => {
        listed.push(`${name} ${originalSize}`)
        return false
      },
    })
    const archive = new Unzip((file) => {
      const parts: Uint8Array[] = []
      file.ondata = (error, part, isLast) => {
        if (error) throw error
        parts.push(part)
        if (!isLast) return
        const content = Buffer.concat(parts)
        found.push(`${file.name} ${content.length}`)
        files.push(content)
      }
      file.start()
    })
    archive.register(UnzipInflate)
    archive.push(bytes, true)
  } catch {
    throw new Error(DAMAGED)
  }
  if (listed.sort().join("\n") !== found.sort().join("\n")) throw new Error(DAMAGED)
  return toTexts(files, ...listed)
}

/** @returns the texts of the files after the others */
async function toTexts(files: Iterable<Uint8Array>, ...texts: string[]): Promise<string> {
  for (const bytes of files) texts.push((await toText(bytes)) ?? "")
  return texts.join("\n")
}
