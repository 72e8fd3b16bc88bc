/** What a build asks of the folders around it, before Gatsby starts. */
import {
  accessSync,
  constants,
  existsSync,
  mkdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from "node:fs"
import { homedir } from "node:os"
import path from "node:path"
import { allOf } from "../../src/content/wording"
import { siteRoot } from "../../src/roots"
import { UserError } from "./run-main"

/** Holds the id of the process that builds. A copy of the folder must not have it. */
export const LOCK = ".build-lock"

/**
 * Keeps two builds out of one folder: both would write `.cache` and `public`. The caller removes the lock. That of a
 * build that was killed is replaced.
 * @throws `UserError` if a process that still runs has locked the folder
 */
export function lockFolder(lock = LOCK): void {
  try {
    writeFileSync(lock, `${process.pid}\n`, { flag: "wx" })
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== "EEXIST") throw error
    refuseIfRunning(lock)
    // Others may replace this lock at the same time. So who does it has a lock for that.
    const own = `${lock}-`
    lockFolder(own)
    try {
      refuseIfRunning(lock)
      renameSync(own, lock)
    } finally {
      rmSync(own, { force: true })
    }
  }
}

/** A build writes its id after it has made the lock, so a new lock may be empty for a moment. */
const MOMENT = 1000

function refuseIfRunning(lock: string): void {
  const { mtimeMs } = statSync(lock, { throwIfNoEntry: false }) ?? {}
  if (mtimeMs === undefined) return
  const pid = Number.parseInt(readFileSync(lock, "utf8"), 10)
  if (!pid && Date.now() - mtimeMs < MOMENT)
    throw new UserError("Another build or develop server has just started in this folder.")
  if (pid && isRunning(pid))
    throw new UserError(
      `Another build or develop server runs in this folder (process ${pid}). Wait until it ends, or stop it. If process ${pid} is another program, delete ${LOCK}.`,
    )
}

function isRunning(pid: number): boolean {
  try {
    // The signal 0 is not sent. It only tests whether the process exists.
    return process.kill(pid, 0)
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === "EPERM"
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
