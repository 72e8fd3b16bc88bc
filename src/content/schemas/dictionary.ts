import { z } from "zod"
import { paperSize } from "./paper-fields"
import { contentFile, described, filledLine, line, list, object } from "./shared-fields"
import { PATTERNS } from "./value-rules"
import { wordsSchema } from "./word-fields"

/** Texts of other fields, which their rules check: they have no kind of translation of their own. */
const source = (description: string, example: string) =>
  described(filledLine(), description, example).meta({ pattern: PATTERNS.text })

const at = () =>
  described(
    filledLine().optional(),
    "The file and the field of the source, without numbers. Only needed where one source has two targets.",
    "skills.name",
  )

const stale = z.strictObject({
  source: described(line(), "The earlier text.", "Led a team."),
  target: described(line(), "The translation of the earlier text.", "Führte ein Team."),
})

const text = object("TranslatedText", {
  source: source("The text, as the content has it.", "Led two teams."),
  // It may be empty: it has not been translated yet.
  target: described(line(), "The text in this language, or '' for now.", "Führte zwei Teams."),
  stale: stale.optional().meta({
    description:
      "The earlier text and its translation. Change target, or delete stale if target still holds.",
  }),
  at: at(),
})

const replacedName = object("ReplacedName", {
  source: source(
    "A name, an address, a picture or a contact value of the content.",
    "https://club.example",
  ),
  target: described(filledLine(), "What stands in its place.", "https://club.example/de"),
  at: at(),
})

/** content/translations/LANGUAGE.yaml: the texts of the content in another language. */
export const dictionarySchema = contentFile(
  "Translation",
  "The content in another language. LANGUAGE is its code, as in `translations/de.yaml`. Translations are optional.",
  {
    texts: list(text, "The texts of the content, each with its translation."),
    names: list(
      replacedName,
      "The names, addresses, pictures and contact values that are others in this language.",
    ),
    words: wordsSchema.optional(),
    paper: paperSize().optional().meta({
      description: "The paper size for readers of this language. Default: that of resume.yaml.",
    }),
  },
)

/** The translation of the content into a language. */
export type Dictionary = z.output<typeof dictionarySchema>

/** A text, its translation, and maybe the earlier text with its translation, until somebody reviews it. */
export type TranslatedText = Dictionary["texts"][number]
