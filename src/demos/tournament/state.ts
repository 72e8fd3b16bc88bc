/** What the companion shows, as a pure function of the messages that have arrived. */
import type { Evening, Match, Message } from "./evening"
import { type Line, type Result, toPoints, toStandings } from "./standings"

export type MatchStatus = "waiting" | "live" | "done"

export type PlayerState = {
  player: string
  /** The last ball with a score, or 0. */
  ball: number
  score: number
}

export type MatchState = Match & { status: MatchStatus; scores: PlayerState[] }

export type StandingState = Line & {
  /** How many ranks the player has gained since the round began; negative if the player fell. */
  move: number
}

export type EveningState = {
  /** The number of the current round; 0 before the first pairings. */
  round: number
  /** The matches of the current round. */
  matches: MatchState[]
  standings: StandingState[]
  /** The ids of the players with rank 1, if all matches of the last round have ended. */
  champions: string[]
  /** The last score that was reported, if any. */
  latest: { match: string; player: string; ball: number; score: number } | undefined
}

/**
 * Each message states something: the pairings of a round, the status of a match, or the score of a ball.
 * The newest statement about the same thing counts, by the time at which it was made. So the order of
 * arrival makes no difference, and a repeated message changes nothing.
 */
function newestStatements(messages: readonly Message[]): Message[] {
  const newest = new Map<string, Message>()
  for (const message of messages) {
    const subject = subjectOf(message)
    const known = newest.get(subject)
    if (!known || isNewer(message, known)) newest.set(subject, message)
  }
  return [...newest.values()].sort((a, b) => (isNewer(a, b) ? 1 : -1))
}

function subjectOf(message: Message): string {
  if ("round" in message) return `round ${message.round}`
  if ("status" in message) return `status ${message.match}`
  return `ball ${message.match} ${message.player} ${message.ball}`
}

/** Of two statements with the same time, one always counts as newer, whichever arrived first. */
function isNewer(a: Message, b: Message): boolean {
  return a.at === b.at ? JSON.stringify(a) > JSON.stringify(b) : a.at > b.at
}

/** The state after messages that have arrived in any order. */
export function toState(evening: Evening, messages: readonly Message[]): EveningState {
  const statements = newestStatements(messages)
  const rounds = statements
    .flatMap((message) => ("round" in message ? [message] : []))
    .sort((a, b) => a.round - b.round)
    .map(({ round, matches }) => {
      return { round, matches: matches.map((match) => toMatch(match, statements)) }
    })
  const current = rounds.at(-1)
  const resultsOf = (all: typeof rounds) => all.flatMap(({ matches }) => matches.flatMap(toResults))
  const ids = evening.players.map(({ id }) => id)
  const before = toStandings(ids, resultsOf(rounds.slice(0, -1)))
  const standings = toStandings(ids, resultsOf(rounds))
  const rankBefore = new Map(before.map(({ player, rank }) => [player, rank]))
  const isOver =
    current?.round === evening.rounds.length &&
    current.matches.every(({ status }) => status === "done")
  return {
    champions: isOver ? standings.flatMap(({ rank, player }) => (rank === 1 ? player : [])) : [],
    round: current?.round ?? 0,
    matches: current?.matches ?? [],
    standings: standings.map((line) => {
      return { ...line, move: (rankBefore.get(line.player) ?? line.rank) - line.rank }
    }),
    latest: statements.findLast((message) => "score" in message),
  }
}

/** A match with a score has begun, even if the message that says so is late. */
function toMatch(match: Match, statements: readonly Message[]): MatchState {
  const own = statements.filter((message) => "match" in message && message.match === match.id)
  const scores = match.players.map((player): PlayerState => {
    const balls = own.flatMap((each) => ("score" in each && each.player === player ? [each] : []))
    const last = balls.reduce((best, each) => (each.ball > best.ball ? each : best), {
      ball: 0,
      score: 0,
    })
    return { player, ball: last.ball, score: last.score }
  })
  const stated = own.find((message) => "status" in message)?.status
  const status = stated ?? (scores.some(({ ball }) => ball > 0) ? "live" : "waiting")
  return { ...match, status, scores }
}

/** @returns the results of a finished match; none before its end */
function toResults({ status, scores }: MatchState): Result[] {
  if (status !== "done") return []
  const points = toPoints(scores.map(({ score }) => score))
  return scores.map(({ player, score }, index) => {
    const place = 1 + scores.filter((other) => other.score > score).length
    return { player, points: points[index] ?? 0, place }
  })
}
