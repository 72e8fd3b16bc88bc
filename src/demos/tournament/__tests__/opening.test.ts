import fc from "fast-check"
import { anyEvening } from "../../../../test/generate-evening"
import { type Evening, type EveningEvent, toArrivals } from "../evening"
import { toOpening } from "../opening"
import { toState } from "../state"

const NOTICE = 150

/** @returns the time of the opening, what the page then shows, and the seconds until the next update */
function open(evening: Evening) {
  const arrivals = toArrivals(evening)
  const time = toOpening(evening, arrivals, NOTICE)
  const messages = arrivals.filter(({ shown }) => shown <= time).map(({ message }) => message)
  const next = arrivals.find(({ shown }) => shown > time)
  const { matches } = toState(evening, messages)
  return { time, statuses: matches.map(({ status }) => status), wait: next && next.shown - time }
}

const ball = (at: string, match: string, player: string): EveningEvent => {
  return { at, match, player, ball: 1, score: 100 }
}

const MATCHES = [
  { id: "one", machine: "owl", players: ["ada", "bob"] },
  { id: "two", machine: "owl", players: ["cyd", "dee"] },
]

const evening: Evening = {
  players: [],
  machines: [],
  rounds: [{ at: "19:00:00", matches: MATCHES }],
  events: [
    ball("19:01:00", "one", "ada"),
    ball("19:02:00", "two", "cyd"),
    { at: "19:03:00", match: "one", status: "done" },
    { at: "19:30:00", match: "two", status: "done" },
  ],
}

test("one match is live and one is done, and the next result is near", () => {
  expect(open(evening)).toMatchObject({ statuses: ["done", "live"], wait: NOTICE })
})

test("the next round may begin before a match of the last one has ended", () => {
  const rounds = [...evening.rounds, { at: "19:10:00", matches: MATCHES }]
  expect(open({ ...evening, rounds })).toMatchObject({ statuses: ["done", "live"], wait: NOTICE })
})

test("opens in the round after the middle of the evening, so that the next one does not begin soon", () => {
  const rounds = ["19:00:00", "20:00:00", "21:00:00"].map((at, index) => {
    return { at, matches: MATCHES.map((match) => ({ ...match, id: `${match.id}${index}` })) }
  })
  const events = rounds.flatMap(({ at }, index) =>
    evening.events.map((event) => {
      return { ...event, at: at.slice(0, 2) + event.at.slice(2), match: `${event.match}${index}` }
    }),
  )
  const { time, statuses } = open({ ...evening, rounds, events })
  expect(time).toBeGreaterThan(21 * 3600)
  expect(statuses).toEqual(["done", "live"])
})

test("with one match in each round, a score has just arrived or an update is near", () => {
  const rounds = [{ at: "19:00:00", matches: MATCHES.slice(0, 1) }]
  const events = evening.events.filter(({ match }) => match === "one")
  expect(open({ ...evening, rounds, events })).toMatchObject({ statuses: ["live"], wait: 120 })
})

test("an evening without events opens with its pairings", () => {
  expect(open({ ...evening, events: [] })).toMatchObject({ statuses: ["waiting", "waiting"] })
})

test("in any evening, an update follows soon, and a live match is beside one that is done if that happens", () => {
  fc.assert(
    fc.property(anyEvening(), (each) => {
      const { time, statuses, wait } = open(each)
      expect(wait ?? 0).toBeLessThanOrEqual(NOTICE)
      const arrivals = toArrivals(each)
      expect(time).toBeGreaterThanOrEqual(arrivals[0]?.shown ?? 0)
      expect(time).toBeLessThanOrEqual(arrivals.at(-1)?.shown ?? 0)
      const size = each.rounds[0]?.matches.length ?? 0
      const isPunctual = each.events.every(({ arrives }) => !arrives)
      // The matches of these evenings follow each other, so with three matches the second is live beside one done.
      if (size > 1 && isPunctual) expect(statuses).toEqual(expect.arrayContaining(["live", "done"]))
    }),
  )
})
