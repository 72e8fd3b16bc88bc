import { rm } from "node:fs/promises"
import path from "node:path"
import type { CreateDevServerArgs } from "gatsby"
import { PUBLIC } from "../build/built-files"
import { isInStaticFolder, toGeneratedFiles } from "../build/generated-files"
import { readContent } from "../build/read-content"

/** The part of Express that this file uses. Gatsby brings Express without its types. */
type Request = { path: string }

type Response = {
  status: (code: number) => Response
  type: (mediaType: string) => Response
  set: (header: string, value: string) => Response
  send: (body: unknown) => void
}

/** A variant may be added while the server runs, so its files are not known by name. */
const VARIANT_FILES = /^\/resume\/[a-z0-9-]+\.[a-z]+$/

/** Deletes the generated files of an earlier build. Gatsby would serve them instead of new ones. */
export async function removeGeneratedFiles(): Promise<void> {
  for (const file of toGeneratedFiles(await readContent(), "")) {
    if (!isInStaticFolder(file.path)) await rm(path.join(PUBLIC, file.path), { force: true })
  }
}

/** Serves the generated files in develop. Each request generates its file from current content. */
export async function serveGeneratedFiles(
  { app }: Pick<CreateDevServerArgs, "app">,
  getContent = readContent,
): Promise<void> {
  const paths = toGeneratedFiles(await getContent(), "").map((file) => file.path)
  app.get(
    [...paths.filter((path) => !isInStaticFolder(path)), VARIANT_FILES],
    async (request: Request, response: Response, next: () => void) => {
      try {
        const files = toGeneratedFiles(await getContent(), "")
        const file = files.find(({ path }) => path === request.path)
        if (!file) return next()
        const bytes = await file.generate()
        response.type(file.mediaType).set("cache-control", "no-store").send(Buffer.from(bytes))
      } catch (error) {
        response.status(500).type("text/plain").send(String(error))
      }
    },
  )
}
