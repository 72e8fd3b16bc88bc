import type { GatsbyNode } from "gatsby"
import { PUBLIC } from "./built-files"
import { findLeaksIn } from "./find-leaks-in"
import { precompress } from "./precompress"
import { readContent } from "./read-content"
import { removeLeftovers } from "./remove-leftovers"
import { securePages } from "./secure-pages"
import { writeArtifacts } from "./write-artifacts"

/** Finishes what Gatsby has written: adds the other forms, cleans, secures, inspects, compresses. */
export const onPostBuild: GatsbyNode["onPostBuild"] = async ({ pathPrefix, reporter }) => {
  const content = await readContent()
  await removeLeftovers()
  await writeArtifacts(content, pathPrefix, reporter)
  await securePages(pathPrefix)

  const leaks = await findLeaksIn(PUBLIC, content.owner.contact)
  for (const leak of leaks) reporter.error(leak)
  if (leaks.length > 0) reporter.panicOnBuild("The build holds private values; see above.")

  await precompress()
}
