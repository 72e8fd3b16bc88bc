import { readFile, rm, stat, writeFile } from "node:fs/promises"
import path from "node:path"
import { promisify } from "node:util"
import { brotliCompress, constants, gzip } from "node:zlib"
import { listBuiltFiles, PUBLIC } from "./built-files"
import { inParallel } from "./in-parallel"

const COMPRESSIBLE = /\.(?:html|js|css|json|svg|txt|xml|md|vcf|webmanifest)$/
/** Below it, a compressed file saves no packet. */
const SMALLEST = 1024

const brotli = promisify(brotliCompress)
const deflate = promisify(gzip)

/** Lays a brotli and a gzip copy, each as small as can be, beside every file that gains by it. */
export async function precompress(folder = PUBLIC): Promise<void> {
  const files = (await listBuiltFiles(folder)).filter((file) => COMPRESSIBLE.test(file))
  await inParallel(files, (file) => compress(path.join(folder, file)))
}

async function compress(file: string) {
  const [original, copy] = await Promise.all([
    stat(file),
    stat(`${file}.br`).catch(() => undefined),
  ])
  if (original.size < SMALLEST) {
    await Promise.all([rm(`${file}.br`, { force: true }), rm(`${file}.gz`, { force: true })])
    return
  }
  if (copy && copy.mtimeMs > original.mtimeMs) return
  const body = await readFile(file)
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
    [constants.BROTLI_PARAM_SIZE_HINT]: body.length,
  }
  await writeFile(`${file}.gz`, await deflate(body, { level: 9 }))
  // Written last: it is the one whose date says that both are current.
  await writeFile(`${file}.br`, await brotli(body, { params }))
}
