/** An evening of a tournament, as `demo:` in portfolio.yaml describes it. Pure types and functions. */
import type { TournamentData } from "../../content/schemas/demos/tournament"

export type Evening = Pick<TournamentData, "players" | "machines" | "rounds" | "events">

/** Players who play one game on one machine. */
export type Match = Evening["rounds"][number]["matches"][number]

/** Something that happened in a match: its status changed, or a player ended a ball with a score. */
export type EveningEvent = Evening["events"][number]

/** A piece of news from the organizer's app, with the time at which it was written. */
export type Message = { at: number } & (
  | { round: number; matches: readonly Match[] }
  | { match: string; status: "live" | "done" }
  | { match: string; player: string; ball: number; score: number }
)

/**
 * A message, the time at which it arrives in the database, and the time at which the page shows it. Times
 * are in seconds after midnight.
 */
export type Arrival = { message: Message; stored: number; shown: number }

/** Reads a time such as '19:04:30'. After midnight the hours go on, as in '24:15:00'. */
export function toSeconds(time: string): number {
  const [hours = 0, minutes = 0, seconds = 0] = time.split(":").map(Number)
  return (hours * 60 + minutes) * 60 + seconds
}

/** How long a message takes from the phone to the database, and from there to the page, in seconds. */
const STEP_TIME = 10

/** How many messages have come how far. */
export type Progress = {
  /** The organizer has written them. */
  sent: number
  /** They are in the database. */
  stored: number
  /** The page shows them. */
  shown: number
}

/** @returns how far the messages have come at a time, in seconds after midnight */
export function toProgress(arrivals: readonly Arrival[], time: number): Progress {
  return {
    sent: arrivals.filter(({ message }) => message.at <= time).length,
    stored: arrivals.filter(({ stored }) => stored <= time).length,
    shown: arrivals.filter(({ shown }) => shown <= time).length,
  }
}

/** @returns the message that the organizer wrote last before a time, even if it has not arrived */
export function lastWritten(arrivals: readonly Arrival[], time: number): Message | undefined {
  return arrivals
    .map(({ message }) => message)
    .filter(({ at }) => at <= time)
    .sort((a, b) => a.at - b.at)
    .at(-1)
}

/** All messages of the evening in the order in which they arrive. */
export function toArrivals({ rounds, events }: Evening): Arrival[] {
  const pairings = rounds.map(({ at, matches }, index) =>
    toArrival({ at: toSeconds(at), round: index + 1, matches }),
  )
  const reports = events.map(({ at, arrives, ...event }) =>
    toArrival({ ...event, at: toSeconds(at) }, arrives),
  )
  return [...pairings, ...reports].sort((a, b) => a.stored - b.stored)
}

function toArrival(message: Message, arrives?: string): Arrival {
  const stored = arrives ? toSeconds(arrives) : message.at + STEP_TIME
  return { message, stored, shown: stored + STEP_TIME }
}
