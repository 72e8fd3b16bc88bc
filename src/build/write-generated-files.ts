import { mkdir, readdir, rm, writeFile } from "node:fs/promises"
import path from "node:path"
import type { Reporter } from "gatsby"
import type { Content } from "../content/schemas"
import { PUBLIC } from "./built-files"
import { isInStaticFolder, toGeneratedFiles } from "./generated-files"

/** The folders with files that are named after a variant, which the owner may delete. */
const VARIANT_FOLDERS = ["/resume", "/share"]

/** Gatsby's own page in one of these folders. */
const RESUME_PAGE = "/resume/index.html"

/** Writes the generated files to `public/`, except those that a file in `static/` replaces. */
export async function writeGeneratedFiles(
  content: Content,
  pathPrefix: string,
  reporter: Reporter,
): Promise<void> {
  const files = toGeneratedFiles(content, pathPrefix, (message) => reporter.warn(message))
  await removeVariantFiles(files.map((file) => file.path))
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

/**
 * Deletes generated files, and their compressed copies, from the folders of variants.
 * @param current the paths of files to keep
 */
export async function removeVariantFiles(current: readonly string[] = []): Promise<void> {
  const keep = new Set([...current, RESUME_PAGE])
  for (const folder of VARIANT_FOLDERS) {
    const entries = await readdir(path.join(PUBLIC, folder), { withFileTypes: true }).catch(
      () => [],
    )
    for (const entry of entries.filter((each) => each.isFile())) {
      const location = `${folder}/${entry.name}`
      const original = location.replace(/\.(?:br|gz)$/, "")
      if (!keep.has(original) && !isInStaticFolder(original)) await rm(path.join(PUBLIC, location))
    }
  }
}
