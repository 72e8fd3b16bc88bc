/** Converts the work of a JSON Resume to work.yaml. */
import type { Content } from "../../content/schemas"
import { toSlug } from "../../lib/slug"
import { textOf } from "../../lib/variant-picks"
import {
  asObjects,
  asText,
  asTexts,
  asUrl,
  type JsonObject,
  toDates,
  withoutUndefined,
} from "./json-values"

type Company = Content["work"]["work"][number]

/** An entry without responsibilities becomes a role of the previous company, if the names match. */
export function toWork(
  resume: JsonObject,
  base: Content,
  { skills }: Content["skills"],
  notes: string[],
): Company[] {
  const ids = new Map(skills.flatMap((group) => group.skills).map(({ id, name }) => [name, id]))
  const currentWork = base.work.work
  const responsibilitiesByText = new Map(
    currentWork.flatMap((job) => job.responsibilities).map((it) => [textOf(it), it]),
  )
  const companies: Company[] = []
  for (const job of asObjects(resume.work)) {
    const company = asText(job.name) ?? asText(job.company) ?? asText(job.position)
    const dates = toDates(job, notes)
    if (!dates.startDate) continue // standard-fields.ts puts this work into OtherExperience.
    if (!company) {
      notes.push(
        `The work since ${dates.startDate} has neither a company nor a position and is left out.`,
      )
      continue
    }
    const role = {
      title: asText(job.position) ?? company,
      startDate: dates.startDate,
      endDate: dates.endDate,
      skills: asTexts(job.keywords).flatMap((name) => ids.get(name) ?? []),
    }
    const responsibilities = [
      ...asTexts([job.description, job.summary]),
      ...asTexts(job.highlights),
    ]
    const last = companies.at(-1)
    if (last?.company === company && responsibilities.length === 0) {
      last.roles.push(role)
      continue
    }
    const isUsed = ({ id }: Company) => companies.some((other) => other.id === id)
    const current = currentWork.find((other) => other.company === company && !isUsed(other))
    const id = current?.id ?? (toSlug(company) || "company")
    const isTaken = companies.some((other) => other.id === id)
    companies.push({
      id: isTaken ? `${id}-${companies.length + 1}` : id,
      company,
      ...withoutUndefined({ location: asText(job.location), url: asUrl(job.url) }),
      roles: [role],
      responsibilities: responsibilities.map((text) => responsibilitiesByText.get(text) ?? text),
      tags: current?.tags ?? [],
    })
  }
  return companies
}
