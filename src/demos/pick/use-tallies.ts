import { useState } from "react"
import { readTallies, type Tallies, writeTallies } from "../stored-tallies"

/**
 * Keeps the tallies of a demo in this browser, or for as long as the demo is open if the browser
 * forbids storage.
 * @returns the tallies, and a function that changes them and returns the new ones
 */
export function useTallies(
  id: string,
  cards: readonly string[],
): [Tallies, (change: (tallies: Tallies) => Tallies) => Tallies] {
  const read = () => readTallies(id, (name) => cards.includes(name))
  const [tallies, setTallies] = useState(() => read() ?? {})

  function update(change: (tallies: Tallies) => Tallies) {
    // The visitor may have picked in another tab since.
    const changed = change(read() ?? tallies)
    writeTallies(id, changed)
    setTallies(changed)
    return changed
  }

  return [tallies, update]
}
