/** Converts the work of a JSON Resume to work.yaml. */
import type { Content } from "../../content/schemas"
import { canonicalJson } from "../../lib/canonical-json"
import { newestOf } from "../../lib/months"
import { toSlug } from "../../lib/slug"
import { textOf } from "../../lib/variant-picks"
import { companiesOf, isCompany } from "../../lib/work-items"
import { wordsOf } from "../inline"
import { toWorkItems } from "../model"
import { toWork as toJsonWork, withoutEmpty } from "../to-json-resume"
import {
  asObject,
  asObjects,
  asText,
  asTexts,
  asUrl,
  type JsonObject,
  toDates,
  withoutUndefined,
} from "./json-values"

type WorkItem = Content["work"]["work"][number]
type Company = Extract<WorkItem, { company: string }>
type Role = Company["roles"][number]
type Responsibility = Company["responsibilities"][number]

/** What the import takes from the current content. */
type Current = {
  companies: Company[]
  /** The export of each company, as JSON that can be compared. */
  exports: string[][]
  skillIds: ReadonlyMap<string, string>
  /** By their words, because exports have no marks. */
  responsibilities: ReadonlyMap<string, Responsibility>
}

/**
 * Jobs in a row at one company become its roles. Jobs that equal the export of a current company
 * become that company, which keeps what JSON Resume has no place for.
 */
export function toWork(
  resume: JsonObject,
  base: Content,
  { skills }: Content["skills"],
  notes: string[],
): WorkItem[] {
  const current = readCurrent(base, skills)
  // to-resume.ts puts work without a start date into OtherExperience.
  const jobs = asObjects(resume.work).filter((job) => toDates(job, []).startDate)
  const items: WorkItem[] = []
  for (let index = 0; index < jobs.length; ) {
    const kept = takeCompany(jobs.slice(index), current, items)
    if (kept) {
      items.push(kept.company)
      index += kept.jobs
    } else {
      addJob(items, jobs[index] ?? {}, current, notes)
      index += 1
    }
  }
  const isKept = (company: Company) => current.companies.includes(company)
  const companies = items.map((item) =>
    isCompany(item) && !isKept(item) ? withSharedResponsibilities(item) : item,
  )
  return insertBreaks(companies, resume, base)
}

function readCurrent(base: Content, skills: Content["skills"]["skills"]): Current {
  const companies = companiesOf(base.work)
  const exports = companiesOf({ work: toWorkItems(base) }).map((company) =>
    toJsonWork(company).map((job) => canonicalJson(withoutEmpty(job))),
  )
  const responsibilities = companies
    .flatMap((company) => [company, ...company.roles])
    .flatMap((item) => item.responsibilities)
  return {
    companies,
    exports,
    skillIds: new Map(skills.flatMap((group) => group.skills).map(({ id, name }) => [name, id])),
    responsibilities: new Map(responsibilities.map((item) => [wordsOf(textOf(item)), item])),
  }
}

/** @returns the current company whose export the next jobs equal, if no item is that company yet */
function takeCompany(
  jobs: readonly JsonObject[],
  { companies, exports }: Current,
  items: readonly WorkItem[],
): { company: Company; jobs: number } | undefined {
  const next = jobs.map((job) => canonicalJson(withoutEmpty(job)))
  const index = exports.findIndex(
    (exported, place) =>
      exported.every((job, offset) => next[offset] === job) &&
      !items.some(({ id }) => id === companies[place]?.id),
  )
  const company = companies[index]
  return company && { company, jobs: company.roles.length }
}

function addJob(items: WorkItem[], job: JsonObject, current: Current, notes: string[]): void {
  const { startDate = "", endDate } = toDates(job, notes)
  const company = asText(job.name) ?? asText(job.company) ?? asText(job.position)
  if (!company) {
    notes.push(`The work since ${startDate} has neither a company nor a position and is left out.`)
    return
  }
  const location = asText(job.location)
  const companyLocation = asText(job.companyLocation) ?? location
  const role: Role = {
    title: asText(job.position) ?? company,
    ...{ startDate, endDate },
    skills: asTexts(job.keywords).flatMap((name) => current.skillIds.get(name) ?? []),
    ...withoutUndefined({ summary: asText(job.summary) }),
    responsibilities: asTexts(job.highlights).map(
      (text) => current.responsibilities.get(text) ?? text,
    ),
    tags: [],
  }
  const last = items.at(-1)
  const isKept = current.companies.some((each) => each === last)
  if (last && isCompany(last) && last.company === company && !isKept) {
    last.roles.push(location === last.location ? role : { ...role, location })
    return
  }
  const isUsed = (id: string) => items.some((item) => item.id === id)
  const same = current.companies.find((each) => each.company === company && !isUsed(each.id))
  const id = same?.id ?? (toSlug(company) || "company")
  items.push({
    id: isUsed(id) ? `${id}-${items.length + 1}` : id,
    company,
    ...withoutUndefined({
      location: companyLocation,
      url: asUrl(job.url),
      summary: asText(job.description),
    }),
    roles: [location === companyLocation ? role : { ...role, location }],
    responsibilities: [],
    tags: same?.tags ?? [],
  })
}

/** Responsibilities that only the newest role has are those of the company, as in an export. */
function withSharedResponsibilities(company: Company): Company {
  const { roles } = company
  const newest = newestOf(roles)
  const isOnly = roles.every((role) => role === newest || role.responsibilities.length === 0)
  if (!newest || !isOnly || company.responsibilities.length > 0) return company
  return {
    ...company,
    roles: roles.map((role) => ({ ...role, responsibilities: [] })),
    responsibilities: newest.responsibilities,
  }
}

/** Inserts the career breaks, which an export has under `meta`, at their places. */
function insertBreaks(items: readonly WorkItem[], resume: JsonObject, base: Content): WorkItem[] {
  const section = asObjects(asObject(resume.meta).sections).find(
    (meta) => meta.section === "WorkExperience",
  )
  const all = [...items]
  for (const meta of asObjects(section?.breaks)) {
    const [id, title] = [asText(meta.id), asText(meta.break)]
    const startDate = asText(meta.startDate)
    if (!id || !title || !startDate) continue
    const current = base.work.work.find((item) => !isCompany(item) && item.id === id)
    all.splice(Number(meta.index), 0, {
      ...{ id, break: title, startDate, endDate: asText(meta.endDate) ?? "" },
      ...withoutUndefined({ text: asText(meta.text) }),
      tags: current?.tags ?? [],
    })
  }
  return all
}
