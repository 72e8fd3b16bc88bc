import { readFile } from "node:fs/promises"
import { HEIC_HINT } from "../schemas/value-rules"

/** What is known about a picture, or the reason why the site cannot use the file. */
export type Picture =
  | {
      /** In pixels. */
      width: number
      height: number
      problem?: undefined
    }
  | {
      problem: string
      /** Whether the file is a drawing (SVG), which only demos show. */
      isDrawing?: boolean
      /** How to make a picture of it that the site can use. */
      hint?: string
    }

const FORMATS = new Set(["png", "jpeg", "webp", "heif"])

/** The end of a complete PNG file: the chunk IEND. */
const PNG_END = Buffer.from("IEND\u00ae\u0042\u0060\u0082", "latin1")

const JPEG_END = Buffer.from([0xff, 0xd9])

/** The brands of ISO base media files with pictures in HEVC, which are those of iPhones. */
const HEIC = /^....ftyp(?:hei[cxms]|hev[cxms]|mif1|msf1)/s

/**
 * Decodes a picture, as strictly as the build does, and reads its last bytes.
 * @returns the size after the rotation in the file's metadata, or the problem with the file
 */
export async function readPicture(file: string): Promise<Picture> {
  try {
    // As strict as src/gatsby/nodes/picture-files.ts: the build would fail at what it does not accept.
    const bytes = await readFile(file)
    const { default: sharp } = await import("sharp")
    const image = sharp(bytes, { failOn: "warning" })
    const { format, autoOrient, width, height } = await image.metadata()
    if (format === "svg") return { problem: "is a drawing", isDrawing: true }
    if (!format || !FORMATS.has(format)) return { problem: `is a ${format} file` }
    if (!isComplete(bytes, format)) return { problem: "is incomplete" }
    // Decodes all of the picture, and keeps little of it.
    await image.resize(128).raw().toBuffer()
    return { width: autoOrient?.width ?? width, height: autoOrient?.height ?? height }
  } catch {
    return (await isHeic(file))
      ? { problem: "is a HEIC picture, which browsers do not show", hint: HEIC_HINT }
      : { problem: "is not a picture, or it is damaged" }
  }
}

async function isHeic(file: string): Promise<boolean> {
  const bytes = await readFile(file).catch(() => Buffer.alloc(0))
  return HEIC.test(bytes.toString("latin1", 0, 12))
}

/** Some programs append data after the end of a picture; phones append a film to a JPEG. */
function isComplete(bytes: Buffer, format: string): boolean {
  if (format === "png") return bytes.lastIndexOf(PNG_END) >= 0
  return format !== "jpeg" || bytes.indexOf(JPEG_END, startOfScan(bytes)) >= 0
}

/** @returns the offset of the pixels of a JPEG. A preview before them has an end of its own. */
function startOfScan(bytes: Buffer): number {
  let offset = 2
  while (offset + 4 <= bytes.length && bytes[offset + 1] !== 0xda) {
    offset += 2 + bytes.readUInt16BE(offset + 2)
  }
  return offset
}
