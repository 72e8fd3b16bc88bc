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

/** A message and the time at which it arrives. Times are in seconds after midnight. */
export type Arrival = { time: number; message: Message }

/** Reads a time such as '19:04:30'. After midnight the hours go on, as in '24:15:00'. */
export function toSeconds(time: string): number {
  const [hours = 0, minutes = 0, seconds = 0] = time.split(":").map(Number)
  return (hours * 60 + minutes) * 60 + seconds
}

/** The time on a clock, as in '7:04 PM'. */
export function toClock(seconds: number): string {
  const minutes = Math.floor(seconds / 60)
  const hour = Math.floor(minutes / 60) % 24
  const half = hour < 12 ? "AM" : "PM"
  return `${hour % 12 || 12}:${String(minutes % 60).padStart(2, "0")} ${half}`
}

/** How long a message takes from the organizer's phone to the page, in seconds. */
const TRAVEL_TIME = 20

/** How many messages have come how far. */
export type Progress = {
  /** The organizer has sent them. */
  sent: number
  /** They are in the database. */
  stored: number
  /** The page shows them. */
  shown: number
}

/** @returns how far the messages have come at a time, in seconds after midnight */
export function toProgress(arrivals: readonly Arrival[], time: number): Progress {
  const countUntil = (end: number) => arrivals.filter((arrival) => arrival.time <= end).length
  return {
    sent: countUntil(time + TRAVEL_TIME),
    stored: countUntil(time + TRAVEL_TIME / 2),
    shown: countUntil(time),
  }
}

/** All messages of the evening in the order in which they arrive. */
export function toArrivals({ rounds, events }: Evening): Arrival[] {
  const pairings = rounds.map(({ at, matches }, index): Arrival => {
    const time = toSeconds(at)
    return { time, message: { at: time, round: index + 1, matches } }
  })
  const reports = events.map(({ at, arrives, ...event }): Arrival => {
    return { time: toSeconds(arrives ?? at), message: { ...event, at: toSeconds(at) } }
  })
  return [...pairings, ...reports].sort((a, b) => a.time - b.time)
}
