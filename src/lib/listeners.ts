/** A list of listeners. `subscribe` can be passed to React's `useSyncExternalStore`. */
export type Listeners = {
  /** @returns a function that removes the listener */
  subscribe: (listener: () => void) => () => void
  /** Calls every listener. */
  notify: () => void
}

/** @returns an empty list of listeners */
export function createListeners(): Listeners {
  const listeners = new Set<() => void>()
  return {
    subscribe: (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    notify: () => {
      for (const listener of listeners) listener()
    },
  }
}
