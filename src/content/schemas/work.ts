import { z } from "zod"
import { endMonthYear, monthYear, slug, tags, text, texts, webUrl } from "./shared-fields"

const role = z
  .strictObject({
    title: text("The role's title.", "Senior Software Engineer"),
    startDate: monthYear("The first month."),
    endDate: endMonthYear("The last month; '' while the role lasts."),
    skills: texts("Ids from skills.yaml of the skills this role used.", ["kotlin", "spring-boot"]),
  })
  .meta({ id: "Role" })

const RESPONSIBILITY = "What was done there, one line each; with tags, as text: and tags:."

const responsibility = z.union([
  text("The responsibility.", "Led a team of four."),
  z
    .strictObject({ text: text("The responsibility.", "Led a team of four."), tags: tags() })
    .meta({ id: "TaggedResponsibility" }),
])

const company = z
  .strictObject({
    id: slug("The company's address on the page: /resume/#this.", "specimen-payments"),
    company: text("The company's name.", "Specimen Payments"),
    location: text("Where the work was done.", "Portland, OR").optional(),
    url: webUrl("The company's site.").optional(),
    roles: z.array(role).min(1).meta({ description: "The roles held there, the newest first." }),
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
    work: z.array(company).default([]).meta({ description: "The companies, the newest first." }),
  })
  .meta({ id: "Work", description: "The work history, newest company first." })
