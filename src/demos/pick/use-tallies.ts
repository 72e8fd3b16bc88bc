import { useState } from "react"
import { readValue, writeValue } from "../../browser/storage"
import { parseTallies, type Tallies } from "./tallies"

/**
 * Keeps the tallies of a demo in this browser, or for as long as the demo is open if the browser
 * forbids storage.
 * @returns the tallies, and a function that changes them and returns the new ones
 */
export function useTallies(
  id: string,
  cards: readonly string[],
): [Tallies, (change: (tallies: Tallies) => Tallies) => Tallies] {
  // An earlier version stored appearances, too, with the key `demo|…`.
  const key = `picks|${id}`
  const [tallies, setTallies] = useState(() => parseTallies(readValue("localStorage", key), cards))

  function update(change: (tallies: Tallies) => Tallies) {
    // The visitor may have picked in another tab since.
    const stored = readValue("localStorage", key)
    const changed = change(stored === null ? tallies : parseTallies(stored, cards))
    writeValue("localStorage", key, JSON.stringify(changed))
    setTallies(changed)
    return changed
  }

  return [tallies, update]
}
