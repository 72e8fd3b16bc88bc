/** The YAML of a demo of the kind `pick`. */
import { z } from "zod"
import { toSlug } from "../../../lib/slug"
import { described, drawing, item, name } from "../shared-fields"
import { demoFields, reporterOf } from "./shared-fields"

const card = item("PickCard", "cards", {
  name: name("The card's name. No other card of the demo has it.", "Lamplighter"),
  src: drawing("The card's drawing, an SVG file.", "images/moths/lamplighter.svg"),
  picks: described(
    z.int().min(0).max(999_999).default(0),
    "How often others have picked it. The visitor's picks add to it.",
    30,
  ),
})

export const pickSchema = z
  .strictObject({
    ...demoFields,
    kind: z.literal("pick").meta({ description: "A game in which visitors pick a favorite." }),
    group: described(z.int().min(2).max(6), "How many cards a group has, from 2 to 6.", 3),
    score: described(
      z.enum(["number", "moons", "flips", "tides"]).default("number"),
      "How the picks of a card are shown: as a number, moons (a phase beside it), flips (a flip counter), or tides (a bar beside it).",
      "moons",
    ),
    cards: z
      .array(card)
      .min(3)
      .max(60)
      .meta({
        description: "The cards: at least 3, and more than a group has.",
        examples: [
          ["Lamplighter", "Night Mail", "Rose Vesper", "Wool Gatherer"].map((name) => {
            return { name, src: `images/moths/${toSlug(name)}.svg` }
          }),
        ],
      }),
  })
  .superRefine(({ cards, group }, context) => {
    if (cards.length > group) return
    const message = `A group has ${group} cards, and the demo has ${cards.length}.`
    const expected = `at most ${cards.length - 1}`
    reporterOf(context)(["group"], { code: "out-of-range", message, expected })
  })
  .meta({ id: "PickDemo", itemOf: "demos" })

/** The data of the demo, as the build writes it for the browser. */
export type PickData = z.output<typeof pickSchema>
