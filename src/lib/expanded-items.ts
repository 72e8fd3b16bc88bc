import { createListeners, type Listeners } from "./listeners"

/** Which items of a page are open. Items hear of changes and show them without React: `use-open-state.ts`. */
export type ExpandedItems = Pick<Listeners, "subscribe"> & {
  isOpen: (id: string) => boolean
  toggle: (id: string) => void
  /** Opens these, and leaves the others as they are. */
  open: (ids: readonly string[]) => void
  /** Opens these, and closes all others. */
  openOnly: (ids: readonly string[]) => void
}

/**
 * @param initiallyOpen the ids of the items that are open at first
 * @param onChange called with the ids of all that are open, after each change
 */
export function createExpandedItems(
  initiallyOpen: Iterable<string>,
  onChange: (opened: ReadonlySet<string>) => void = () => {},
): ExpandedItems {
  const { subscribe, notify } = createListeners()
  let opened: ReadonlySet<string> = new Set(initiallyOpen)

  function set(ids: Iterable<string>) {
    opened = new Set(ids)
    onChange(opened)
    notify()
  }

  return {
    isOpen: (id) => opened.has(id),
    toggle: (id) =>
      set(opened.has(id) ? [...opened].filter((each) => each !== id) : [...opened, id]),
    open: (ids) => set([...opened, ...ids]),
    openOnly: set,
    subscribe,
  }
}
