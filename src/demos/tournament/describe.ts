/** Says in words what happens at a tournament. */
import type { TournamentData } from "../../content/schemas/demos/tournament"
import type { DemoWords } from "../../lib/demo-words"
import { formatNumber, say, sayCount } from "../write-demo-texts"
import type { Message } from "./evening"
import type { EveningState, MatchState } from "./state"

/** @returns who won a match, and with which score */
export function describeResult(
  { players, machines }: TournamentData,
  match: MatchState,
  words: DemoWords,
): string {
  const [best] = [...match.scores].sort((a, b) => b.score - a.score)
  const machine = nameOf(machines, match.machine)
  const player = nameOf(players, best?.player ?? "")
  return say(words.won, { machine, player, score: best?.score ?? 0 }, words)
}

/** @returns the champion, or all players who tie for the first place; undefined before the end */
export function describeChampions(
  { players }: TournamentData,
  { champions, standings }: EveningState,
  words: DemoWords,
): string | undefined {
  if (champions.length === 0) return undefined
  const list = new Intl.ListFormat(words.language)
  const names = list.format(champions.map((id) => nameOf(players, id)))
  const count = standings[0]?.points ?? 0
  return champions.length === 1
    ? sayCount("champion", { player: names, count }, words)
    : sayCount("champions", { players: names, count }, words)
}

/** @returns what the display shows: the last score, at the end the champion or the tie */
export function describeDisplay(
  { players }: TournamentData,
  { champions, latest }: EveningState,
  words: DemoWords,
): string {
  const [champion] = champions
  if (!champion) return formatNumber(latest?.score ?? 0, words)
  return champions.length === 1 ? nameOf(players, champion) : words.tie
}

/** @returns what the organizer entered */
export function describeMessage(
  data: TournamentData,
  message: Message | undefined,
  words: DemoWords,
): string {
  if (!message) return words.nothing
  if ("round" in message) return say(words.pairings, { round: message.round }, words)
  if ("score" in message) {
    const player = nameOf(data.players, message.player)
    return say(words.playerScore, { player, ball: message.ball, score: message.score }, words)
  }
  const machine = nameOf(data.machines, machineOf(data, message.match) ?? "")
  return say(words.machineStatus, { machine, status: words[message.status] }, words)
}

type Named = { id: string; name: string }

/** @returns the name of the player or machine with the id */
export const nameOf = (list: readonly Named[], id: string) =>
  list.find((each) => each.id === id)?.name ?? id

/** @returns the id of the machine on which the match is played */
export const machineOf = ({ rounds }: TournamentData, match: string | undefined) =>
  rounds.flatMap(({ matches }) => matches).find(({ id }) => id === match)?.machine
