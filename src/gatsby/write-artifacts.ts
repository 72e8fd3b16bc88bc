import { mkdir, writeFile } from "node:fs/promises"
import path from "node:path"
import type { Reporter } from "gatsby"
import type { Content } from "../content/schemas"
import { isOwnersOwn, publicFile } from "./artifact-files"
import { toArtifacts } from "./artifacts"

/** Writes the generated files into `public/`, but for those that the owner made by hand. */
export async function writeArtifacts(
  content: Content,
  pathPrefix: string,
  reporter: Reporter,
): Promise<void> {
  for (const { path: location, make } of toArtifacts(content, pathPrefix)) {
    if (isOwnersOwn(location)) {
      reporter.info(`static${location} is your own file: it is served, and none is generated.`)
      continue
    }
    const file = publicFile(location)
    await mkdir(path.dirname(file), { recursive: true })
    await writeFile(file, await make())
  }
}
