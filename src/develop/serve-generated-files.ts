import { rm } from "node:fs/promises"
import path from "node:path"
import type { CreateDevServerArgs } from "gatsby"
import { PUBLIC } from "../build/built-files"
import { isInStaticFolder, toGeneratedFiles } from "../build/generated-files"
import { readContent } from "../build/read-content"
import { removeVariantFiles } from "../build/write-generated-files"

/** The part of Express that this file uses. Gatsby brings Express without its types. */
type Request = { path: string }

type Response = {
  status: (code: number) => Response
  type: (mediaType: string) => Response
  set: (header: string, value: string) => Response
  send: (body: unknown) => void
}

/** A path with a file extension. Every generated file has one, and no page has. */
const FILE_PATH = /\.[a-z]+$/

/** Deletes the generated files of an earlier build. Gatsby would serve them instead of new ones. */
export async function removeGeneratedFiles(): Promise<void> {
  await removeVariantFiles()
  for (const file of toGeneratedFiles(await readContent(), "")) {
    if (!isInStaticFolder(file.path)) await rm(path.join(PUBLIC, file.path), { force: true })
  }
}

/**
 * Serves the generated files in develop. Each request looks up its path in the current content,
 * because the owner may add or delete a variant while the server runs.
 */
export function serveGeneratedFiles(
  { app }: Pick<CreateDevServerArgs, "app">,
  getContent = readContent,
): void {
  app.get(FILE_PATH, async (request: Request, response: Response, next: () => void) => {
    try {
      const files = toGeneratedFiles(await getContent(), "")
      const file = files.find(({ path }) => path === request.path)
      if (!file || isInStaticFolder(file.path)) return next()
      const bytes = await file.generate()
      response.type(file.mediaType).set("cache-control", "no-store").send(Buffer.from(bytes))
    } catch (error) {
      response.status(500).type("text/plain").send(String(error))
    }
  })
}
