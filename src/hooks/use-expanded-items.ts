import { useState, useSyncExternalStore } from "react"
import { createExpandedItems, type ExpandedItems } from "../lib/expanded-items"

/** What the visitor left open on each page, for as long as the document lives. */
const remembered = new Map<string, ReadonlySet<string>>()

/**
 * Which items of a page are open. What this returns stays the same while they open and close.
 * @param page the page's name; what was open is still open when the visitor comes back to it
 * @param initiallyOpen the items that are open at first
 */
export function useExpandedItems(page: string, initiallyOpen: readonly string[]): ExpandedItems {
  const [expandedItems] = useState(() =>
    createExpandedItems(remembered.get(page) ?? initiallyOpen, (opened) =>
      remembered.set(page, opened),
    ),
  )
  return expandedItems
}

/** @returns whether all of these items are open, now and after each change */
export function useAreExpanded(expandedItems: ExpandedItems, ids: readonly string[]): boolean {
  const areOpen = () => ids.every(expandedItems.isOpen)
  return useSyncExternalStore(expandedItems.subscribe, areOpen, areOpen)
}
