import { readdir, rm } from "node:fs/promises"
import type { ServerResponse } from "node:http"
import path from "node:path"
import type { CreateDevServerArgs } from "gatsby"
import { isInStaticFolder, toGeneratedFiles } from "../after-build/generated-files"
import { PUBLIC } from "../built-files"

type Contents = Parameters<typeof toGeneratedFiles>[0]

/** Gatsby brings Express without its types. */
type Request = { path: string }

/** A path with a file extension, as in resume.pdf or lora.woff2. Every generated file has one, and no page has. */
const FILE_PATH = /\.[a-z]+2?$/

/** The folders with files that are named after a variant, which the owner may have deleted. */
const VARIANT_FOLDERS = ["/resume", "/share"]

/** Deletes the generated files of an earlier build. Gatsby would serve them instead of new ones. */
export async function removeGeneratedFiles(contents: Contents, from = PUBLIC): Promise<void> {
  const generated = await toGeneratedFiles(contents, "")
  const locations = generated.map(({ path: location }) => location)
  const starts = new Set(contents.map(({ languagePath = "" }) => languagePath))
  const folders = [...starts].flatMap((start) => VARIANT_FOLDERS.map((folder) => start + folder))
  for (const folder of folders) {
    const entries = await readdir(path.join(from, folder), { withFileTypes: true }).catch(() => [])
    const files = entries.filter((entry) => entry.isFile() && entry.name !== "index.html")
    locations.push(...files.map(({ name }) => `${folder}/${name}`))
  }
  for (const location of locations.filter((candidate) => !isInStaticFolder(candidate))) {
    await rm(path.join(from, location), { force: true })
  }
}

/**
 * Serves the generated files in develop. Each request looks up its path in the current content,
 * because the owner may add or delete a variant while the server runs.
 */
export function serveGeneratedFiles(
  { app }: Pick<CreateDevServerArgs, "app">,
  getContents: () => Contents,
): void {
  app.get(FILE_PATH, async (request: Request, response: ServerResponse, next: () => void) => {
    try {
      const files = await toGeneratedFiles(getContents(), "")
      const file = files.find(({ path }) => path === request.path)
      if (!file || isInStaticFolder(file.path)) return next()
      const bytes = await file.generate()
      response.setHeader("content-type", file.mediaType).setHeader("cache-control", "no-store")
      response.end(bytes)
    } catch (error) {
      response.writeHead(500, { "content-type": "text/plain" }).end(String(error))
    }
  })
}
