/**
 * Stands in for the module by which react-aria keeps a list of all that moves on a page: the browser
 * would tell it in the middle of a press. It waits with a screen reader's focus, and on iOS with
 * selections, until all stands; none of its widgets here moves (`src/gatsby/on-create-webpack-config.ts`
 * puts it there).
 */

/**
 * Waits for one frame.
 * @param callback gets whether something moved in the meantime
 * @returns what calls it off
 */
export function runAfterTransition(callback: (hasMoved: boolean) => void): () => void {
  const frame = requestAnimationFrame(() => callback(false))
  return () => cancelAnimationFrame(frame)
}
