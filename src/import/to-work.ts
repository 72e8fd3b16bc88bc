/** Converts the work of a JSON Resume to work.yaml. */

import { formatCount } from "../content/format-count"
import { sectionId } from "../content/values/resume-sections"
import { firstMonthOf } from "../lib/dates"
import { endMonthOf, spanOf } from "../lib/months"
import { bareUrl } from "../lib/uri"
import { SECTION_KINDS } from "../resume"
import { type OutputTree, Text, Value } from "./output-tree"
import type { Context } from "./read-dates"
import type { Job } from "./read-jobs"
import { joinTexts } from "./texts"
import { toRange, type WrittenEntry } from "./to-entries"
import type { Skills } from "./to-skills"

/** @returns whether the job can be a role, which needs a start and an end that can be read */
export function isDated({ dates: { start, end } }: Job): boolean {
  return start instanceof Value && end !== "unreadable"
}

/** @returns a job without the dates of a role, as an entry of OtherExperience */
export function toOtherExperience(job: Job, { notes }: Context): WrittenEntry[] {
  const { company, position, location, url, summary, description, highlights, keywords } = job
  const title =
    position ?? company ?? summary ?? description ?? highlights[0] ?? location ?? keywords[0]
  if (!title) return []
  const others = [summary, description].filter((text) => text !== title)
  const what = company ?? title
  notes.add(
    `"${what.words}" has no start and end that can be read, so it is in the section OtherExperience.`,
  )
  return [
    {
      title,
      organization: company === title ? undefined : company,
      url,
      location: location === title ? undefined : location,
      ...toRange(job.dates),
      text: joinTexts(others, " "),
      details: highlights.filter((text) => text !== title),
      keywords: keywords.filter((text) => text !== title),
    },
  ]
}

type Role = { job: Job; startDate: string; endDate: string }

type Company = { name: string; roles: Role[] }

/** How many months may be between two roles at a company that follow each other. */
const MAX_GAP = 1

/**
 * @param jobs jobs with dates
 * @returns the data of work.yaml; jobs at one company that follow each other are its roles
 */
export function toWork(
  jobs: readonly Job[],
  skills: Skills,
  toId: (name: string, fallback: string) => string,
  { notes }: Context,
): OutputTree[] {
  const companies: Company[] = []
  for (const job of jobs) {
    const { start, end } = job.dates
    if (!(start instanceof Value)) continue
    const endDate = end instanceof Value ? end.value : ""
    const role = { job, startDate: start.value, endDate }
    const name = (job.company ?? job.position)?.words ?? ""
    const same = companies.find(
      (company) => isSameCompany(company, name, job) && follows(company, role),
    )
    if (same) same.roles.push(role)
    else companies.push({ name, roles: [role] })
  }
  for (const { roles } of companies) roles.sort(byNewest)
  const sorted = isInOrder(companies)
    ? companies
    : companies.toSorted((a, b) => byNewest(spanOfRoles(a), spanOfRoles(b)))
  if (sorted !== companies) notes.add("The companies are sorted, newest first.")
  const withoutSkills = companies.flatMap(({ roles }) =>
    roles.filter(({ job }) => job.keywords.length === 0),
  )
  if (withoutSkills.length > 0)
    notes.addMissing(`work.yaml, skills of ${formatCount(withoutSkills.length, "role")}`, "none")
  return sorted.map((company, index) =>
    toCompany(company, toId(company.name, `company-${index + 1}`), skills, notes),
  )
}

/** The ids of the page /resume/: its main element and its sections. */
export const RESERVED_IDS = [
  "content",
  ...["WorkExperience", "TechnicalSkills", ...Object.keys(SECTION_KINDS)]
    .filter((section) => section !== "Custom") // has an id of its own
    .map((section) => sectionId({ section })),
]

function isSameCompany({ name, roles }: Company, other: string, { company, url }: Job): boolean {
  const urls = new Set(
    [...roles.map(({ job }) => job.url), url].flatMap((each) =>
      each ? [bareUrl(each.value)] : [],
    ),
  )
  const [first] = roles
  return (
    company !== undefined &&
    first?.job.company !== undefined &&
    name.toLowerCase() === other.toLowerCase() &&
    urls.size <= 1
  )
}

