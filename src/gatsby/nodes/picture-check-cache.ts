/**
 * Remembers what the check has found out about each picture, in this and in earlier builds: to decode
 * all pictures again would take a tenth of a second each.
 */
import { createHash } from "node:crypto"
import { readFile, writeFile } from "node:fs/promises"
import { type Picture, readPicture } from "../../content/files/read-picture"
import { siteRoot } from "../../roots"

/** build-stamp.ts removes it when the code or the file itself changes. */
const FILE = siteRoot(".cache/picture-check-cache.json")

export type PictureCheckCache = {
  /** Like `readPicture`, but decodes only a picture that no build has checked. */
  read: (file: string) => Promise<Picture>
  /** Keeps the results of all good pictures that were read. */
  save: () => Promise<void>
}

/** Reads the results of earlier builds. */
export async function openPictureCheckCache(file = FILE): Promise<PictureCheckCache> {
  const known = new Map<string, Picture>(
    Object.entries(
      await readFile(file, "utf8")
        .then(JSON.parse)
        .catch(() => ({})),
    ),
  )
  const current: Record<string, Picture> = {}
  return {
    read: async (picture) => {
      const bytes = await readFile(picture).catch(() => undefined)
      if (!bytes) return readPicture(picture)
      const digest = createHash("sha256").update(bytes).digest("hex")
      const result = known.get(digest) ?? (await readPicture(picture))
      // A problem may be one of the disk, so the next build looks again.
      if (result.problem === undefined) current[digest] = result
      return result
    },
    save: () => writeFile(file, JSON.stringify(current)),
  }
}
