import { readFile, rm, writeFile } from "node:fs/promises"
import { availableParallelism } from "node:os"
import path from "node:path"
import { promisify } from "node:util"
import { brotliCompress, constants, gzip } from "node:zlib"
import { listBuiltFiles, PUBLIC } from "./built-files"

const COMPRESSIBLE = /\.(?:html|js|css|json|svg|txt|xml|md|vcf|webmanifest)$/

/** A smaller file fits into one network packet with or without compression. In bytes. */
const MIN_SIZE = 1024

const toBrotli = promisify(brotliCompress)
const toGzip = promisify(gzip)

/**
 * Writes a brotli and a gzip copy, at the highest level, beside every text file of at least
 * `MIN_SIZE`. Copies of earlier builds are deleted: a host would send them in place of the file. So
 * what is sent compressed is what the search for private values has read. It compresses one file per
 * core at a time, so the number of files does not raise the memory that it needs.
 */
export async function precompress(folder = PUBLIC): Promise<void> {
  // The workers share one iterator, so each file is compressed once.
  const queue = (await listBuiltFiles(folder)).values()
  const work = async () => {
    for (const file of queue) await compress(path.join(folder, file))
  }
  await Promise.all(Array.from({ length: availableParallelism() }, work))
}

async function compress(file: string) {
  await rm(`${file}.br`, { force: true })
  await rm(`${file}.gz`, { force: true })
  if (!COMPRESSIBLE.test(file)) return
  const body = await readFile(file)
  if (body.length < MIN_SIZE) return
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
    [constants.BROTLI_PARAM_SIZE_HINT]: body.length,
  }
  await writeFile(`${file}.gz`, await toGzip(body, { level: 9 }))
  await writeFile(`${file}.br`, await toBrotli(body, { params }))
}
