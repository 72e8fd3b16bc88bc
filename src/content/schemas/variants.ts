import { z } from "zod"
import type { ListName } from "./introspection"
import { pageFit, pageLayout, pageLimit, pageTemplate, paperSize } from "./paper-fields"
import { contentFile, languageCode, richText, title } from "./shared-fields"
import { PATTERNS } from "./value-rules"

const picks = (refersTo: ListName, description: string, examples: readonly string[]) =>
  z
    .array(
      z.string().meta({
        description: "An id or a tag.",
        pattern: PATTERNS.id,
        examples: ["work-one"],
        refersTo,
      }),
    )
    .optional()
    .meta({ description, examples: [examples] })

/** content/variants/NAME.yaml: a version of the résumé for one reader, at /resume/NAME/. */
export const variantSchema = contentFile(
  "Variant",
  "A version of the résumé for one reader, at /resume/NAME/. Variants are optional.",
  {
    title: title(
      "The page's title. Default: the title in resume.yaml.",
      "Platform Résumé",
    ).optional(),
    headline: title(
      "The profession below the owner's name. Default: the headline in owner.yaml.",
      "Platform engineer",
    ).optional(),
    objective: richText(
      "The text of the Objective section. Default: its text in resume.yaml.",
      "Backend engineer seeking a platform role.",
    ).optional(),
    sections: picks(
      "sections",
      "Ids (as in /resume/#id) or tags of the sections to show, in this order. Default: all.",
      ["objective", "work-experience"],
    ),
    companies: picks(
      "companies",
      "Ids or tags of the companies and career breaks to show, in this order. Default: all.",
      ["specimen-payments"],
    ),
    roles: picks(
      "roles",
      "Ids or tags of the roles to show, in this order. Default: all. A company of which no role is named is left out.",
      ["payments-lead"],
    ),
    responsibilities: picks(
      "responsibilities",
      "Ids or tags of the responsibilities to show, in this order. Default: all. A company of which none is named is left out, unless it has none.",
      ["platform"],
    ),
    entries: picks(
      "entries",
      "Ids or tags of the entries to show, in this order. A section of which no entry is named shows all its entries.",
      ["scoring-desk"],
    ),
    skills: picks(
      "skills",
      "Ids or tags of the skills, or ids of the skill groups, to show, in this order. Default: all.",
      ["languages", "kubernetes"],
    ),
    language: languageCode(
      "The language of a variant for readers of one language, as in 'de'. Its texts are in this language. Default: the variant is there in every language.",
    )
      .optional()
      .meta({ graphql: null, refersTo: "languages" }),
    paper: paperSize().optional(),
    layout: pageLayout().optional(),
    template: pageTemplate(),
    pages: pageLimit(),
    fit: pageFit(),
  },
)

export type Variant = z.output<typeof variantSchema>
