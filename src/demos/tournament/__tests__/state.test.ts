import fc from "fast-check"
import { anyEvening } from "../../../../test/generate-evening"
import { type Evening, type EveningEvent, toArrivals, toSeconds } from "../evening"
import { toState } from "../state"

/** Two players, one match. */
const evening = (...events: EveningEvent[]): Evening => ({
  players: [
    { id: "a", name: "A." },
    { id: "b", name: "B." },
  ],
  machines: [{ id: "kraken", name: "Kraken" }],
  rounds: [{ at: "19:00:00", matches: [{ id: "one", machine: "kraken", players: ["a", "b"] }] }],
  events,
})

const ball = (at: string, player: string, number: number, score: number): EveningEvent => {
  return { at, match: "one", player, ball: number, score }
}

const status = (at: string, value: "live" | "done"): EveningEvent => {
  return { at, match: "one", status: value }
}

/** @returns all messages in the order in which they arrive */
const messagesOf = (of: Evening) => toArrivals(of).map(({ message }) => message)

/** @returns the state when the page shows all messages that were written up to a time and are not late */
function stateAt(of: Evening, time: string) {
  const until = toSeconds(time) + 20
  const shown = toArrivals(of).filter((arrival) => arrival.shown <= until)
  return toState(
    of,
    shown.map(({ message }) => message),
  )
}

const forAnyEvening = (check: (of: Evening) => void) =>
  fc.assert(fc.property(anyEvening(), check), { numRuns: 60 })

test("any order of arrival ends in the same state, also if messages are repeated", () => {
  const arrivals = anyEvening().chain((of) => {
    const messages = messagesOf(of)
    const shuffled = fc.shuffledSubarray(messages, { minLength: messages.length })
    const repeated = fc.subarray(messages)
    return fc.record({ of: fc.constant(of), shuffled, repeated })
  })
  fc.assert(
    fc.property(arrivals, ({ of, shuffled, repeated }) => {
      const expected = toState(of, messagesOf(of))
      expect(toState(of, shuffled)).toEqual(expected)
      expect(toState(of, [...shuffled, ...repeated])).toEqual(expected)
    }),
    { numRuns: 60 },
  )
})

test("a late message leads to the same end as a punctual one", () => {
  forAnyEvening((of) => {
    const punctual = { ...of, events: of.events.map(({ arrives, ...event }) => event) }
    expect(toState(of, messagesOf(of))).toEqual(toState(punctual, messagesOf(punctual)))
  })
})

test("a correction leads to the same end as the right score alone", () => {
  forAnyEvening((of) => {
    const key = (event: EveningEvent) =>
      "score" in event ? [event.match, event.player, event.ball].join() : JSON.stringify(event)
    const last = new Map(of.events.map((event) => [key(event), event.at]))
    const right = {
      ...of,
      events: of.events.filter((event) => last.get(key(event)) === event.at),
    }
    expect(toState(of, messagesOf(of))).toEqual(toState(right, messagesOf(right)))
  })
})

test("at the end of an evening every match is done and has given all its points", () => {
  forAnyEvening((of) => {
    const { round, matches, standings } = toState(of, messagesOf(of))
    expect(round).toBe(of.rounds.length)
    expect(matches.every(({ status: each }) => each === "done")).toBe(true)
    const played = of.rounds.flatMap(({ matches: all }) => all.flatMap(({ players }) => players))
    const alone = of.rounds.flatMap(({ matches: all }) =>
      all.filter(({ players }) => players.length === 1),
    )
    const sum = standings.reduce((total, { points }) => total + points, 0)
    // A player alone has the points of a winner, 7 and not 4.
    expect(sum).toBeCloseTo(4 * played.length + 3 * alone.length)
  })
})

test("shows nothing before the first pairings", () => {
  expect(stateAt(evening(), "18:59:59")).toMatchObject({ round: 0, matches: [], latest: undefined })
})

test("a match waits, then is live, then done", () => {
  const of = evening(
    status("19:01:00", "live"),
    ball("19:02:00", "a", 1, 100),
    status("19:09:00", "done"),
  )
  const statusAt = (time: string) => stateAt(of, time).matches[0]?.status
  expect(statusAt("19:00:00")).toBe("waiting")
  expect(statusAt("19:01:00")).toBe("live")
  expect(statusAt("19:08:59")).toBe("live")
  expect(statusAt("19:09:00")).toBe("done")
})

test("a match with a score is live, even if nobody has said so", () => {
  const of = evening(ball("19:02:00", "a", 1, 100))
  expect(stateAt(of, "19:03:00").matches[0]?.status).toBe("live")
})

test("the score of a player is that of the last ball, whichever arrives last", () => {
  const of = evening(
    ball("19:03:00", "a", 2, 300),
    { ...ball("19:02:00", "a", 1, 100), arrives: "19:05:00" },
    ball("19:04:00", "b", 1, 50),
  )
  const state = stateAt(of, "19:06:00")
  expect(state.matches[0]?.scores).toEqual([
    { player: "a", ball: 2, score: 300 },
    { player: "b", ball: 1, score: 50 },
  ])
  expect(state.latest).toMatchObject({ player: "b", ball: 1, score: 50 })
})

test("an earlier statement that arrives after its correction changes nothing", () => {
  const of = evening(
    { ...ball("19:02:00", "a", 1, 999), arrives: "19:07:00" },
    ball("19:03:00", "a", 1, 100),
  )
  expect(stateAt(of, "19:08:00").matches[0]?.scores[0]?.score).toBe(100)
})

test("a match that was ended by mistake gives no points until it ends again", () => {
  const of = evening(
    ball("19:02:00", "a", 1, 100),
    status("19:03:00", "done"),
    status("19:04:00", "live"),
    status("19:05:00", "done"),
  )
  const pointsAt = (time: string) => stateAt(of, time).standings[0]?.points
  expect(["19:03:00", "19:04:00", "19:05:00"].map(pointsAt)).toEqual([7, 0, 7])
})

test("tells how far a player has moved since the round began", () => {
  const of = evening(ball("19:02:00", "b", 1, 100), status("19:03:00", "done"))
  expect(stateAt(of, "19:03:00").standings).toMatchObject([
    { player: "b", rank: 1, points: 7, move: 0 },
    { player: "a", rank: 2, points: 1, move: -1 },
  ])
})
