import { execFile } from "node:child_process"

/** How often to look, in milliseconds; a peak that is shorter may be missed. */
const INTERVAL = 250

/**
 * Watches a process and everything it started.
 * @returns a function that ends the watch and returns the most memory they held together, in bytes;
 *   pages that several of them share count several times
 */
export function watchMemory(pid: number): () => number {
  let peak = 0
  const look = () =>
    execFile("ps", ["-A", "-o", "pid=,ppid=,rss="], (_error, stdout) => {
      peak = Math.max(peak, sumOfTree(stdout, pid))
    })
  const timer = setInterval(look, INTERVAL)
  return () => {
    clearInterval(timer)
    return peak
  }
}

/**
 * @param listing lines of process, parent and resident kilobytes, as `ps` writes them
 * @returns the resident bytes of the process and of all its descendants
 */
export function sumOfTree(listing: string, root: number): number {
  const processes = listing
    .split("\n")
    .map((line) => line.trim().split(/\s+/).map(Number))
    .flatMap(([pid, parent, size]) =>
      pid !== undefined && parent !== undefined && size !== undefined
        ? [{ pid, parent, size }]
        : [],
    )
  const tree = new Set([root])
  // A child may stand before its parent.
  for (let known = 0; known < tree.size; ) {
    known = tree.size
    for (const { pid, parent } of processes) if (tree.has(parent)) tree.add(pid)
  }
  const kilobytes = processes.reduce((sum, { pid, size }) => sum + (tree.has(pid) ? size : 0), 0)
  return kilobytes * 1024
}
