/** Knows whether the page that the visitor waits for takes long to load. */
import { createListeners } from "../../lib/listeners"

export type SlowLoad = {
  /** The address of the page. */
  path: string
  /** Whether it takes so long that the visitor needs another way to the page. */
  isStuck: boolean
}

const SLOW_AFTER = 2_000
const STUCK_AFTER = 10_000

let current: SlowLoad | undefined
let stopTimers = () => {}
const { subscribe, notify } = createListeners()

function setCurrent(load: SlowLoad | undefined) {
  current = load
  notify()
}

/** @returns the page load that is slow now; undefined if none is */
export const getSlowLoad = (): SlowLoad | undefined => current

/** Calls a listener when a page load becomes slow, when it gets stuck, and when it ends. */
export const subscribeToSlowLoad = subscribe

/** Watches a page load until it ends or until the next one starts. */
export async function watchLoad<Page>(path: string, load: () => Promise<Page>): Promise<Page> {
  stopTimers()
  const timers = [
    setTimeout(() => setCurrent({ path, isStuck: false }), SLOW_AFTER),
    setTimeout(() => setCurrent({ path, isStuck: true }), STUCK_AFTER),
  ]
  const stop = () => {
    timers.forEach(clearTimeout)
    if (current) setCurrent(undefined)
  }
  stopTimers = stop
  try {
    return await load()
  } finally {
    if (stopTimers === stop) stop()
  }
}
