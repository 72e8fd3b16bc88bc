/**
 * Does a task once the browser has nothing better to do, or after two seconds all the same.
 * @returns a function that calls it off
 */
export function whenIdle(task: () => void): () => void {
  // Safari has no requestIdleCallback.
  if (!("requestIdleCallback" in window)) {
    const timer = setTimeout(task, 200)
    return () => clearTimeout(timer)
  }
  const handle = window.requestIdleCallback(task, { timeout: 2000 })
  return () => window.cancelIdleCallback(handle)
}
