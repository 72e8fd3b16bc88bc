import { open } from "node:fs/promises"
import sharp from "sharp"

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
    }

const FORMATS = new Set(["png", "jpeg", "webp", "heif"])

/** The bytes at the end of a complete file: PNG's IEND chunk, JPEG's EOI marker. */
const END_MARKERS: Readonly<Record<string, Buffer>> = {
  png: Buffer.from("IEND\u00ae\u0042\u0060\u0082", "latin1"),
  jpeg: Buffer.from([0xff, 0xd9]),
}

/**
 * Decodes a picture, as strictly as the build does, and reads its last bytes.
 * @returns the size after the rotation in the file's metadata, or the problem with the file
 */
export async function readPicture(file: string): Promise<Picture> {
  try {
    // As strict as src/gatsby/nodes/picture-files.ts: the build would fail at what it does not accept.
    const image = sharp(file, { failOn: "warning" })
    const { format, autoOrient, width, height } = await image.metadata()
    if (format === "svg") return { problem: "is a drawing", isDrawing: true }
    if (!format || !FORMATS.has(format)) return { problem: `is a ${format} file` }
    if (!(await hasEndMarker(file, END_MARKERS[format]))) {
      return { problem: "is incomplete" }
    }
    // Decodes all of the picture, and keeps little of it.
    await image.resize(128).raw().toBuffer()
    return { width: autoOrient?.width ?? width, height: autoOrient?.height ?? height }
  } catch {
    return { problem: "is not a picture, or it is damaged" }
  }
}

/** Searches the last 4096 bytes, because some programs append data after the marker. */
async function hasEndMarker(file: string, marker: Buffer | undefined): Promise<boolean> {
  if (!marker) return true
  const handle = await open(file)
  try {
    const { size } = await handle.stat()
    const length = Math.min(size, 4096)
    const { buffer } = await handle.read(Buffer.alloc(length), 0, length, size - length)
    return buffer.includes(marker)
  } finally {
    await handle.close()
  }
}
