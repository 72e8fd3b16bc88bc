/** Those who want to hear of a change, in the shape that React's `useSyncExternalStore` takes. */
export type Listeners = {
  /** @returns a function that ends the subscription */
  subscribe: (listener: () => void) => () => void
  /** Tells all of them. */
  notify: () => void
}

/** @returns listeners of their own, nobody yet */
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
