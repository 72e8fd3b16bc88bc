import { mkdir, readdir, rm, writeFile } from "node:fs/promises"
import path from "node:path"
import type { Reporter } from "gatsby"
import type { Content } from "../content/schemas"
import { isOwnersOwn, publicFile } from "./artifact-files"
import { type Artifact, toArtifacts } from "./artifacts"

/** Where files are named after what the owner may take away again: a variant. */
const FOLDERS = ["/resume", "/share"]

/** Writes the generated files into `public/`, but for those that the owner made by hand. */
export async function writeArtifacts(
  content: Content,
  pathPrefix: string,
  reporter: Reporter,
): Promise<void> {
  const artifacts = toArtifacts(content, pathPrefix)
  await removeFormer(artifacts)
  for (const { path: location, make } of artifacts) {
    if (isOwnersOwn(location)) {
      reporter.info(`static${location} is your own file: it is served, and none is generated.`)
      continue
    }
    const file = publicFile(location)
    await mkdir(path.dirname(file), { recursive: true })
    await writeFile(file, await make())
  }
}

/** Takes out the files, and their compressed copies, of variants that are no more. */
async function removeFormer(artifacts: readonly Artifact[]): Promise<void> {
  const current = new Set([
    ...artifacts.map(({ path: location }) => location),
    "/resume/index.html",
  ])
  for (const folder of FOLDERS) {
    const entries = await readdir(publicFile(folder), { withFileTypes: true }).catch(() => [])
    for (const entry of entries.filter((each) => each.isFile())) {
      const location = `${folder}/${entry.name}`
      const plain = location.replace(/\.(?:br|gz)$/, "")
      if (!current.has(plain) && !isOwnersOwn(plain)) await rm(publicFile(location))
    }
  }
}
