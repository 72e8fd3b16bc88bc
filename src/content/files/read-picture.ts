import { open } from "node:fs/promises"
import sharp, { type Sharp } from "sharp"
import { luminance } from "../../lib/color"

/** What is known about a picture, or the reason why the site cannot use the file. */
export type Picture =
  | {
      /** In pixels. */
      width: number
      height: number
      /** The share of its area, from 0 to 1, that stands out from a black page. */
      visible: number
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

/** The contrast to its surroundings that a part of a picture needs (WCAG 2.2, 1.4.11). */
const MIN_PART_CONTRAST = 3

/** The pixels to measure in each direction. More of them give the same result within 1%. */
const SAMPLES = 128

/**
 * Decodes a picture, as strictly as the build does, and reads its last bytes.
 * @returns the size after the rotation in the file's metadata and what can be seen on a black page, or
 *   the problem with the file
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
    const visible = await measureVisible(image)
    return { width: autoOrient?.width ?? width, height: autoOrient?.height ?? height, visible }
  } catch {
    return { problem: "is not a picture, or it is damaged" }
  }
}

/** @returns the share of the pixels that stand out from a black page; a transparent one shows the page */
async function measureVisible(image: Sharp): Promise<number> {
  const { data, info } = await image
    .toColourspace("srgb")
    .flatten({ background: "#000" })
    // Averages of neighbors would hide the thin letters of a dark screenshot.
    .resize(SAMPLES, SAMPLES, { fit: "inside", kernel: "nearest" })
    .raw()
    .toBuffer({ resolveWithObject: true })
  let visible = 0
  for (let offset = 0; offset < data.length; offset += info.channels) {
    if (contrastToBlack(data.subarray(offset, offset + 3)) >= MIN_PART_CONTRAST) visible++
  }
  return visible / (info.width * info.height)
}

/** @see https://www.w3.org/TR/WCAG22/#dfn-contrast-ratio */
function contrastToBlack([red = 0, green = red, blue = red]: Uint8Array): number {
  return (luminance([red, green, blue]) + 0.05) / 0.05
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
