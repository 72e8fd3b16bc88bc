/** The YAML of a demo of the kind `tournament`. */
import { z } from "zod"
import { anyNear, didYouMean, quote } from "../../wording"
import type { ListName } from "../introspection"
import { described, item, name, object, slug, some, time, title } from "../shared-fields"
import { demoFields, reporterOf } from "./shared-fields"

const named = (type: string, list: ListName, what: string, id: string, example: string) =>
  item(type, list, {
    id: slug(`The ${what}'s id, by which the rounds and events name it.`, id),
    name: name(`The ${what}'s name.`, example),
  })

const match = item("TournamentMatch", "matches", {
  id: slug("The match's id, by which the events name it.", "round-1-a"),
  machine: slug("The id of the machine.", "kraken").meta({ refersTo: "machines" }),
  players: described(
    z
      .array(slug("The id of a player.", "proof").meta({ refersTo: "players" }))
      .min(2)
      .max(4),
    "The ids of the players: two to four.",
    ["proof", "trial"],
  ),
})

const round = object("TournamentRound", {
  at: time("When the pairings were published.", "19:00:00"),
  matches: some(match, "The matches of the round."),
})

const eventFields = {
  at: time("When it happened. Write a quarter past midnight as '24:15:00'."),
  arrives: time("When the news arrived, if it was late.", "19:06:00").optional(),
  match: slug("The id of the match.", "round-1-a").meta({ refersTo: "matches" }),
}

const ballEvent = z
  .strictObject({
    ...eventFields,
    player: slug("The id of the player.", "proof"),
    ball: described(z.int().min(1).max(5), "The ball that ended.", 1),
    score: described(
      z.int().min(0),
      "The player's whole score after this ball. A later event corrects an earlier one.",
      612400,
    ),
  })
  .meta({ id: "TournamentBall", title: "a ball" })

const statusEvent = z
  .strictObject({
    ...eventFields,
    status: described(
      z.enum(["live", "done"]),
      "Whether the match has begun (live) or ended (done).",
      "live",
    ),
  })
  .meta({ id: "TournamentStatus", title: "a status" })

export const tournamentSchema = z
  .strictObject({
    ...demoFields,
    kind: z.literal("tournament").meta({ description: "A recorded evening of a tournament." }),
    event: title("The name of the tournament.", "Example Open"),
    players: some(
      named("TournamentPlayer", "players", "player", "proof", "M. Proof"),
      "The players.",
      2,
    ).meta({
      examples: [
        [
          { id: "proof", name: "M. Proof" },
          { id: "trial", name: "K. Trial" },
        ],
      ],
    }),
    machines: some(
      named("TournamentMachine", "machines", "machine", "kraken", "Copper Kraken"),
      "The machines.",
    ),
    rounds: some(round, "The rounds, in order."),
    events: z.array(z.union([ballEvent, statusEvent])).meta({
      description: "What happened in the matches. The order in the file makes no difference.",
    }),
  })
  .superRefine(({ rounds, events }, context) => {
    const matches = rounds.flatMap((each) => each.matches)
    for (const [index, event] of events.entries()) {
      const players = matches.find(({ id }) => id === event.match)?.players
      if (!players || !("player" in event) || players.includes(event.player)) continue
      const message = `The match ${quote(event.match)} has no player ${quote(event.player)}.`
      const details = {
        expected: anyNear(event.player, players),
        hint: didYouMean(event.player, players),
      }
      reporterOf(context)(["events", index, "player"], { code: "unknown-id", message, ...details })
    }
  })
  .meta({ id: "TournamentDemo", itemOf: "demos" })

/** The data of the demo, as the build writes it for the browser. */
export type TournamentData = z.output<typeof tournamentSchema>
