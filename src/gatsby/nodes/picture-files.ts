/** Makes the files of a picture: one for each width and format that a page offers to the browser. */
import { createHash, randomUUID } from "node:crypto"
import { existsSync } from "node:fs"
import { mkdir, rename, writeFile } from "node:fs/promises"
import path from "node:path"
import sharp, { type Sharp } from "sharp"

export type PictureFormat = keyof typeof OPTIONS

/** A file to make. The sizes are in pixels. */
export type PictureFile = { path: string; width: number; height: number; format: PictureFormat }

/** What the pages need to know of a picture. */
export type PictureSource = {
  /** In pixels, after the rotation in the file's metadata. */
  width: number
  height: number
  /** The format for browsers without AVIF and WebP. */
  format: "jpg" | "png"
  /** Its main color, as in '#0a0b0c'. */
  color: string
}

/** Where the files are: `static` is the folder of files whose names contain a hash. */
export const PICTURES_FOLDER = "/static/pictures"

/** In hexadecimal digits. */
const HASH_LENGTH = 10

const OPTIONS = {
  jpg: { quality: 80, progressive: true },
  png: { quality: 80, compressionLevel: 9 },
  webp: { quality: 80 },
  // The default effort takes six times as long. See docs/decisions/picture-files.md.
  avif: { quality: 60, effort: 2 },
} as const

/**
 * Reads a picture.
 * @throws the error of sharp if the file is damaged
 */
export async function readPictureSource(file: string): Promise<PictureSource> {
  const image = open(file)
  const { autoOrient, format } = await image.metadata()
  const sample = await image
    .resize(200, 200, { fit: "inside", withoutEnlargement: true })
    .png()
    .toBuffer()
  const { dominant, isOpaque } = await sharp(sample).stats()
  const { width, height } = autoOrient
  return {
    width,
    height,
    format: format === "png" || !isOpaque ? "png" : "jpg",
    color: toHex(dominant),
  }
}

/**
 * @param name the name of the picture's file
 * @param digest the hash of its bytes, in hexadecimal digits
 * @param use what a page wants of the picture: the bytes of a file depend on the largest size, too
 * @returns the path of a file from the root of the site. It has hashes of all that makes the bytes of
 *   the file, so the file never changes.
 */
export function picturePath(
  { name, digest, use }: { name: string; digest: string; use: unknown },
  { width, height, format }: Omit<PictureFile, "path">,
): string {
  const settings = JSON.stringify([use, OPTIONS, sharp.versions])
  const hash = createHash("sha256").update(settings).digest("hex")
  const folder = [name, digest.slice(0, HASH_LENGTH), hash.slice(0, HASH_LENGTH)].join("-")
  return `${PICTURES_FOLDER}/${folder}/${width}x${height}.${format}`
}

/**
 * Folder → the end of the write that is under way in it. A folder has the files of one use of a picture.
 * Pages with the same use of a picture share the write.
 */
const running = new Map<string, Promise<void>>()

/**
 * Writes the files that do not exist yet.
 * @param files those of one use of the picture: `picturePath` gives them one folder
 * @param to the folder of the built site
 * @throws the error of sharp if the picture is damaged
 */
export function writePictureFiles(
  picture: string,
  files: readonly PictureFile[],
  to: string,
): Promise<void> {
  const [folder = to] = files.map((file) => path.dirname(path.join(to, file.path)))
  const written =
    running.get(folder) ?? writeMissing(picture, files, to).finally(() => running.delete(folder))
  running.set(folder, written)
  return written
}

/**
 * @param file the location of a file of a picture on the disk
 * @returns resolves when the file is written, or at once if nobody writes it
 * @throws the error of sharp if the picture is damaged
 */
export const waitForPictureFile = async (file: string): Promise<void> =>
  running.get(path.dirname(file))

async function writeMissing(
  picture: string,
  files: readonly PictureFile[],
  to: string,
): Promise<void> {
  const missing = files.filter((file) => !existsSync(path.join(to, file.path)))
  if (missing.length === 0) return
  await inTurn(async () => {
    // The bytes of an AVIF file depend on the number of threads. Sharp's default differs between systems.
    sharp.concurrency(1)
    // The picture is decoded once. Its other sizes are made from the largest one.
    const largest = files.reduce((one, other) => (one.width > other.width ? one : other))
    const { data, info } = await toSize(open(picture), largest)
      .raw()
      .toBuffer({ resolveWithObject: true })
    const write = async (file: PictureFile) => {
      const image = toSize(sharp(data, { raw: info }), file)
      const bytes = await image
        .toFormat(file.format === "jpg" ? "jpeg" : file.format, OPTIONS[file.format])
        .toBuffer()
      await writeWhole(path.join(to, file.path), bytes)
    }
    const results = await Promise.allSettled(missing.map(write))
    const failed = results.find((result) => result.status === "rejected")
    if (failed) throw failed.reason
  })
}

let last: Promise<unknown> = Promise.resolve()

/** The files of one picture are made at the same time. All pictures at once would need much memory. */
function inTurn(work: () => Promise<void>): Promise<void> {
  const done = last.then(work)
  last = done.catch(() => {})
  return done
}

const open = (file: string): Sharp => sharp(file, { failOn: "warning" }).autoOrient()

/** Cuts off what does not fit, at the less interesting side. */
const toSize = (image: Sharp, { width, height }: { width: number; height: number }): Sharp =>
  image.resize(width, height, { fit: "cover", position: sharp.strategy.attention })

/** Another process may write the same file, and a build may be stopped: the file appears when it is whole. */
async function writeWhole(file: string, bytes: Uint8Array): Promise<void> {
  await mkdir(path.dirname(file), { recursive: true })
  const temporary = `${file}.${randomUUID()}`
  await writeFile(temporary, bytes)
  await rename(temporary, file)
}

const toHex = ({ r, g, b }: { r: number; g: number; b: number }): string =>
  `#${[r, g, b].map((part) => part.toString(16).padStart(2, "0")).join("")}`
