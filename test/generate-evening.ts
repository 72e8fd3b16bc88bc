/** Generates evenings of a tournament, for tests of the demo. */
import fc from "fast-check"
import type { Evening, EveningEvent, Match } from "../src/demos/tournament/evening"

const BALLS = 3
const START = 19 * 60 * 60

const toTime = (seconds: number) =>
  [seconds / 3600, (seconds / 60) % 60, seconds % 60]
    .map((part) => String(Math.floor(part)).padStart(2, "0"))
    .join(":")

/** Random choices for one evening. Each list is used again from its start when it ends. */
type Choices = {
  players: number
  rounds: number
  groupSize: number
  scores: readonly number[]
  /** How late a message is, in seconds. Most are not. */
  delays: readonly number[]
  /** Which scores are first reported wrong. */
  errors: readonly boolean[]
}

/**
 * @returns evenings in which each player plays one match in each round. Messages may be late and
 *   repeated, and scores may be corrected.
 */
export function anyEvening(): fc.Arbitrary<Evening> {
  return fc
    .record<Choices>({
      players: fc.integer({ min: 2, max: 9 }),
      rounds: fc.integer({ min: 1, max: 4 }),
      groupSize: fc.integer({ min: 2, max: 4 }),
      scores: fc.array(fc.integer({ min: 1, max: 9 }), { minLength: 5, maxLength: 40 }),
      delays: fc.array(fc.constantFrom(0, 0, 0, 40, 900), { minLength: 3, maxLength: 11 }),
      errors: fc.array(fc.constantFrom(false, false, true), { minLength: 3, maxLength: 7 }),
    })
    .map(buildEvening)
}

function buildEvening({ players, rounds, groupSize, scores, delays, errors }: Choices): Evening {
  const ids = Array.from({ length: players }, (_, index) => `p${index + 1}`)
  let clock = START
  let count = 0
  const cycle = <Item>(items: readonly Item[], index: number) => items[index % items.length]
  const events: EveningEvent[] = []
  function report(event: object) {
    clock += 7
    count += 1
    const delay = cycle(delays, count) ?? 0
    const at = toTime(clock)
    const message = { ...event, at, ...(delay && { arrives: toTime(clock + delay) }) }
    events.push(message as EveningEvent)
    // Some messages arrive twice.
    if (count % 5 === 0) events.push({ ...message, arrives: toTime(clock + 60) } as EveningEvent)
  }
  const allRounds = Array.from({ length: rounds }, (_, round) => {
    const order = [...ids.slice(round % players), ...ids.slice(0, round % players)]
    const matches: Match[] = []
    for (let first = 0; first < players; first += groupSize) {
      const group = order.slice(first, first + groupSize)
      const id = `r${round + 1}m${matches.length + 1}`
      matches.push({ id, machine: `m${matches.length + 1}`, players: group })
    }
    const at = toTime(clock)
    for (const match of matches) {
      report({ match: match.id, status: "live" })
      for (let ball = 1; ball <= BALLS; ball++) {
        for (const player of match.players) {
          const score = ball * 1000 * (cycle(scores, count) ?? 1)
          if (cycle(errors, count)) report({ match: match.id, player, ball, score: score * 10 })
          report({ match: match.id, player, ball, score })
        }
      }
      report({ match: match.id, status: "done" })
    }
    return { at, matches }
  })
  const machines =
    allRounds[0]?.matches.map(({ machine }) => ({ id: machine, name: machine })) ?? []
  return {
    players: ids.map((id) => ({ id, name: id })),
    machines,
    rounds: allRounds,
    events,
  }
}
