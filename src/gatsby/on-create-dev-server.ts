import { rm } from "node:fs/promises"
import type { GatsbyNode } from "gatsby"
import { isOwnersOwn, publicFile } from "./artifact-files"
import { toArtifacts } from "./artifacts"
import { readContent } from "./read-content"

/** What this file uses of Express, which Gatsby brings along untyped. */
type Reply = {
  status: (code: number) => Reply
  type: (mediaType: string) => Reply
  set: (header: string, value: string) => Reply
  send: (body: unknown) => void
}

/** Serves every generated file while the owner writes, made anew from what is on the disk. */
export const onCreateDevServer: GatsbyNode["onCreateDevServer"] = async ({ app }) => {
  const generated = toArtifacts(await readContent(), "").filter(({ path }) => !isOwnersOwn(path))
  for (const { path: location, mediaType } of generated) {
    // A copy from an earlier build would be served in its place.
    await rm(publicFile(location), { force: true })
    app.get(location, async (_request: unknown, response: Reply) => {
      try {
        const artifacts = toArtifacts(await readContent(), "")
        const artifact = artifacts.find(({ path }) => path === location)
        const bytes = await artifact?.make()
        response
          .type(mediaType)
          .set("cache-control", "no-store")
          .send(Buffer.from(bytes ?? []))
      } catch (error) {
        response.status(500).type("text/plain").send(String(error))
      }
    })
  }
}
