import { rm } from "node:fs/promises"
import type { CreateDevServerArgs } from "gatsby"
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

/** Serves every generated file while the owner writes, made anew from the last valid content. */
export async function serveArtifacts({ app }: Pick<CreateDevServerArgs, "app">): Promise<void> {
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
