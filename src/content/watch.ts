/** Follows what happens in the folder of the content. */
import { type FSWatcher, watch } from "chokidar"

/**
 * An editor saves a file in several steps; they count as one. In milliseconds: more than the 50 for
 * which chokidar keeps a second change of a file to itself, or that one would never be heard of.
 */
const PAUSE = 80

/**
 * @param directory the folder to follow, with all below it
 * @param onChange is called after each burst of changes, never twice at a time
 * @param onError is told what went wrong, of a change or of the watch; the watch goes on
 * @returns the watcher, to be closed
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
      }, PAUSE)
    })
}
