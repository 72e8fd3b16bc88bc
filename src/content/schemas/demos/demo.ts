/** The field `demo` of a card and of a project. */
import { z } from "zod"
import { pickSchema } from "./pick"
import { tournamentSchema } from "./tournament"

/** The kinds of demos. Add a new kind here. See docs/decisions/demos.md. */
const KINDS = [pickSchema, tournamentSchema] as const

/** A small working copy of what the project does, which visitors open on the page. */
export const demo = z.discriminatedUnion("kind", KINDS).optional().meta({
  description:
    "A demo that visitors can open on the page. Its drawings and events are loaded only then.",
  // A resolver gives pages the address of its data.
  graphql: null,
  isRare: true,
})

export type DemoContent = z.output<(typeof KINDS)[number]>
