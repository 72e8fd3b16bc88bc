import { z } from "zod"
import { slug, text } from "./shared-fields"

const picks = (description: string, examples: readonly string[]) =>
  z
    .array(slug("An id or a tag."))
    .optional()
    .meta({ description, examples: [examples] })

/** content/variants/NAME.yaml: the résumé as one reader should see it, at /resume/NAME/. */
export const variantSchema = z
  .strictObject({
    title: text("The page's title; left out, that of resume.yaml.", "Platform Résumé").optional(),
    objective: text(
      "What the Objective says instead of its text in resume.yaml.",
      "Backend engineer seeking a platform role.",
    ).optional(),
    sections: picks(
      "Addresses (as in /resume/#this) or tags of the sections to show, in order; left out, all.",
      ["objective", "work-experience"],
    ),
    companies: picks("Ids or tags of the companies to show, in order; left out, all.", [
      "specimen-payments",
    ]),
    responsibilities: picks("Tags of the responsibilities to show, in order; left out, all.", [
      "platform",
    ]),
    skills: picks(
      "Ids of skills or of groups, or tags, of the skills to show, in order; left out, all.",
      ["languages", "kubernetes"],
    ),
  })
  .meta({
    id: "Variant",
    description: "The résumé as one reader should see it, at /resume/NAME/. There need not be any.",
  })

export type Variant = z.output<typeof variantSchema>
