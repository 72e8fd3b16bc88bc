import { useEffect, useRef, useState, useSyncExternalStore } from "react"
import { createListeners } from "../lib/listeners"

/** The expanded items of a page. The object stays the same. `useAreExpanded` reads its state. */
export type ExpandedItems = {
  has: (id: string) => boolean
  /** Expands a collapsed item, and collapses an expanded one. */
  toggle: (id: string) => void
  /** Expands these items and leaves the others as they are. */
  expand: (ids: readonly string[]) => void
  /** Expands these items and collapses all others. */
  expandOnly: (ids: readonly string[]) => void
  subscribe: (listener: () => void) => () => void
}

/** The expanded items of each page, kept until the document is reloaded. */
const remembered = new Map<string, ReadonlySet<string>>()

/**
 * Stores which items of a page are expanded. It is an external store, so that a toggle renders one
 * item and not the whole page.
 * @param page the name of the page; a visitor who returns to it finds the same items expanded
 * @param initial the ids of the items that are expanded on the first visit
 */
export function useExpandedItems(page: string, initial: readonly string[]): ExpandedItems {
  const [expandedItems] = useState(() => createExpandedItems(page, initial))
  const known = useRef(initial)
  // Only in develop: an item that the owner has just added is expanded, as it will be on the site.
  useEffect(() => {
    const added = initial.filter((id) => !known.current.includes(id))
    known.current = initial
    if (added.length > 0) expandedItems.expand(added)
  })
  return expandedItems
}

/** Whether all of these items are expanded, as all items are in print. */
export function useAreExpanded(expandedItems: ExpandedItems, ids: readonly string[]): boolean {
  const areExpanded = () => ids.every(expandedItems.has)
  const isPrinted = useSyncExternalStore(subscribeToPrint, isPrint, () => false)
  return useSyncExternalStore(expandedItems.subscribe, areExpanded, areExpanded) || isPrinted
}

const isPrint = () => window.matchMedia?.("print").matches ?? false

function subscribeToPrint(listener: () => void): () => void {
  const print = window.matchMedia?.("print")
  print?.addEventListener("change", listener)
  return () => print?.removeEventListener("change", listener)
}

function createExpandedItems(page: string, initial: readonly string[]): ExpandedItems {
  const { subscribe, notify } = createListeners()
  let expanded = remembered.get(page) ?? new Set(initial)

  function set(ids: Iterable<string>) {
    expanded = new Set(ids)
    remembered.set(page, expanded)
    notify()
  }

  return {
    has: (id) => expanded.has(id),
    toggle: (id) =>
      set(expanded.has(id) ? [...expanded].filter((other) => other !== id) : [...expanded, id]),
    expand: (ids) => set([...expanded, ...ids]),
    expandOnly: set,
    subscribe,
  }
}
