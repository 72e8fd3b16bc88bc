/** Makes the web fonts of the pages from TTF and OTF files. */
import { createHash } from "node:crypto"
import { mkdir, readFile, rename, writeFile } from "node:fs/promises"
import path from "node:path"
import { siteRoot } from "../roots"

/**
 * Brotli takes one to two seconds for a font of 160 kB, and the check needs the size each time. A build
 * empties .cache when the code changes, so the files are in the other folder of caches.
 */
const FOLDER = siteRoot("node_modules/.cache/web-fonts")

export type WebFont = {
  /** Where the WOFF2 file is on the disk. */
  path: string
  /** The start of the SHA-256 hash of its bytes. */
  hash: string
  /** In bytes. */
  size: number
}

/**
 * @param bytes a TTF or OTF file
 * @param folder keeps the files for the next call
 * @returns the font as a WOFF2 file
 * @throws if the font is damaged
 */
export async function toWebFont(bytes: Uint8Array, folder = FOLDER): Promise<WebFont> {
  const file = path.join(folder, `${hashOf(bytes)}.woff2`)
  const known = await readFile(file).catch(() => undefined)
  const woff2 = known ?? (await encode(bytes))
  if (!known) {
    await mkdir(folder, { recursive: true })
    await writeFile(`${file}.${process.pid}`, woff2)
    await rename(`${file}.${process.pid}`, file) // So nobody reads half a file.
  }
  return { path: file, hash: hashOf(woff2), size: woff2.length }
}

const hashOf = (bytes: Uint8Array) => createHash("sha256").update(bytes).digest("hex").slice(0, 16)

const encode = (bytes: Uint8Array) => inTurn(({ compress }) => compress(bytes))

/** @returns the TTF or OTF file in a WOFF2 file. fontkit finds no widths of a variable font in WOFF2 */
export const readWebFont = (file: string) =>
  inTurn(async ({ decompress }) => decompress(await readFile(file)))

let lastTurn: Promise<unknown> = Promise.resolve()

/** One at a time, and copied: wawoff2 returns a part of its memory, which the next call overwrites. */
function inTurn(run: (wawoff2: typeof import("wawoff2")) => Promise<Uint8Array>): Promise<Buffer> {
  // The module is 1 MB, and most sites have no font of their own.
  const turn = lastTurn.then(async () => Buffer.from(await run(await import("wawoff2"))))
  lastTurn = turn.catch(() => undefined)
  return turn
}
