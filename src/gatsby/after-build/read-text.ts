/** Reads the text of a built file that may hold private values. The bytes say what a file is, not its name. */
import { readFile } from "node:fs/promises"
import { brotliDecompressSync, gunzipSync, inflateSync } from "node:zlib"
import { unzipSync } from "fflate"
import sharp from "sharp"
import { decodeText, decodeUnicode } from "./decode-text"
import { readPdf } from "./read-pdf"

/** What stands before a comment in a JPEG or a GIF file, and before the XMP data in a GIF file. */
const COMMENT_START = /\xff\xfe..|!\xfe.|XMP DataXMP/s

/** How 7z, RAR, xz, bzip2 and zstd files begin, and Office files that are old or have a password. */
const CLOSED = ["7z\xbc\xaf", "Rar!", "\xfd7zXZ", "BZh", "\x28\xb5\x2f\xfd", "\xd0\xcf\x11\xe0"]

const isTar = (start: string): boolean => start.startsWith("ustar", 257)

/** The first entry of a ZIP archive, one in the list at its end, and the end of this list. */
const ZIP_START = "PK\x03\x04"
const ZIP_ENTRY = "PK\x01\x02"
const ZIP_END = "PK\x05\x06"

/**
 * @returns the text of a PDF with everything that a viewer shows, the metadata of a picture, the names and
 *   texts of all files in a ZIP archive, or the file itself
 * @throws an error that says why, if the file cannot be searched
 */
export async function readText(file: string): Promise<string> {
  return toText(await readFile(file))
}

async function toText(content: Uint8Array): Promise<string> {
  const bytes = Buffer.from(content.buffer, content.byteOffset, content.byteLength)
  const archive = findArchive(bytes)
  if (archive !== undefined) return readArchiveText(bytes, archive)
  const start = bytes.toString("latin1", 0, 1024)
  if (start.startsWith("%PDF-") || (start.includes("%PDF-") && bytes.includes("endobj"))) {
    return readPdfText(bytes)
  }
  if (decodeUnicode(bytes) !== undefined) return decodeText(bytes)
  if (CLOSED.some((each) => start.startsWith(each)) || isTar(start)) {
    throw new Error("it is compressed in another way than ZIP, or in an old format")
  }
  return (await readPictureText(bytes)) ?? toTexts(unpack(bytes), decodeText(bytes))
}

const DAMAGED = "it is damaged or needs a password"

const GZIP = "\x1f\x8b\x08"

/** @returns what a gzip or Brotli file holds. No mark tells a Brotli file, so this tries. */
function unpack(bytes: Buffer): Buffer[] {
  return [gunzipSync, brotliDecompressSync].flatMap((decompress) => {
    try {
      return decompress(bytes)
    } catch {
      if (bytes.toString("latin1", 0, 3) === GZIP && decompress === gunzipSync)
        throw new Error(DAMAGED)
      return []
    }
  })
}

/** @returns the EXIF, IPTC and XMP data and the comments; undefined if it is no picture, or one with texts anywhere */
async function readPictureText(bytes: Buffer): Promise<string | undefined> {
  const picture = await sharp(bytes)
    .metadata()
    .catch(() => undefined)
  if (!picture || picture.format === "svg" || picture.format === "tiff") return undefined
  const { format, exif, iptc, xmp, comments = [] } = picture
  const blocks = [exif, iptc, xmp].flatMap((block) => block ?? [])
  if (format === "jpeg" || format === "gif") {
    const [, ...parts] = bytes.toString("latin1").split(COMMENT_START)
    blocks.push(...parts.map((part) => Buffer.from(part.split("\0", 1).join(), "latin1")))
  }
  const png = format === "png" ? readPng(bytes) : undefined
  blocks.push(...(png?.chunks ?? []))
  const texts = [...blocks.map(decodeText), ...comments.map(({ text }) => text)]
  // Phones write a second picture or a film behind the first.
  const after = bytes.subarray(png?.end ?? (format === "jpeg" ? endOfJpeg(bytes) : bytes.length))
  return toTexts(after.length > 0 ? [after] : [], ...texts)
}

