/** What the visitor has picked in the demos, as this browser stores it. */
import { readValue, writeValue } from "../browser/storage"
import { createListeners } from "../lib/listeners"

/** Name of a card → how often the visitor has picked it. A card without an entry was never picked. */
export type Tallies = Readonly<Record<string, number>>

// An earlier version stored appearances, too, with the key `demo|…`.
const keyOf = (demo: string) => `picks|${demo}`

const { subscribe, notify } = createListeners()

/** Calls a listener after each change of a demo in this tab. */
export const onTallies = subscribe

/**
 * Reads stored tallies, which an earlier version of the page or the visitor may have changed.
 * @param demo the id of the demo
 * @param isCard says whether the demo has a card of this name; by default, each name is one
 * @returns the tallies of the cards; null if none are stored
 */
export function readTallies(demo: string, isCard: (name: string) => boolean = () => true) {
  const text = readValue("localStorage", keyOf(demo))
  return text === null ? null : parseTallies(text, isCard)
}

export function writeTallies(demo: string, tallies: Tallies): void {
  writeValue("localStorage", keyOf(demo), JSON.stringify(tallies))
  notify()
}

/** @returns the card with the most picks; undefined if there is none, or if several have as many */
export function favoriteOf(tallies: Tallies): string | undefined {
  const [first, second] = Object.entries(tallies).sort(([, a], [, b]) => b - a)
  return first && first[1] > (second?.[1] ?? 0) ? first[0] : undefined
}

/** @returns the tallies in a JSON text; every entry that is not a tally is left out */
function parseTallies(text: string, isCard: (name: string) => boolean): Tallies {
  try {
    const entries = Object.entries(JSON.parse(text))
    return Object.fromEntries(
      entries.filter((entry): entry is [string, number] => isCard(entry[0]) && isCount(entry[1])),
    )
  } catch {
    return {}
  }
}

const isCount = (value: unknown) => Number.isSafeInteger(value) && Number(value) >= 0
