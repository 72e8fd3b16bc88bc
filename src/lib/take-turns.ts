/** No longer than so, in milliseconds, does a task wait for the browser to be idle. */
const PATIENCE = 500

let last: Promise<unknown> = Promise.resolve()

/**
 * Runs a task when the browser is idle, and after all that were given here before. What each of
 * them makes React render is done by then, so that a visitor waits for one of them at most.
 */
export function takeTurns(task: () => void): void {
  // One that fails takes none of the others with it.
  last = last
    .then(idle)
    .then(task)
    .catch((error: unknown) => reportError(error))
}

/** Safari has no idle callbacks; there a task of its own has to do. */
function idle(): Promise<unknown> {
  return new Promise((resolve) => {
    if (window.requestIdleCallback) window.requestIdleCallback(resolve, { timeout: PATIENCE })
    else setTimeout(resolve)
  })
}
