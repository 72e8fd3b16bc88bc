import { mkdir, writeFile } from "node:fs/promises"
import path from "node:path"
import type { Reporter } from "gatsby"
import { PUBLIC } from "./built-files"
import { type GeneratedFile, isInStaticFolder } from "./generated-files"

/** Writes the generated files to `public/`, except those that a file in `static/` replaces. */
export async function writeGeneratedFiles(
  files: readonly GeneratedFile[],
  reporter: Reporter,
): Promise<void> {
  // All at once: sharp draws the share images beside the main thread, which lays out the PDFs.
  const write = async ({ path: location, generate }: GeneratedFile) => {
    if (isInStaticFolder(location)) {
      reporter.info(`The build does not generate ${location}, because static${location} exists.`)
      return
    }
    const file = path.join(PUBLIC, location)
    await mkdir(path.dirname(file), { recursive: true })
    await writeFile(file, await generate())
  }
  await Promise.all(files.map(write))
}
