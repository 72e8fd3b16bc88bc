import { z } from "zod"
import {
  contentFile,
  date,
  endDate,
  item,
  list,
  name,
  richText,
  slug,
  some,
  tags,
  texts,
  title,
  webUrl,
} from "./shared-fields"

const LED = "Led a team of four."

const responsibility = z.union([
  richText("The responsibility.", LED),
  item("Responsibility", "responsibilities", {
    text: richText("The responsibility.", LED),
    id: slug("Its id, by which a variant can pick it.", "led-four").optional(),
    tags,
  }),
])

const responsibilities = (description: string) =>
  list(
    responsibility,
    `${description}, one per line. To add an id or tags, use the fields text, id and tags.`,
  ).meta({ examples: [[LED]] })

const role = item("Role", "roles", {
  title: title("The role's title.", "Senior Software Engineer"),
  startDate: date("The first month, or its year."),
  endDate: endDate("The last month, or its year, or '' if the role has not ended.").default(""),
  location: title("The place of work, if it differs from the company's.", "Remote").optional(),
  skills: texts(
    "The ids (from skills.yaml) of the skills that the role used.",
    ["kotlin", "spring-boot"],
    { translation: null, refersTo: "skills" },
  ),
  summary: richText("A paragraph about the role.", "The team runs the ledger.").optional(),
  responsibilities: responsibilities("The responsibilities of this role"),
  id: slug("The role's id, by which a variant can pick it.", "payments-lead").optional(),
  tags,
})

const company = z
  .strictObject({
    id: slug("The company's id in its URL: /resume/#id.", "specimen-payments"),
    company: name("The company's name.", "Specimen Payments"),
    location: title("The place of work.", "Portland, OR").optional(),
    url: webUrl("The URL of the company's site.").optional(),
    summary: richText("A paragraph about the company.", "A card processor.").optional(),
    roles: some(role, "The roles at the company, newest first."),
    responsibilities: responsibilities("The responsibilities at the company, in all its roles"),
    tags,
  })
  .meta({ id: "Company", title: "company", typeName: "WorkItem", itemOf: "companies" })

const careerBreak = z
  .strictObject({
    id: slug("The career break's id in its URL: /resume/#id.", "parental-leave"),
    break: title(
      "What a career break was for. It stands in the place of a company.",
      "Parental leave",
    ),
    startDate: date("The first month, or its year."),
    endDate: endDate("The last month, or its year, or '' if it has not ended.").default(""),
    text: richText("A paragraph about the career break.", "At home with two children.").optional(),
    tags,
  })
  .meta({ id: "CareerBreak", title: "career break", typeName: "WorkItem", itemOf: "companies" })

/** content/work.yaml: the work history, newest first. */
export const workSchema = contentFile("Work", "The work history, newest first.", {
  work: list(z.union([company, careerBreak]), "The companies and career breaks, newest first."),
})
