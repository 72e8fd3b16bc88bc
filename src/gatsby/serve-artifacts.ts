import { rm } from "node:fs/promises"
import type { CreateDevServerArgs } from "gatsby"
import { isOwnersOwn, publicFile } from "../build/artifact-files"
import { toArtifacts } from "../build/artifacts"
import { readContent } from "./read-content"

/** What this file uses of Express, which Gatsby brings along untyped. */
type Request = { path: string }

type Reply = {
  status: (code: number) => Reply
  type: (mediaType: string) => Reply
  set: (header: string, value: string) => Reply
  send: (body: unknown) => void
}

/** A variant may be added while the server runs, so its files are not known by name. */
const VARIANT_FILES = /^\/resume\/[a-z0-9-]+\.[a-z]+$/

/** Serves every generated file while the owner writes, made anew from the last valid content. */
export async function serveArtifacts({ app }: Pick<CreateDevServerArgs, "app">): Promise<void> {
  const generated = toArtifacts(await readContent(), "").filter(({ path }) => !isOwnersOwn(path))
  // Copies from an earlier build would be served in their place.
  for (const { path } of generated) await rm(publicFile(path), { force: true })
  app.get([...generated.map(({ path }) => path), VARIANT_FILES], serveArtifact)
}

async function serveArtifact({ path: location }: Request, response: Reply, next: () => void) {
  try {
    const artifact = toArtifacts(await readContent(), "").find(({ path }) => path === location)
    if (!artifact) return next()
    const bytes = await artifact.make()
    response.type(artifact.mediaType).set("cache-control", "no-store").send(Buffer.from(bytes))
  } catch (error) {
    response.status(500).type("text/plain").send(String(error))
  }
}
