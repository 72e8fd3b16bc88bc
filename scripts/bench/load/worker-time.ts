import { readFileSync } from "node:fs"

/** Linux tells processor time in these parts of a second, on every processor. */
const TICKS = 100

/**
 * @param master the first process of an nginx
 * @returns how many seconds its workers have kept a processor busy; nothing where there is no /proc
 */
export function readWorkerTime(master: number): number | undefined {
  try {
    const children = readFileSync(`/proc/${master}/task/${master}/children`, "utf8")
    const workers = children.trim().split(" ")
    return workers.reduce(
      (sum, pid) => sum + toSeconds(readFileSync(`/proc/${pid}/stat`, "utf8")),
      0,
    )
  } catch {
    return undefined
  }
}

/** @returns the user and system time in a line of /proc/PID/stat, in seconds */
export function toSeconds(stat: string): number {
  // The second field is the name in brackets, which may hold anything.
  const fields = stat.slice(stat.lastIndexOf(")") + 2).split(" ")
  return (Number(fields[11]) + Number(fields[12])) / TICKS
}
