/** What the visitor has picked, and what follows from it. Pure functions. */
import type { PickData } from "../../content/schemas/demos/pick"
import type { Tallies } from "../stored-tallies"

const tallyOf = (tallies: Tallies, card: string): number =>
  (Object.hasOwn(tallies, card) && tallies[card]) || 0

/**
 * Deals a group at random.
 * @param random returns a number in [0, 1), as `Math.random` does
 * @returns the names of `size` different cards in random order, or of all if there are fewer
 * @see https://en.wikipedia.org/wiki/Fisher–Yates_shuffle
 */
export function dealGroup(cards: readonly string[], size: number, random: () => number): string[] {
  const shuffled = [...cards]
  for (let end = shuffled.length - 1; end > 0; end--) {
    const chosen = Math.floor(random() * (end + 1))
    ;[shuffled[end], shuffled[chosen]] = [shuffled[chosen] ?? "", shuffled[end] ?? ""]
  }
  return shuffled.slice(0, size)
}

/** @returns the tallies after the visitor has picked a card */
export const recordPick = (tallies: Tallies, card: string): Tallies => ({
  ...tallies,
  [card]: tallyOf(tallies, card) + 1,
})

/** A line of the table. Cards with as many picks share a rank, as in 1, 2, 2, 4. */
export type Standing = {
  card: string
  src: string
  /** All picks: those of the crowd and the visitor's own. */
  picks: number
  own: number
  rank: number
  isTied: boolean
}

/** @returns all cards, the best first; equal cards keep their order in the list */
export function rankCards(cards: PickData["cards"], tallies: Tallies): Standing[] {
  const counted = cards.map(({ name, src, picks }) => {
    const own = tallyOf(tallies, name)
    return { card: name, src, picks: picks + own, own }
  })
  return counted
    .map((line) => ({
      ...line,
      rank: 1 + counted.filter(({ picks }) => picks > line.picks).length,
      isTied: counted.some(({ card, picks }) => card !== line.card && picks === line.picks),
    }))
    .sort((a, b) => a.rank - b.rank)
}
