import { mkdir, writeFile } from "node:fs/promises"
import path from "node:path"
import type { GatsbyNode } from "gatsby"
import { isOwnersOwn, publicFile } from "./artifact-files"
import { toArtifacts } from "./artifacts"
import { findLeaksIn } from "./find-leaks-in"
import { readContent } from "./read-content"

/** Writes the generated files into `public/`, then makes sure that nothing private is in there. */
export const onPostBuild: GatsbyNode["onPostBuild"] = async ({ pathPrefix, reporter }) => {
  const content = await readContent()
  for (const { path: location, make } of toArtifacts(content, pathPrefix)) {
    if (isOwnersOwn(location)) {
      reporter.info(`static${location} is your own file: it is served, and none is generated.`)
      continue
    }
    const file = publicFile(location)
    await mkdir(path.dirname(file), { recursive: true })
    await writeFile(file, await make())
  }
  const leaks = await findLeaksIn(path.resolve("public"), content.owner.contact)
  for (const leak of leaks) reporter.error(leak)
  if (leaks.length > 0) reporter.panicOnBuild("The build holds private values; see above.")
}
