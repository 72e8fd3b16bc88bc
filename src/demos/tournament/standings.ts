/** The points of a match, and the standings that they add up to. Pure functions. */

/** The points of the winner and of the last player of a match. */
const MOST_POINTS = 7
const FEWEST_POINTS = 1

/**
 * The points of each player of a match: 7-5-3-1 with four players, 7-4-1 with three, 7-1 with two.
 * Players with the same score share the points of their places.
 */
export function toPoints(scores: readonly number[]): number[] {
  const step = (MOST_POINTS - FEWEST_POINTS) / Math.max(1, scores.length - 1)
  return scores.map((score) => {
    const better = scores.filter((other) => other > score).length
    const equal = scores.filter((other) => other === score).length
    return MOST_POINTS - step * (better + (equal - 1) / 2)
  })
}

/** What a player has achieved in a finished match. */
export type Result = { player: string; points: number; place: number }

/** A line of the standings. Players who tie in everything share a rank, as in 1, 2, 2, 4. */
export type Line = {
  player: string
  rank: number
  points: number
  /** The number of first places and of second places, which break ties in this order. */
  firsts: number
  seconds: number
}

/** @returns a line for each player, the best first; players who tie keep their order in the list */
export function toStandings(players: readonly string[], results: readonly Result[]): Line[] {
  const lines = players.map((player) => {
    const own = results.filter((result) => result.player === player)
    return {
      player,
      points: own.reduce((sum, { points }) => sum + points, 0),
      firsts: own.filter(({ place }) => place === 1).length,
      seconds: own.filter(({ place }) => place === 2).length,
    }
  })
  return lines
    .map((line) => ({ ...line, rank: 1 + lines.filter((other) => isBetter(other, line)).length }))
    .sort((a, b) => a.rank - b.rank)
}

type Achievement = Omit<Line, "player" | "rank">

/** More match points win. Then more first places, then more second places. */
function isBetter(a: Achievement, b: Achievement): boolean {
  if (a.points !== b.points) return a.points > b.points
  if (a.firsts !== b.firsts) return a.firsts > b.firsts
  return a.seconds > b.seconds
}
