import { readFile, rm, writeFile } from "node:fs/promises"
import { availableParallelism } from "node:os"
import path from "node:path"
import { promisify } from "node:util"
import { brotliCompress, constants, gzip } from "node:zlib"
import { COPY, listBuiltFiles, PUBLIC } from "../built-files"
import { isInStaticFolder } from "./generated-files"

/** A smaller file fits into one network packet with or without compression. In bytes. */
const MIN_SIZE = 1024

const toBrotli = promisify(brotliCompress)
const toGzip = promisify(gzip)

/**
 * Writes a brotli and a gzip copy, at the highest level, beside every text file of at least
 * `MIN_SIZE`. Copies of earlier builds are deleted: a host would send them in place of the file. Those of
 * `static/` stay. So what is sent compressed is what the search for private values has read. It compresses
 * one file per core at a time, so the number of files does not raise the memory that it needs.
 */
export async function precompress(folder = PUBLIC): Promise<void> {
  // The workers share one iterator, so each file is compressed once.
  const queue = (await listBuiltFiles(folder)).values()
  const work = async () => {
    for (const file of queue) if (COPY.test(`${file}.gz`)) await compress(folder, file)
  }
  await Promise.all(Array.from({ length: availableParallelism() }, work))
}

async function compress(folder: string, file: string) {
  const body = await readFile(path.join(folder, file))
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
    [constants.BROTLI_PARAM_SIZE_HINT]: body.length,
  }
  const write = async (copy: string, toBytes: () => Promise<Buffer>) => {
    if (isInStaticFolder(copy)) return
    if (body.length < MIN_SIZE) await rm(path.join(folder, copy), { force: true })
    else await writeFile(path.join(folder, copy), await toBytes())
  }
  await write(`${file}.gz`, () => toGzip(body, { level: 9 }))
  await write(`${file}.br`, () => toBrotli(body, { params }))
}
