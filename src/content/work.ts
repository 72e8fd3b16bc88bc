import { z } from "zod"
import { endMonthYear, monthYear, slug, text, texts, webUrl } from "./fields"

const role = z
  .strictObject({
    title: text("The role's title."),
    startDate: monthYear("The first month, as in 'Apr 2023'."),
    endDate: endMonthYear("The last month, as in 'Mar 2023'; '' while the role lasts."),
    skills: texts("Ids from skills.yaml of the skills this role used."),
  })
  .meta({ id: "Role" })

const company = z
  .strictObject({
    id: slug("The company's address on the page: /resume/#this."),
    company: text("The company's name."),
    location: text("Where the work was done, as in 'Portland, OR'.").optional(),
    url: webUrl("The company's site.").optional(),
    roles: z
      .array(role)
      .min(1, "needs at least one role")
      .meta({ description: "The roles held there, the newest first." }),
    responsibilities: texts("What was done there, one line each."),
  })
  .meta({ id: "Company" })

/** content/work.yaml: the work history, newest company first. */
export const workSchema = z
  .strictObject({
    work: z.array(company).default([]).meta({ description: "The companies, the newest first." }),
  })
  .meta({ id: "Work" })
