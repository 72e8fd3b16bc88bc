import { useState, useSyncExternalStore } from "react"
import { createDisclosures, type Disclosures } from "../lib/disclosures"

/** What the visitor left open on each page, for as long as the document lives. */
const remembered = new Map<string, ReadonlySet<string>>()

/**
 * Which items of a page are open. What this returns stays the same while they open and close.
 * @param page the page's name; what was open is still open when the visitor comes back to it
 * @param initiallyOpen the items that are open at first
 */
export function useDisclosures(page: string, initiallyOpen: readonly string[]): Disclosures {
  const [disclosures] = useState(() =>
    createDisclosures(remembered.get(page) ?? initiallyOpen, (opened) =>
      remembered.set(page, opened),
    ),
  )
  return disclosures
}

/** @returns whether all of these items are open, now and after each change */
export function useAreOpen(disclosures: Disclosures, ids: readonly string[]): boolean {
  const areOpen = () => ids.every(disclosures.isOpen)
  return useSyncExternalStore(disclosures.subscribe, areOpen, areOpen)
}
