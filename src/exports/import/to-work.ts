/** The work of a JSON Resume in; work.yaml out. */
import type { Content } from "../../content/schemas"
import { toSlug } from "../../lib/slug"
import { textOf } from "../../lib/variant-picks"
import { asObjects, asText, asTexts, asUrl, type Loose, optional, toDates } from "./loose"

type Company = Content["work"]["work"][number]

/** Entries of one employer that follow each other and tell nothing of their own are its roles. */
export function toWork(
  resume: Loose,
  base: Content,
  { skills }: Content["skills"],
  notes: string[],
): Company[] {
  const ids = new Map(skills.flatMap((group) => group.skills).map(({ id, name }) => [name, id]))
  const before = base.work.work
  const tagged = new Map(
    before.flatMap((job) => job.responsibilities).map((it) => [textOf(it), it]),
  )
  const companies: Company[] = []
  for (const job of asObjects(resume.work)) {
    const company = asText(job.name) ?? asText(job.company) ?? asText(job.position)
    const dates = toDates(job, notes)
    if (!dates.startDate) continue // It is under OtherExperience: see `standard-fields.ts`.
    if (!company) {
      notes.push(`The work since ${dates.startDate} names neither company nor position: left out.`)
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
    const isTold = ({ id }: Company) => companies.some((other) => other.id === id)
    const known = before.find((other) => other.company === company && !isTold(other))
    const id = known?.id ?? (toSlug(company) || "company")
    const isTaken = companies.some((other) => other.id === id)
    companies.push({
      id: isTaken ? `${id}-${companies.length + 1}` : id,
      company,
      ...optional({ location: asText(job.location), url: asUrl(job.url) }),
      roles: [role],
      responsibilities: responsibilities.map((text) => tagged.get(text) ?? text),
      tags: known?.tags ?? [],
    })
  }
  return companies
}
