/** Which items of a page are open. Each item reads its own state, so a press renders no other. */
export type Disclosures = {
  isOpen: (id: string) => boolean
  toggle: (id: string) => void
  /** Opens these, and leaves the others as they are. */
  open: (ids: readonly string[]) => void
  /** Opens these, and closes all others. */
  openOnly: (ids: readonly string[]) => void
  /** @returns a function that ends the subscription */
  subscribe: (listener: () => void) => () => void
}

/**
 * @param initiallyOpen the ids of the items that are open at first
 * @param onChange called with the ids of all that are open, after each change
 */
export function createDisclosures(
  initiallyOpen: Iterable<string>,
  onChange: (opened: ReadonlySet<string>) => void = () => {},
): Disclosures {
  const listeners = new Set<() => void>()
  let opened: ReadonlySet<string> = new Set(initiallyOpen)

  function set(ids: Iterable<string>) {
    opened = new Set(ids)
    onChange(opened)
    for (const listener of listeners) listener()
  }

  return {
    isOpen: (id) => opened.has(id),
    toggle: (id) =>
      set(opened.has(id) ? [...opened].filter((each) => each !== id) : [...opened, id]),
    open: (ids) => set([...opened, ...ids]),
    openOnly: set,
    subscribe: (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}
