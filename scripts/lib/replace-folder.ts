/** Replaces a folder by a new one, all or nothing. */
import { existsSync } from "node:fs"
import { cp, lstat, mkdir, mkdtemp, readdir, rename, rm, stat } from "node:fs/promises"
import path from "node:path"
import { REPLACED } from "../../src/content/files/read-folder"
import { UserError } from "./run-main"

/**
 * Writes a folder beside the old one and then exchanges the two. If anything fails, the old folder stays
 * as it is. Hidden files stay: they belong to editors, to the system or to git.
 * @param folder it may not exist yet
 * @param write writes the files of the new folder, and throws if they are not right
 * @throws an error of `write` or of the system
 * @throws `UserError` if there is a file with the name of the folder, or if the old folder could not be
 *   moved back; it says where that is
 */
export async function replaceFolder(
  folder: string,
  write: (newFolder: string) => Promise<void>,
): Promise<void> {
  const existing = await stat(folder).catch(() => lstat(folder).catch(() => undefined))
  if (existing && !existing.isDirectory()) {
    throw new UserError(
      `${path.relative("", folder)} is a file, or a link to nothing. Choose another name for the folder. Nothing was written.`,
    )
  }
  const hidden = existing ? (await readdir(folder)).filter((name) => name.startsWith(".")) : []
  const parent = path.dirname(folder)
  await mkdir(parent, { recursive: true })
  const temporary = await mkdtemp(path.join(parent, REPLACED))
  const [fresh, old] = [path.join(temporary, path.basename(folder)), path.join(temporary, "old")]
  let isRestored = true
  try {
    await mkdir(fresh)
    for (const name of hidden)
      await cp(path.join(folder, name), path.join(fresh, name), { recursive: true })
    await write(fresh)
    const isReplaced = existsSync(folder)
    if (isReplaced) await rename(folder, old)
    try {
      await rename(fresh, folder)
    } catch (error) {
      if (isReplaced) {
        await rename(old, folder).catch((reason) => {
          isRestored = false
          throw new UserError(
            `The new files cannot be moved to ${folder} (${reason.message}). The old files are now in ${old}. Move them back.`,
          )
        })
      }
      throw error
    }
  } finally {
    if (isRestored) await rm(temporary, { recursive: true, force: true })
  }
}
