/**
 * Remembers which files of pictures have no metadata, in this and in earlier builds: to open each of
 * them again would take a millisecond, and a picture has up to twenty.
 */
import { readFile, writeFile } from "node:fs/promises"
import path from "node:path"
import { PICTURES_FOLDER } from "./picture-files"
import { readText } from "./read-text"

/** cache-origin.ts removes it together with `public`. */
const FILE = path.resolve(".cache/picture-text-cache.json")

export type PictureTextCache = {
  /** Like `readText`, but opens no picture in which an earlier build found no text. */
  readText: typeof readText
  /** Keeps the names of all pictures without text that were read. */
  save: () => Promise<void>
}

/** Reads the names that earlier builds have kept. */
export async function openPictureTextCache(file = FILE): Promise<PictureTextCache> {
  const known = new Set<string>(
    await readFile(file, "utf8")
      .then(JSON.parse)
      .catch(() => []),
  )
  const current: string[] = []
  return {
    readText: async (location) => {
      const text = known.has(location) ? "" : await readText(location)
      // Such a picture never changes, because its folder has its hash in the name.
      if (text === "" && location.includes(path.join(PICTURES_FOLDER, "/"))) current.push(location)
      return text
    },
    save: () => writeFile(file, JSON.stringify(current)),
  }
}
