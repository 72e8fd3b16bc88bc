import type { z } from "zod"
import { quotedCommand } from "../../lib/command"
import { pageTemplate } from "./paper-fields"
import { contentFile, day, languageCode, richText, some, text, title } from "./shared-fields"

const POSTING = "Your job posting asks for someone who runs a ledger."

/** The addressee, the greeting and the paragraph that `tailor` drafts for the owner to replace. */
export const DRAFT = ["The name of the reader", "Dear reader,", "Write your letter here."] as const

/** content/letters/NAME.yaml: a letter that goes with the résumé. Only hand-outs have it. */
export const letterSchema = contentFile(
  "Letter",
  `A letter, with the letterhead of the résumé. It goes with the variant of the same name, or else with the main résumé. ${quotedCommand("hand-out")} writes it; no built file contains it. Letters are optional.`,
  {
    to: some(
      title("A line of the addressee.", "Ada Writer"),
      "To whom: the name, the company and the address, one line each.",
    ).meta({ examples: [["Ada Writer", "Example Bank"]] }),
    date: day("The day on which the letter is sent, as in '2026-11-21'."),
    greeting: text("The greeting, with its punctuation.", "Dear Ms. Writer,"),
    paragraphs: some(
      richText("A paragraph.", POSTING),
      "The paragraphs of the letter, one per line.",
    ).meta({ examples: [[POSTING]] }),
    language: languageCode(
      "The language of the letter, if it is that of a translation, as in 'de'. Default: the language of the site.",
    )
      .optional()
      .meta({ refersTo: "languages" }),
    template: pageTemplate(),
    closing: text("What stands above the name at the end.", "Kind regards,"),
  },
)

export type Letter = z.output<typeof letterSchema>
