import { stat } from "node:fs/promises"
import path from "node:path"
import { listFiles } from "../../content/files/list-files"
import { loadContent } from "../../content/load"
import { formatDiagnostics } from "../../content/report/terminal"
import type { Content } from "../../content/schemas"
import { openPictureCheckCache } from "./picture-check-cache"
import { VALIDATED_COPY } from "./validated-copy"

/** What was read last, and the state of the folder at that time. */
let last: { state: string; content: Promise<Content> } | undefined

/**
 * Reads the folder only if a file in it has changed: many fields of the pages ask for the content.
 * @returns the last valid content
 * @throws an error with all diagnostics, if the validated copy is not valid
 */
export async function readContent(folder = VALIDATED_COPY): Promise<Content> {
  const state = await readState(folder)
  if (last?.state !== state) last = { state, content: loadValid(folder) }
  return last.content
}

/** @returns the names, sizes and dates of all files in the folder */
async function readState(folder: string): Promise<string> {
  const states = (await listFiles(folder)).map(async (file) => {
    const { size, mtimeMs } = await stat(path.join(folder, file))
    return [file, size, mtimeMs]
  })
  return JSON.stringify([folder, ...(await Promise.all(states))])
}

async function loadValid(folder: string): Promise<Content> {
  const { read } = await openPictureCheckCache()
  const { content, diagnostics } = await loadContent(folder, new Date(), read)
  if (!content) throw new Error(formatDiagnostics(diagnostics))
  return content
}
