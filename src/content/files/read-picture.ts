import { open } from "node:fs/promises"
import sharp from "sharp"

/** A picture's size in pixels, or the reason why the site cannot use the file. */
export type Picture = { width: number; height: number; problem?: undefined } | { problem: string }

const FORMATS = new Set(["png", "jpeg", "webp", "heif"])

/** The bytes at the end of a complete file: PNG's IEND chunk, JPEG's EOI marker. */
const END_MARKERS: Readonly<Record<string, Buffer>> = {
  png: Buffer.from("IEND\u00ae\u0042\u0060\u0082", "latin1"),
  jpeg: Buffer.from([0xff, 0xd9]),
}

/**
 * Reads only the header and the last bytes of a picture; it decodes no pixels.
 * @returns the size after the rotation in the file's metadata, or the problem with the file
 */
export async function readPicture(file: string): Promise<Picture> {
  try {
    const { format, autoOrient, width, height } = await sharp(file).metadata()
    if (!format || !FORMATS.has(format)) return { problem: `is a ${format} file` }
    if (!(await hasEndMarker(file, END_MARKERS[format]))) {
      return { problem: "is incomplete" }
    }
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
