/** What a file in content/images is, by its first and last bytes; nothing is decoded. */
import { open } from "node:fs/promises"
import sharp from "sharp"
import type { Picture } from "./cross-file/rule"

const FORMATS = new Set(["png", "jpeg", "webp", "heif"])

/** The bytes that end a whole file: PNG's IEND chunk, JPEG's EOI marker. */
const ENDINGS: Readonly<Record<string, Buffer>> = {
  png: Buffer.from("IEND\u00ae\u0042\u0060\u0082", "latin1"),
  jpeg: Buffer.from([0xff, 0xd9]),
}

/** @returns the size as the picture is seen, or what is wrong with the file */
export async function readPicture(file: string): Promise<Picture> {
  try {
    const { format, autoOrient, width, height } = await sharp(file).metadata()
    if (!format || !FORMATS.has(format)) return { problem: `is a ${format} file` }
    if (!(await isWhole(file, ENDINGS[format]))) return { problem: "is cut off before its end" }
    return { width: autoOrient?.width ?? width, height: autoOrient?.height ?? height }
  } catch {
    return { problem: "is not a picture, or it is damaged" }
  }
}

/** Some programs append notes of their own, so the end is looked for in the last bytes. */
async function isWhole(file: string, ending: Buffer | undefined): Promise<boolean> {
  if (!ending) return true
  const handle = await open(file)
  try {
    const { size } = await handle.stat()
    const length = Math.min(size, 4096)
    const { buffer } = await handle.read(Buffer.alloc(length), 0, length, size - length)
    return buffer.includes(ending)
  } finally {
    await handle.close()
  }
}
