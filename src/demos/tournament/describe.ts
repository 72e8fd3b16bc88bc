/** Says in words what happens at a tournament. */
import type { TournamentData } from "../../content/schemas/demos/tournament"
import { formatNumber, words } from "../words"
import type { Message } from "./evening"
import type { EveningState, MatchState } from "./state"

/** @returns who won a match, and with which score */
export function describeResult({ players, machines }: TournamentData, match: MatchState): string {
  const [best] = [...match.scores].sort((a, b) => b.score - a.score)
  const machine = nameOf(machines, match.machine)
  const player = nameOf(players, best?.player ?? "")
  return words.tournament.won(machine, player, formatNumber(best?.score ?? 0))
}

/** @returns the champion, or all players who tie for the first place; undefined before the end */
export function describeChampions(
  { players }: TournamentData,
  { champions, standings }: EveningState,
): string | undefined {
  if (champions.length === 0) return undefined
  const names = new Intl.ListFormat("en").format(champions.map((id) => nameOf(players, id)))
  const points = formatNumber(standings[0]?.points ?? 0)
  const text = words.tournament
  return champions.length === 1 ? text.champion(names, points) : text.champions(names, points)
}

/** @returns what the display shows: the last score, at the end the champion or the tie */
export function describeDisplay(
  { players }: TournamentData,
  { champions, latest }: EveningState,
): string {
  const [champion] = champions
  if (!champion) return formatNumber(latest?.score ?? 0)
  return champions.length === 1 ? nameOf(players, champion) : words.tournament.tie
}

/** @returns what the organizer entered */
export function describeMessage(data: TournamentData, message: Message | undefined): string {
  const text = words.tournament
  if (!message) return text.nothing
  if ("round" in message) return text.pairings(message.round)
  if ("score" in message) {
    const player = nameOf(data.players, message.player)
    return text.scoreOf(player, message.ball, formatNumber(message.score))
  }
  const machine = nameOf(data.machines, machineOf(data, message.match) ?? "")
  return text.statusOf(machine, text.status[message.status])
}

type Named = { id: string; name: string }

/** @returns the name of the player or machine with the id */
export const nameOf = (list: readonly Named[], id: string) =>
  list.find((each) => each.id === id)?.name ?? id

/** @returns the id of the machine on which the match is played */
export const machineOf = ({ rounds }: TournamentData, match: string | undefined) =>
  rounds.flatMap(({ matches }) => matches).find(({ id }) => id === match)?.machine
