/** Keeps two builds out of one folder: both would write `.cache` and `public`. */
import { readFileSync, rmSync, statSync, writeFileSync } from "node:fs"
import path from "node:path"
import { UserError } from "./run-main"

/** Holds the id of the process that builds. A copy of the folder must not have it. */
export const LOCK = ".build-lock"

export type FolderLock = {
  /** Names the process that does the work. The lock ends with it, also if it is killed. */
  passTo: (pid: number) => void
  release: () => void
}

/**
 * Locks a folder for this process.
 * @throws `UserError` when a process that still runs has locked it, or a folder has the name of the lock
 */
export function lockFolder(folder = "."): FolderLock {
  const file = path.resolve(folder, LOCK)
  const write = (id: number, flag: string) => writeFileSync(file, `${id}\n`, { flag })
  try {
    // With "wx", only one of two processes that come here at once creates the file. Two that find the
    // lock of a dead build within the same millisecond could both replace it.
    write(process.pid, "wx")
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException
    if (code && /^(?:EACCES|EPERM|EROFS)$/.test(code)) {
      throw new UserError(
        `This folder is read-only (${code}), and a build writes .cache and public. Make it writable, or copy it.`,
      )
    }
    if (code !== "EEXIST") throw error
    const pid = readPid(file)
    if (pid && isRunning(pid)) {
      throw new UserError(
        `Another build or develop server runs in this folder (process ${pid}). Wait until it ends, or stop it. If process ${pid} is another program, delete ${LOCK}.`,
      )
    }
    if (statSync(file, { throwIfNoEntry: false })?.isDirectory())
      throw new UserError(`${LOCK} is no lock of a build. Delete it.`)
    rmSync(file, { force: true })
    return lockFolder(folder)
  }
  return { passTo: (id) => write(id, "w"), release: () => rmSync(file, { force: true }) }
}

function readPid(file: string): number | undefined {
  try {
    return Number.parseInt(readFileSync(file, "utf8"), 10) || undefined
  } catch {
    return undefined
  }
}

function isRunning(pid: number): boolean {
  try {
    // The signal 0 is not sent. It only tests whether the process exists.
    process.kill(pid, 0)
    return true
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === "EPERM"
  }
}
