import { z } from "zod"
import { pageLayout, pageLimit, slug, text } from "./shared-fields"

const picks = (description: string, examples: readonly string[]) =>
  z
    .array(slug("An id or a tag."))
    .optional()
    .meta({ description, examples: [examples] })

/** content/variants/NAME.yaml: a version of the résumé for one reader, at /resume/NAME/. */
export const variantSchema = z
  .strictObject({
    title: text(
      "The page's title. Default: the title in resume.yaml.",
      "Platform Résumé",
    ).optional(),
    objective: text(
      "The text of the Objective section. Default: its text in resume.yaml.",
      "Backend engineer seeking a platform role.",
    ).optional(),
    sections: picks(
      "Ids (as in /resume/#id) or tags of the sections to show, in this order. Default: all.",
      ["objective", "work-experience"],
    ),
    companies: picks("Ids or tags of the companies to show, in this order. Default: all.", [
      "specimen-payments",
    ]),
    responsibilities: picks("Tags of the responsibilities to show, in this order. Default: all.", [
      "platform",
    ]),
    layout: pageLayout().optional(),
    pages: pageLimit(),
    skills: picks(
      "Ids or tags of the skills, or ids of the skill groups, to show, in this order. Default: all.",
      ["languages", "kubernetes"],
    ),
  })
  .meta({
    id: "Variant",
    description: "A version of the résumé for one reader, at /resume/NAME/. Variants are optional.",
  })

export type Variant = z.output<typeof variantSchema>
