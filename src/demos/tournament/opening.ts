/** The moment of a recorded evening at which the demo opens. Pure functions. */
import type { Arrival, Evening } from "./evening"
import { toState } from "./state"

/**
 * @param notice the longest time until the next update, in seconds of the evening
 * @returns a time, in seconds after midnight: the first in the next round after the middle of the evening, else
 *   the first after the middle, else the last before it, at which one match is live and another is done, each
 *   with scores. If there is none, a score has just arrived.
 */
export function toOpening(evening: Evening, arrivals: readonly Arrival[], notice: number): number {
  const middle = arrivals[Math.floor(arrivals.length / 2)]?.shown ?? 0
  const isLate = ({ shown }: Arrival) => shown >= middle
  const isScore = ({ message }: Arrival) => "score" in message
  const isLively = ({ shown }: Arrival) => showsLiveAndDone(evening, arrivals, shown)
  // A score ends no match and begins no round.
  const others = arrivals.filter((arrival) => !isScore(arrival))
  const lateOnes = others.filter(isLate)
  const nextRound = lateOnes.findIndex(({ message, shown }) => shown > middle && "round" in message)
  const inNextRound = nextRound < 0 ? [] : lateOnes.slice(nextRound)
  const lively = inNextRound.find(isLively) ?? lateOnes.find(isLively) ?? others.findLast(isLively)
  const score = arrivals.find((arrival) => isLate(arrival) && isScore(arrival))
  const time = (lively ?? score)?.shown ?? middle
  const next = (lively ? others : arrivals).find(({ shown }) => shown > time)
  return Math.max(time, next ? next.shown - notice : time)
}

function showsLiveAndDone(evening: Evening, arrivals: readonly Arrival[], time: number): boolean {
  const shown = arrivals.filter((arrival) => arrival.shown <= time)
  const { matches } = toState(
    evening,
    shown.map(({ message }) => message),
  )
  const begun = matches.filter(({ scores }) => scores.some(({ ball }) => ball > 0))
  return ["live", "done"].every((status) => begun.some((match) => match.status === status))
}
