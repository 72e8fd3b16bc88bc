/** What the visitor has picked, and what follows from it. Pure functions. */

/** How often a card was shown, and how often it was picked. */
export type Tally = { shown: number; picked: number }

/** Name of a card → its tally. A card without an entry was never shown. */
export type Tallies = Readonly<Record<string, Tally>>

const NEVER_SHOWN: Tally = { shown: 0, picked: 0 }

/** @returns the tally of the card; zeros if it was never shown */
export const tallyOf = (tallies: Tallies, card: string): Tally =>
  (Object.hasOwn(tallies, card) && tallies[card]) || NEVER_SHOWN

/**
 * Deals a group at random from all cards.
 * @param random returns a number in [0, 1), as `Math.random` does
 * @returns the names of `size` different cards in random order, or of all if there are fewer
 * @see https://en.wikipedia.org/wiki/Fisher–Yates_shuffle
 */
export function dealGroup(cards: readonly string[], size: number, random: () => number): string[] {
  const shuffled = [...cards]
  for (let last = shuffled.length - 1; last > 0; last--) {
    const chosen = Math.floor(random() * (last + 1))
    ;[shuffled[last], shuffled[chosen]] = [shuffled[chosen] ?? "", shuffled[last] ?? ""]
  }
  return shuffled.slice(0, size)
}

/** @returns the tallies after the visitor has picked one card of a group */
export function recordPick(tallies: Tallies, group: readonly string[], picked: string): Tallies {
  const changed = group.map((card) => {
    const tally = tallyOf(tallies, card)
    return [
      card,
      { shown: tally.shown + 1, picked: tally.picked + (card === picked ? 1 : 0) },
    ] as const
  })
  return { ...tallies, ...Object.fromEntries(changed) }
}

/**
 * The score of a card: its picks divided by its appearances, after one imagined group in which each
 * card wins its fair share. A card that was seen once therefore stays near the average, and the
 * imagined group counts less with every real one (Laplace's rule of succession).
 * @param groupSize the number of cards in a group
 * @returns a number between 0 and 1; `1 / groupSize` for a card that was never shown
 */
export function scoreOf({ shown, picked }: Tally, groupSize: number): number {
  return (picked + 1) / (shown + groupSize)
}

/** A line of the table. Cards with the same score share a rank, as in 1, 2, 2, 4. */
export type Standing = Tally & { card: string; score: number; rank: number }

/** @returns all cards, the best first; equal cards keep their order in the list */
export function toStandings(
  cards: readonly string[],
  tallies: Tallies,
  groupSize: number,
): Standing[] {
  const scored = cards.map((card) => {
    const tally = tallyOf(tallies, card)
    return { card, ...tally, score: scoreOf(tally, groupSize) }
  })
  return scored
    .map((line) => ({ ...line, rank: 1 + scored.filter(({ score }) => score > line.score).length }))
    .sort((a, b) => a.rank - b.rank)
}

/**
 * Reads stored tallies, which an earlier version of the page or the visitor may have changed.
 * @param text JSON as `JSON.stringify` writes tallies; null if there is none
 * @returns the tallies of the cards; every entry that is not a tally is left out
 */
export function parseTallies(text: string | null, cards: readonly string[]): Tallies {
  let stored: unknown
  try {
    stored = JSON.parse(text ?? "null")
  } catch {
    return {}
  }
  if (typeof stored !== "object" || stored === null) return {}
  const entries = Object.entries(stored).filter(
    ([card, tally]) => cards.includes(card) && isTally(tally),
  )
  return Object.fromEntries(entries)
}

function isTally(value: unknown): value is Tally {
  if (typeof value !== "object" || value === null) return false
  const { shown, picked } = value as Partial<Tally>
  return isCount(shown) && isCount(picked) && picked <= shown
}

const isCount = (value: unknown): value is number =>
  Number.isSafeInteger(value) && Number(value) >= 0
