/**
 * Remembers which files of pictures have no metadata, in this and in earlier builds. So the time of a
 * second build depends little on the number of pictures: 100 pictures have about 1,500 files. After one
 * edit, a build with 100 pictures took 2.0 s more than one with 10, and takes 0.9 s more with this cache.
 */
import { readFile, writeFile } from "node:fs/promises"
import path from "node:path"
import { siteRoot } from "../../roots"
import { PICTURES_FOLDER } from "../nodes/picture-files"
import { readText } from "./read-text"

/** build-stamp.ts removes it together with `public`. */
const FILE = siteRoot(".cache/picture-text-cache.json")

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
