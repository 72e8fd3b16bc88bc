import type { BuildArgs, GatsbyNode } from "gatsby"
import { quotedCommand } from "../lib/command"
import { formatCount } from "../lib/format-count"
import { UserError } from "../lib/user-error"
import { describeLeftOut } from "../resume"
import { openDocumentCache } from "../typeset/document-cache"
import { emptyFolder } from "./after-build/build-stamp"
import { findLeaksOf } from "./after-build/find-leaks-in-folder"
import {
  isInStaticFolder,
  toGeneratedFiles,
  writeGeneratedFiles,
} from "./after-build/generated-files"
import { precompress } from "./after-build/precompress"
import { removeStaleFiles } from "./after-build/remove-stale-files"
import { securePages } from "./after-build/secure-pages"
import { PUBLIC } from "./built-files"
import { siteContents, siteLanguages } from "./site-contents"
import { reportUserError } from "./user-error"

/**
 * Completes the output of Gatsby: adds the generated files, deletes stale files, secures the pages,
 * searches for private values and variants, and compresses.
 */
export const onPostBuild: GatsbyNode["onPostBuild"] = async (args) => {
  const { graphql, pathPrefix, reporter } = args
  const contents = siteContents()
  const documents = openDocumentCache()
  const notes: string[] = []
  const generated = await toGeneratedFiles(contents, pathPrefix, {
    warn: (message) => reporter.warn(message),
    note: (message) => notes.push(message),
    typeset: documents.typeset,
  })
  await writeGeneratedFiles(generated, reporter).catch((error) => {
    if (!(error instanceof UserError)) throw error
    reportUserError(reporter, error.message)
  })
  documents.removeUnused()
  const pages = await findPages(graphql)
  const locations = new Set(generated.map(({ path }) => path))
  await removeStaleFiles({
    isGenerated: (file) => locations.has(file) || isInStaticFolder(file),
    pages,
  })
  await securePages(pathPrefix)

  const inLanguages = siteLanguages().map(({ content }) => content)
  const leaks = await findLeaksOf(inLanguages, PUBLIC, (note) => notes.push(note))
  if (leaks.length > 0) {
    await emptyFolder(PUBLIC)
    const end = "So public/ is empty now, and the next build starts from scratch."
    reportUserError(reporter, [...leaks, end].join("\n"))
  }

  await precompress()
  const [base, ...variants] = siteLanguages()[0].resumes
  const leftOut = variants.map(
    (each) => `variants/${each.variant}.yaml leaves out ${describeLeftOut(base, each)}.`,
  )
  const lines = [
    `public/ has ${formatCount(pages.length, "page")}.`,
    ...notes,
    ...leftOut,
    `${quotedCommand("serve")} shows the site.`,
  ]
  reporter.info(lines.join("\n"))
}

/** @returns the paths of all pages that Gatsby built */
async function findPages(graphql: BuildArgs["graphql"]): Promise<string[]> {
  type Pages = { allSitePage: { nodes: { path: string }[] } }
  const { data } = await graphql<Pages>("{ allSitePage { nodes { path } } }")
  if (!data) throw new Error("Gatsby does not list its pages.")
  return data.allSitePage.nodes.map(({ path }) => path)
}
