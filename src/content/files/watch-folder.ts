import { existsSync } from "node:fs"
import { type FSWatcher, watch } from "chokidar"

/**
 * The debounce delay in milliseconds, because an editor saves a file in several steps. It must be
 * longer than 50 ms: chokidar reports no second change of a file within that time.
 */
const DEBOUNCE_DELAY = 80

/** How often a folder is searched that has been deleted or renamed, in milliseconds. */
const SEARCH_INTERVAL = 200

/**
 * Watches a folder and its subfolders.
 * @param onChange is called once after each burst of changes; calls never overlap
 * @param onError is called with an error of `onChange` or of the watcher; watching continues
 * @returns the watcher; the caller closes it
 */
export function watchFolder(
  directory: string,
  onChange: () => Promise<void>,
  onError: (error: unknown) => void,
): FSWatcher {
  let timer: NodeJS.Timeout | undefined
  let running = Promise.resolve()
  const handleChange = () => {
    clearTimeout(timer)
    timer = setTimeout(() => {
      running = running.then(onChange).catch(onError)
    }, DEBOUNCE_DELAY)
  }
  let search: NodeJS.Timeout | undefined
  const watcher = watch(directory, { ignoreInitial: true })
  const close = watcher.close.bind(watcher)
  watcher.close = () => {
    clearInterval(search)
    return close()
  }
  return watcher
    .on("error", onError)
    .on("all", handleChange)
    .on("unlinkDir", (removed) => {
      if (removed !== directory) return
      // The system watches a folder, and not its name. So a folder that comes back is a new one.
      search = setInterval(() => {
        if (!existsSync(directory)) return
        clearInterval(search)
        watcher.unwatch(directory).add(directory)
        handleChange()
      }, SEARCH_INTERVAL)
    })
}
