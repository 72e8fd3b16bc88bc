/** The YAML of a demo of the kind `tournament`. */
import { z } from "zod"
import { quote } from "../../wording"
import { described, name, object, slug, text, time } from "../shared-fields"
import { demoFields, reporterOf, reportRepeated, reportUnknown } from "./shared-fields"

const named = (what: string, id: string, example: string) =>
  z.strictObject({
    id: slug(`The ${what}'s id, by which the rounds and events name it.`, id),
    name: name(`The ${what}'s name.`, example),
  })

const match = object("TournamentMatch", {
  id: slug("The match's id, by which the events name it.", "round-1-a"),
  machine: slug("The id of the machine.", "kraken"),
  players: described(
    z.array(slug("The id of a player.", "proof")).min(2).max(4),
    "The ids of the players: two to four.",
    ["proof", "trial"],
  ),
})

const round = object("TournamentRound", {
  at: time("When the pairings were published.", "19:00:00"),
  matches: z.array(match).min(1).meta({ description: "The matches of the round." }),
})

const eventFields = {
  at: time("When it happened. Write a quarter past midnight as '24:15:00'."),
  arrives: time("When the news arrived, if it was late.", "19:06:00").optional(),
  match: slug("The id of the match.", "round-1-a"),
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
    event: text("The name of the tournament.", "Example Open"),
    players: z
      .array(named("player", "proof", "M. Proof").meta({ id: "TournamentPlayer" }))
      .min(2)
      .meta({
        description: "The players.",
        examples: [
          [
            { id: "proof", name: "M. Proof" },
            { id: "trial", name: "K. Trial" },
          ],
        ],
      }),
    machines: z
      .array(named("machine", "kraken", "Copper Kraken").meta({ id: "TournamentMachine" }))
      .min(1)
      .meta({ description: "The machines." }),
    rounds: z.array(round).min(1).meta({ description: "The rounds, in order." }),
    events: z.array(z.union([ballEvent, statusEvent])).meta({
      description: "What happened in the matches. The order in the file makes no difference.",
    }),
  })
  .superRefine(({ players, machines, rounds, events }, context) => {
    const report = reporterOf(context)
    const ids = (list: { id: string }[]) => list.map(({ id }) => id)
    const matches = rounds.flatMap((each, index) =>
      each.matches.map((item, place) => ({ ...item, path: ["rounds", index, "matches", place] })),
    )
    reportRepeated(ids(players), (index) => ["players", index, "id"], report)
    reportRepeated(ids(machines), (index) => ["machines", index, "id"], report)
    reportRepeated(ids(matches), (index) => [...(matches[index]?.path ?? []), "id"], report)
    for (const { machine, players: group, path } of matches) {
      reportUnknown("There is no machine", machine, ids(machines), [...path, "machine"], report)
      reportRepeated(group, (index) => [...path, "players", index], report)
      for (const [index, id] of group.entries()) {
        reportUnknown("There is no player", id, ids(players), [...path, "players", index], report)
      }
    }
    for (const [index, event] of events.entries()) {
      const path = ["events", index]
      reportUnknown("There is no match", event.match, ids(matches), [...path, "match"], report)
      const group = matches.find(({ id }) => id === event.match)?.players
      if (group && "player" in event) {
        const what = `The match ${quote(event.match)} has no player`
        reportUnknown(what, event.player, group, [...path, "player"], report)
      }
    }
  })
  .meta({ id: "TournamentDemo" })

/** The data of the demo, as the build writes it for the browser. */
export type TournamentData = z.output<typeof tournamentSchema>
