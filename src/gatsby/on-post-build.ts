import type { BuildArgs, GatsbyNode } from "gatsby"
import type { Content } from "../content/schemas"
import { errorPagePath } from "../content/values/error-page-path"
import { applyVariant, describeLeftOut, toHiddenVariants } from "../resume"
import { toPages } from "../site/pages"
import { PUBLIC } from "./after-build/built-files"
import { emptyFolder } from "./after-build/cache-origin"
import { describeOutput } from "./after-build/describe-output"
import { openDocumentCache } from "./after-build/document-cache"
import { findLeaksInFolder } from "./after-build/find-leaks-in-folder"
import { isInStaticFolder, toGeneratedFiles } from "./after-build/generated-files"
import { openPictureTextCache } from "./after-build/picture-text-cache"
import { precompress } from "./after-build/precompress"
import { removeStaleFiles } from "./after-build/remove-stale-files"
import { securePages } from "./after-build/secure-pages"
import { writeGeneratedFiles } from "./after-build/write-generated-files"
import { readContent } from "./nodes/content-nodes"
import { reportOwnerError } from "./owner-error"

/**
 * Completes the output of Gatsby: adds the generated files, deletes stale files, secures the pages,
 * searches for private values and variants, and compresses.
 */
export const onPostBuild: GatsbyNode["onPostBuild"] = async (args) => {
  const { graphql, pathPrefix, reporter } = args
  const content = readContent(args)
  const documents = openDocumentCache()
  const generated = await toGeneratedFiles(content, pathPrefix, {
    warn: (message) => reporter.warn(message),
    typeset: documents.typeset,
  })
  await writeGeneratedFiles(generated, reporter)
  documents.removeUnused()
  const locations = new Set(generated.map(({ path }) => path))
  await removeStaleFiles({
    isGenerated: (file) => locations.has(file) || isInStaticFolder(file),
    pages: await findPages(graphql),
  })
  await securePages(pathPrefix, toPublicPaths(content))

  for (const [name, variant] of Object.entries(content.variants)) {
    const shown = applyVariant(content, variant)
    reporter.info(`variants/${name}.yaml leaves out ${describeLeftOut(content, shown)}.`)
    reporter.verbose(`It leaves out ${describeLeftOut(content, shown, { withNames: true })}.`)
  }
  if (Object.keys(content.variants).length > 0) {
    reporter.info("`npm run build -- --verbose` names what a variant leaves out.")
  }

  const pictures = await openPictureTextCache()
  const leaks = await findLeaksInFolder(PUBLIC, content.owner, toHiddenVariants(content), pictures)
  await pictures.save()
  if (leaks.length > 0) {
    await emptyFolder(PUBLIC)
    const end = "So public/ is empty now, and the next build starts from scratch."
    reportOwnerError(reporter, [...leaks, end].join("\n"))
  }

  await precompress()
  const start = Date.now() - process.uptime() * 1000
  reporter.info(`public/ has ${await describeOutput(content, start)}.`)
}

/** @returns the paths of all pages that Gatsby built */
async function findPages(graphql: BuildArgs["graphql"]): Promise<string[]> {
  type Pages = { allSitePage: { nodes: { path: string }[] } }
  const { data } = await graphql<Pages>("{ allSitePage { nodes { path } } }")
  if (!data) throw new Error("Gatsby does not list its pages.")
  return data.allSitePage.nodes.map(({ path }) => path)
}

/** @returns the paths of the pages that anyone may know: those of the site map, and error pages */
function toPublicPaths(content: Content): Set<string> {
  const errorPages = content.errors.errors.map(({ status }) => errorPagePath(status))
  return new Set([...toPages(content).map(({ path }) => path), ...errorPages])
}
