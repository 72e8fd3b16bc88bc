import { type FSWatcher, watch } from "chokidar"

/**
 * The debounce delay in milliseconds, because an editor saves a file in several steps. It must be
 * longer than 50 ms: chokidar reports no second change of a file within that time.
 */
const DEBOUNCE_DELAY = 80

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
  return watch(directory, { ignoreInitial: true })
    .on("error", onError)
    .on("all", () => {
      clearTimeout(timer)
      timer = setTimeout(() => {
        running = running.then(onChange).catch(onError)
      }, DEBOUNCE_DELAY)
    })
}
