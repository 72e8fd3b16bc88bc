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
  for (const { path: location, generate } of files) {
    if (isInStaticFolder(location)) {
      reporter.info(`The build does not generate ${location}, because static${location} exists.`)
      continue
    }
    const file = path.join(PUBLIC, location)
    await mkdir(path.dirname(file), { recursive: true })
    await writeFile(file, await generate())
  }
}