/** @returns whether the role overlaps the others, or starts or ends next to them */
function follows({ roles }: Company, role: Role): boolean {
  const span = spanOf(roles)
  if (!span) return false
  const after = firstMonthOf(role.startDate) - endMonthOf(span.endDate) - 1
  const before = firstMonthOf(span.startDate) - endMonthOf(role.endDate) - 1
  return after <= MAX_GAP && before <= MAX_GAP
}

type Range = { startDate: string; endDate: string }

const spanOfRoles = ({ roles }: Company): Range =>
  spanOf(roles) ?? { startDate: "0000", endDate: "" }

/** Sorts by end, then by start, newest first. */
function byNewest(a: Range, b: Range): number {
  const [endA, endB] = [endMonthOf(a.endDate), endMonthOf(b.endDate)]
  if (endA !== endB) return endB > endA ? 1 : -1
  return firstMonthOf(b.startDate) - firstMonthOf(a.startDate)
}

/** The order that the check accepts: nothing is listed above something that started after its end. */
function isInOrder(companies: readonly Company[]): boolean {
  return companies.every((company, index) => {
    const above = companies[index - 1]
    return (
      !above ||
      firstMonthOf(spanOfRoles(company).startDate) <= endMonthOf(spanOfRoles(above).endDate)
    )
  })
}

function toCompany(
  { roles }: Company,
  id: string,
  skills: Skills,
  notes: Context["notes"],
): OutputTree {
  const jobs = roles.map(({ job }) => job)
  const [newest] = jobs
  const name = merge(jobs.map(({ company }) => company)) ?? newest?.position ?? "Employer"
  if (typeof name === "string") notes.addMissing(`work.yaml, company "${id}"`, name)
  const places = jobs.map((job) => job.companyLocation ?? job.location)
  const location = sameText(places)
  const [description] = jobs.flatMap((job) => job.description ?? [])
  const isOnly = jobs.length === 1
  return {
    id,
    company: name,
    location,
    url: mergeUrls(jobs),
    summary: mergeEqualTexts(
      jobs.map((job) => job.description),
      description,
    ),
    roles: jobs.map((job): OutputTree => {
      const isShared = job.description === undefined || job.description.words === description?.words
      const { start, end } = job.dates
      if (!job.position)
        notes.addMissing(`work.yaml, company "${id}", the title of a role`, wordsOf(name))
      return {
        title: job.position ?? name,
        startDate: start instanceof Value ? start : undefined,
        endDate: end instanceof Value ? end : "",
        location: location && !job.companyLocation ? undefined : job.location,
        skills: uniqueSkills(job.keywords, skills),
        summary: joinTexts([isShared ? undefined : job.description, job.summary], " "),
        responsibilities: isOnly ? [] : job.highlights,
      }
    }),
    responsibilities: isOnly ? newest?.highlights : [],
  }
}

const wordsOf = (text: Text | string) => (typeof text === "string" ? text : text.words)

function uniqueSkills(keywords: readonly Text[], { idOf }: Skills): Value[] {
  const byId = new Map<string, Value>()
  for (const skill of keywords.flatMap((keyword) => idOf(keyword) ?? [])) {
    byId.set(
      skill.value,
      new Value(skill.value, [...(byId.get(skill.value)?.from ?? []), ...skill.from]),
    )
  }
  return [...byId.values()]
}

/** @returns the first text, which stands for all of them */
function merge(texts: readonly (Text | undefined)[]): Text | undefined {
  const all = texts.filter((text) => text !== undefined)
  return (
    all[0] &&
    new Text(
      all[0].inline,
      all.flatMap(({ from }) => from),
    )
  )
}

/** @returns the text if all are equal */
function sameText(texts: readonly (Text | undefined)[]): Text | undefined {
  const isSame = texts.every((text) => text && text.words === texts[0]?.words)
  return isSame ? merge(texts) : undefined
}

function mergeEqualTexts(
  texts: readonly (Text | undefined)[],
  first: Text | undefined,
): Text | undefined {
  return merge(texts.filter((text) => text?.words === first?.words))
}

function mergeUrls(jobs: readonly Job[]): Value | undefined {
  const urls = jobs.flatMap(({ url }) => url ?? [])
  return (
    urls[0] &&
    new Value(
      urls[0].value,
      urls.flatMap(({ from }) => from),
    )
  )
}