/** @returns where a JPEG file ends */
function endOfJpeg(bytes: Buffer): number {
  let segment = 2
  // The pixels begin with the segment DA. A byte FF in them is followed by 00 or the number of a restart.
  while (segment + 4 < bytes.length && bytes[segment + 1] !== 0xda) {
    segment += 2 + bytes.readUInt16BE(segment + 2)
  }
  const end = bytes.indexOf("\xff\xd9", segment, "latin1")
  return end < 0 ? bytes.length : end + 2
}

/** The chunks of a PNG file that hold colors and measures, and no text. */
const NUMBERS = /^(?:IHDR|PLTE|IDAT|tRNS|cHRM|gAMA|iCCP|sBIT|sRGB|bKGD|hIST|pHYs|tIME|IEND)$/

/**
 * @returns what a PNG file has besides its pixels, and where it ends. sharp does not read texts that stand after them
 * @see https://www.w3.org/TR/png-3/#11textinfo
 */
function readPng(bytes: Buffer): { chunks: Buffer[]; end: number } {
  const chunks: Buffer[] = []
  let end = 8
  for (let type = ""; type !== "IEND" && end + 12 <= bytes.length; ) {
    type = bytes.toString("latin1", end + 4, end + 8)
    const data = bytes.subarray(end + 8, end + 8 + bytes.readUInt32BE(end))
    end += 12 + bytes.readUInt32BE(end)
    if (NUMBERS.test(type)) continue
    const next = (from: number) => data.indexOf(0, from) + 1
    const start = type === "zTXt" ? next(0) + 1 : next(next(next(0) + 2))
    const isCompressed = type === "zTXt" || (type === "iTXt" && data[next(0)] === 1)
    chunks.push(data, ...(isCompressed ? [inflate(data.subarray(start))] : []))
  }
  return { chunks, end }
}

function inflate(bytes: Buffer): Buffer {
  try {
    return inflateSync(bytes)
  } catch {
    throw new Error(DAMAGED)
  }
}

/** @returns how many bytes stand before the ZIP archive in a file, if there is one */
function findArchive(bytes: Buffer): number | undefined {
  const end = bytes.lastIndexOf(ZIP_END, -22, "latin1")
  if (end >= 0) {
    const list = end - bytes.readUInt32LE(end + 12)
    const before = list - bytes.readUInt32LE(end + 16)
    if (before >= 0 && bytes.indexOf(ZIP_ENTRY, list, "latin1") === list) return before
  }
  return bytes.indexOf(ZIP_START, 0, "latin1") === 0 ? 0 : undefined
}

/** @returns whether the list of the archive says that a file is empty, but not by its check sum */
const hidesContent = (entry: string) =>
  entry.slice(12, 16) !== "\0\0\0\0" && entry.slice(20, 24) === "\0\0\0\0"

/** @returns the names, comments and texts of all files in the archive, and what stands before it */
async function readArchiveText(bytes: Buffer, before: number): Promise<string> {
  const source = bytes.toString("latin1")
  const [, ...entries] = source.split(ZIP_ENTRY)
  // The lowest bit of its flags says so.
  if (entries.some((entry) => entry.charCodeAt(4) & 1)) throw new Error("it needs a password")
  if (entries.some(hidesContent)) throw new Error(DAMAGED)
  let files: Record<string, Uint8Array>
  try {
    files = unzipSync(bytes.subarray(before))
  } catch {
    throw new Error(DAMAGED)
  }
  const names = entries.flatMap((entry) => {
    const [own = "", end = ""] = entry.split(ZIP_END)
    return [own.slice(42), end.slice(18)].map((name) => decodeText(Buffer.from(name, "latin1")))
  })
  return toTexts([bytes.subarray(0, source.indexOf(ZIP_START)), ...Object.values(files)], ...names)
}

/** @returns the text of the pages, of everything else that a viewer shows, and of the attachments */
async function readPdfText(bytes: Buffer): Promise<string> {
  const { text, other, attachments } = await readPdf(bytes).catch(() => {
    throw new Error(DAMAGED)
  })
  return toTexts(attachments, text, other)
}

/** @returns the texts of the files after the others */
async function toTexts(files: Iterable<Uint8Array>, ...texts: string[]): Promise<string> {
  for (const bytes of files) texts.push(await toText(bytes))
  return texts.join("\n")
}
