import { accessSync, constants, existsSync, mkdirSync, statfsSync } from "node:fs"
import { homedir } from "node:os"
import path from "node:path"
import { allOf } from "../../src/content/wording"
import { BUILD_OUTPUT } from "../../src/gatsby/after-build/build-stamp"
import { siteRoot } from "../../src/roots"
import { UserError } from "./run-main"

/** The free space, in megabytes, that a build without a cache needs. The sample takes 85. */
const MIN_FREE = 100

/**
 * Creates the folders of a build, and checks that it can write to them.
 * @param minFree throws below this space, in megabytes
 * @throws `UserError` if it cannot
 */
export function checkDisk(folder = ".", minFree = MIN_FREE): void {
  for (const name of BUILD_OUTPUT) {
    const output = path.resolve(folder, name)
    try {
      mkdirSync(output, { recursive: true })
      accessSync(output, constants.W_OK)
    } catch (error) {
      const { code } = error as NodeJS.ErrnoException
      throw new UserError(
        `The build cannot write to ${output} (${code}). Delete it, or change its permissions.`,
      )
    }
    const { bavail, bsize } = statfsSync(output)
    const free = Math.floor((bavail * bsize) / 1e6)
    if (free < minFree) {
      throw new UserError(
        `The disk is full: ${output} has ${free} MB left, and a build needs ${MIN_FREE} MB.`,
      )
    }
  }
}

/** Characters of patterns and URLs: Gatsby or webpack misreads a path that has one. */
const MISREAD = /[#%?*!'()[\]{}]/g

/** @throws `UserError` if Gatsby cannot build in the folder */
export function checkPath(folder: string): void {
  const characters = new Set(folder.match(MISREAD))
  if (characters.size === 0) return
  const renamed = folder.split(/[\\/]/).flatMap((name) => {
    if (name.search(MISREAD) < 0) return []
    const meant = name.replace(/[^\p{L}\p{M}\p{N}_.-]+/gu, "-").replace(/^-+|-+$/g, "")
    return [`${name} to ${meant || "site"}`]
  })
  throw new UserError(
    `Gatsby cannot build in ${folder}, because of ${allOf([...characters])} in the path. Rename ${renamed.length > 1 ? "these folders" : "this folder"}, for example ${allOf(renamed)}.`,
  )
}

/**
 * @param env the environment, with HOME or XDG_CONFIG_HOME
 * @returns the folder for Gatsby's settings: one in `.cache` if that of the user does not exist and cannot be created
 */
export function configFolder({ XDG_CONFIG_HOME, HOME = homedir() }: NodeJS.ProcessEnv): string {
  const folder = XDG_CONFIG_HOME || path.join(HOME, ".config")
  try {
    // With `recursive`, Node does not come back from /proc/x.
    if (!existsSync(folder)) mkdirSync(folder)
    accessSync(path.join(folder, "/"), constants.W_OK)
    return folder
  } catch {
    return siteRoot(".cache/config")
  }
}
