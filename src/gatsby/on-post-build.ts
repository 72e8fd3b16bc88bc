import type { GatsbyNode } from "gatsby"
import { PUBLIC } from "../build/built-files"
import { findLeaksIn } from "../build/find-leaks-in"
import { precompress } from "../build/precompress"
import { removeStaleAssets } from "../build/remove-stale-assets"
import { securePages } from "../build/secure-pages"
import { writeArtifacts } from "../build/write-artifacts"
import { readContent } from "./read-content"

/** Finishes what Gatsby has written: adds the other forms, cleans, secures, inspects, compresses. */
export const onPostBuild: GatsbyNode["onPostBuild"] = async ({ pathPrefix, reporter }) => {
  const content = await readContent()
  await removeStaleAssets()
  await writeArtifacts(content, pathPrefix, reporter)
  await securePages(pathPrefix)

  const leaks = await findLeaksIn(PUBLIC, content.owner.contact)
  for (const leak of leaks) reporter.error(leak)
  if (leaks.length > 0) reporter.panicOnBuild("The build holds private values; see above.")

  await precompress()
}
