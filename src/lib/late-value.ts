import { createListeners, type Listeners } from "./listeners"

/** A value that is fetched once, when it is first wanted, and may be read by many. */
export type LateValue<T> = Pick<Listeners, "subscribe"> & {
  /** The value, or undefined before it is here. */
  get: () => T | undefined
  /** Fetches the value. After a failure the next call tries again. */
  load: () => void
}

/** @param fetch for example a dynamic import; if it fails, the value stays undefined */
export function lateValue<T>(fetch: () => Promise<T>): LateValue<T> {
  const { subscribe, notify } = createListeners()
  let value: T | undefined
  let isLoading = false
  return {
    get: () => value,
    load: () => {
      if (isLoading || value !== undefined) return
      isLoading = true
      fetch()
        .then((result) => {
          value = result
          notify()
        })
        .catch(() => {
          // What it would have improved works without it.
        })
        .finally(() => {
          isLoading = false
        })
    },
    subscribe,
  }
}
