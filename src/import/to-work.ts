/** Converts the jobs of a document to work.yaml. */
import { formatCount } from "../content/format-count"
import { sectionId } from "../content/values/resume-sections"
import { firstMonthOf } from "../lib/dates"
import { endMonthOf, spanOf } from "../lib/months"
import { bareUrl } from "../lib/uri"
import { SECTION_KINDS } from "../resume"
import type { Notes } from "./notes"
import { merge, type OutputTree, Text, Value } from "./output-tree"
import { type Item, LINES } from "./parts"
import { type Context, type Dates, readDates } from "./read-dates"
import { joinTexts, readLines } from "./texts"
import {
  placeIn,
  proseIn,
  type Texts,
  textIn,
  textsOf,
  toRange,
  type WrittenEntry,
} from "./to-entries"
import { isSkillName, type Skills } from "./to-skills"

/** A job as the document has it: one role. */
export type Job = Texts & {
  company: Text | undefined
  position: Text | undefined
  location: Text | undefined
  /** Our own exports have the place of the company here, if the role has another. */
  companyLocation: Text | undefined
  /** A paragraph about the company; `text` is about the role. */
  about: Text | undefined
  dates: Dates
}

const NONE = { start: undefined, end: undefined, date: undefined }

/** @returns the job; undefined if the item has nothing to read */
export function toJob(item: Item, context: Context): Job | undefined {
  const [company, ...lines] = (item[LINES] ?? []).flatMap(readLines)
  if (item[LINES] && !company) return undefined
  const { keywords, details, ...texts } = textsOf(item)
  const about = proseIn(item, "about")
  return {
    ...texts,
    company: company ?? textIn(item, "organization"),
    position: textIn(item, "title"),
    location: placeIn(item),
    companyLocation: textIn(item, "companyLocation"),
    about: about.text,
    // A long keyword is a responsibility.
    details: [
      ...lines,
      ...about.items,
      ...details,
      ...keywords.filter((text) => !isSkillName(text)),
    ],
    keywords: keywords.filter(isSkillName),
    dates: company ? NONE : readDates(item, "month", context),
  }
}

/** A job that can be a role. */
export type DatedJob = Job & { dates: { start: Value; end: Value | undefined } }

/** @returns whether the job can be a role, which needs a start and an end that can be read */
export function isDated(job: Job): job is DatedJob {
  return job.dates.start instanceof Value && job.dates.end !== "unreadable"
}

/** @returns a job without the dates of a role, as an entry of OtherExperience */
export function toOtherExperience(job: Job, { notes }: Context): WrittenEntry[] {
  const { company, position, location, url, text, about, details, keywords } = job
  const title = position ?? company ?? text ?? about ?? details[0] ?? location ?? keywords[0]
  if (!title) return []
  const others = (texts: readonly Text[]) => texts.filter((each) => each !== title)
  const unless = (each: Text | undefined) => (each === title ? undefined : each)
  notes.add(
    `"${(company ?? title).words}" has no start and end that can be read, so it is in the section OtherExperience.`,
  )
  return [
    {
      title,
      organization: unless(company),
      url,
      location: unless(location),
      ...toRange(job.dates),
      text: joinTexts([unless(text), unless(about)], " "),
      details: others(details),
      keywords: others(keywords),
    },
  ]
}

type Role = { job: DatedJob; startDate: string; endDate: string }

type Company = { name: string; roles: Role[] }

/** How many months may be between two roles at a company that follow each other. */
const MAX_GAP = 1

/**
 * @param jobs jobs with dates
 * @returns the data of work.yaml; jobs at one company that follow each other are its roles
 */
export function toWork(
  jobs: readonly DatedJob[],
  skills: Skills,
  toId: (name: string, fallback: string) => string,
  { notes }: Context,
): OutputTree[] {
  const companies: Company[] = []
  for (const job of jobs) {
    const { start, end } = job.dates
    const role = { job, startDate: start.value, endDate: end?.value ?? "" }
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
  const withoutSkills = jobs.filter(({ keywords }) => keywords.length === 0)
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
  const urls = [...roles.map(({ job }) => job.url), url].flatMap((each) => each ?? [])
  const [first] = roles
  return (
    company !== undefined &&
    first?.job.company !== undefined &&
    name.toLowerCase() === other.toLowerCase() &&
    new Set(urls.map(({ value }) => bareUrl(value))).size <= 1
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
  const spans = companies.map(spanOfRoles)
  return spans.every(({ startDate }, index) => {
    const above = spans[index - 1]
    return !above || firstMonthOf(startDate) <= endMonthOf(above.endDate)
  })
}

function toCompany({ roles }: Company, id: string, skills: Skills, notes: Notes): OutputTree {
  const jobs = roles.map(({ job }) => job)
  const [newest] = jobs
  const name = merge(jobs.map(({ company }) => company)) ?? newest?.position ?? "Employer"
  if (typeof name === "string") notes.addMissing(`work.yaml, company "${id}"`, name)
  const places = jobs.map((job) => job.companyLocation ?? job.location)
  const hasOnePlace = places.every((place) => place?.words === places[0]?.words)
  const location = hasOnePlace ? merge(places) : undefined
  const [about] = jobs.flatMap((job) => job.about ?? [])
  const isShared = (text: Text | undefined) => text === undefined || text.words === about?.words
  const shared = sharedDetails(jobs)
  const sharedWords = new Set(shared.map(({ words }) => words))
  return {
    id,
    company: name,
    location,
    url: merge(jobs.map(({ url }) => url)),
    summary: merge(jobs.map((job) => job.about).filter(isShared)),
    roles: jobs.map((job): OutputTree => {
      const { start, end } = job.dates
      if (!job.position)
        notes.addMissing(
          `work.yaml, company "${id}", the title of a role`,
          name instanceof Text ? name.words : name,
        )
      return {
        title: job.position ?? name,
        startDate: start,
        endDate: end ?? "",
        location: location && !job.companyLocation ? undefined : job.location,
        skills: skills.idsOf(job.keywords),
        summary: joinTexts([isShared(job.about) ? undefined : job.about, job.text], " "),
        responsibilities: job.details.filter(({ words }) => !sharedWords.has(words)),
      }
    }),
    responsibilities: shared,
  }
}

/** @returns the details that each of the jobs has, which are those of the company */
function sharedDetails([newest, ...older]: readonly Job[]): Text[] {
  return (newest?.details ?? []).flatMap((text) => {
    const same = older.map(({ details }) => details.find(({ words }) => words === text.words))
    return same.every((each) => each !== undefined) ? (merge([text, ...same]) ?? []) : []
  })
}
