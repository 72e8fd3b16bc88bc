import type { GatsbyNode } from "gatsby"
import { PUBLIC } from "../build/built-files"
import { findLeaksInFolder } from "../build/find-leaks-in-folder"
import { precompress } from "../build/precompress"
import { readContent } from "../build/read-content"
import { removeStaleAssets } from "../build/remove-stale-assets"
import { securePages } from "../build/secure-pages"
import { writeGeneratedFiles } from "../build/write-generated-files"
import type { Content } from "../content/schemas"
import { toPages } from "../exports/pages"

/**
 * Completes the output of Gatsby: deletes stale files, adds the generated files, secures the pages,
 * searches for private values, and compresses.
 */
export const onPostBuild: GatsbyNode["onPostBuild"] = async ({ pathPrefix, reporter }) => {
  const content = await readContent()
  await removeStaleAssets()
  await writeGeneratedFiles(content, pathPrefix, reporter)
  await securePages(pathPrefix, toPublicPaths(content))

  const leaks = await findLeaksInFolder(PUBLIC, content.owner)
  for (const leak of leaks) reporter.error(leak)
  if (leaks.length > 0)
    reporter.panicOnBuild("The build contains private values. See the errors above.")

  await precompress()
}

/** @returns the paths of the pages that anyone may know: those of the site map, and error pages */
function toPublicPaths(content: Content): Set<string> {
  const errorPages = content.errors.errors.map(({ status }) => `/${status}.html`)
  return new Set([...toPages(content).map(({ path }) => path), ...errorPages])
}
