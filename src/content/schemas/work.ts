import { z } from "zod"
import { endMonthYear, monthYear, slug, tags, text, texts, webUrl } from "./shared-fields"

const role = z
  .strictObject({
    title: text("The role's title.", "Senior Software Engineer"),
    startDate: monthYear("The first month."),
    endDate: endMonthYear("The last month, or '' if the role has not ended."),
    skills: texts("The ids (from skills.yaml) of the skills that the role used.", [
      "kotlin",
      "spring-boot",
    ]),
  })
  .meta({ id: "Role" })

const RESPONSIBILITY =
  "The responsibilities, one per line. A responsibility with tags has the fields text and tags."

const responsibility = z.union([
  text("The responsibility.", "Led a team of four."),
  z
    .strictObject({ text: text("The responsibility.", "Led a team of four."), tags: tags() })
    .meta({ id: "TaggedResponsibility" }),
])

const company = z
  .strictObject({
    id: slug("The company's id in its URL: /resume/#id.", "specimen-payments"),
    company: text("The company's name.", "Specimen Payments"),
    location: text("The place of work.", "Portland, OR").optional(),
    url: webUrl("The URL of the company's site.").optional(),
    roles: z.array(role).min(1).meta({ description: "The roles at the company, newest first." }),
    responsibilities: z
      .array(responsibility.meta({ graphql: "String!" }))
      .default([])
      .meta({ description: RESPONSIBILITY, examples: [["Led a team of four."]] }),
    tags: tags(),
  })
  .meta({ id: "Company" })

/** content/work.yaml: the work history, newest company first. */
export const workSchema = z
  .strictObject({
    work: z.array(company).default([]).meta({ description: "The companies, newest first." }),
  })
  .meta({ id: "Work", description: "The work history, newest company first." })
