/** Converts the jobs of a document to work.yaml. */
import { sectionId } from "../content/picks/resume-sections"
import { firstMonthOf } from "../lib/dates"
import { formatCount } from "../lib/format-count"
import { endMonthOf, type MonthRange, mergeRanges, spanOf } from "../lib/months"
import { bareUrl } from "../lib/uri"
import { SECTION_KINDS } from "../resume"
import { toPlainText } from "./content-text"
import { type Data, Reading, textOf } from "./data"
import type { Notes } from "./notes"
import { type Item, LINES } from "./parts"
import { type Context, type Dates, readable, readDates, unreadDates } from "./read-dates"
import { leafOf } from "./source"
import { joinSentences, joinTexts, readLines } from "./texts"
import {
  placeIn,
  proseIn,
  type Texts,
  textIn,
  textsOf,
  toRange,
  type WrittenEntry,
  withTitle,
} from "./to-entries"
import { isSkillName, type Skills } from "./to-skills"
import { readingOf, withoutRepeats } from "./values"

/** A job as the document has it: one role. */
export type Job = Texts & {
  company: string | undefined
  position: string | undefined
  location: Reading | undefined
  /** Our own exports have the place of the company here, if the role has another. */
  companyLocation: Reading | undefined
  /** A paragraph about the company; `text` is about the role. */
  about: string | undefined
  dates: Dates
  /** The dates as they are written, if one of them cannot be read. */
  unread: Reading | undefined
}

const NONE = { start: undefined, end: undefined, date: undefined }

/** @returns the job; undefined if the item has nothing to read */
export function toJob(item: Item, context: Context): Job | undefined {
  const [company, ...lines] = (item[LINES] ?? []).flatMap(readLines)
  if (item[LINES] && !company) return undefined
  const { keywords, details, ...texts } = textsOf(item)
  const about = proseIn(item, "about")
  const dates = company ? NONE : readDates(item, "month", context)
  return {
    ...texts,
    company: company ?? textIn(item, "organization"),
    position: textIn(item, "title"),
    location: placeIn(item, context.notes),
    companyLocation: readingOf(leafOf(item.companyLocation?.[0])),
    about: about.text,
    // A long keyword is a responsibility.
    details: [
      ...lines,
      ...about.items,
      ...details,
      ...keywords.filter((text) => !isSkillName(text)),
    ],
    keywords: keywords.filter(isSkillName),
    dates,
    unread: unreadDates(item, dates),
  }
}

/** A job that can be a role. */
export type DatedJob = Job & { dates: { start: Reading; end: Reading | undefined } }

/** @returns whether the job can be a role, which needs a start and an end that can be read */
export function isDated(job: Job): job is DatedJob {
  return readable(job.dates.start) !== undefined && job.dates.end !== "unreadable"
}

/**
 * @returns a job without the dates of a role, as an entry of OtherExperience. A single month or year would say that
 *   this was all of it: so if a date cannot be read, the text has the dates as they are written
 */
export function toOtherExperience(job: Job, { notes }: Context): WrittenEntry[] {
  const { company, position, location, url, details, keywords, unread } = job
  const text = joinSentences([unread?.value, job.text, job.about])
  const entry = withTitle("OtherExperience", {
    ...{ title: position, organization: company, url, location, details, keywords },
    text: text && unread ? new Reading(text, unread.from) : text,
    ...(unread ? {} : toRange(job.dates)),
  })
  if (!entry) return []
  const name = company ?? textOf(entry.title as string | Reading)
  notes.missing.unshift(
    `resume.yaml, the section OtherExperience, dates of "${name}" (now: ${unread?.value ?? "no start and end that can be read"})`,
  )
  return [entry]
}

type Role = MonthRange & { job: DatedJob }

/** The roles of a company, newest first. */
type Company = readonly [Role, ...Role[]]

/**
 * @param jobs jobs with dates
 * @returns the data of work.yaml; jobs at one company that follow each other are its roles
 */
export function toWork(
  jobs: readonly DatedJob[],
  skills: Skills,
  toId: (name: string, fallback: string) => string,
  { notes }: Context,
): Data[] {
  const companies = jobs.reduce<Company[]>((all, job) => {
    const { start, end } = job.dates
    const role: Role = { job, startDate: start.value, endDate: end?.value ?? "" }
    const index = all.findIndex((roles) => isNextTo(roles, role))
    const roles = [...(all[index] ?? []), role].toSorted(byNewest) as [Role, ...Role[]]
    return index < 0 ? all.concat([roles]) : all.with(index, roles)
  }, [])
  const isSorted = isInOrder(companies)
  const sorted = isSorted
    ? companies
    : companies.toSorted((a, b) => byNewest(spanOfRoles(a), spanOfRoles(b)))
  if (!isSorted) notes.add("The companies are sorted, newest first.")
  const newest = Math.max(...jobs.map(({ dates }) => firstMonthOf(dates.start.value)))
  const open = jobs.flatMap(({ dates: { start, end }, position, company }) =>
    end || firstMonthOf(start.value) === newest ? [] : (joinTexts([position, company], ", ") ?? []),
  )
  if (open.length > 0)
    notes.add(`No end in the file: write endDate if it has ended (${open.join("; ")}).`)
  const withoutSkills = jobs.filter(({ keywords }) => keywords.length === 0)
  if (withoutSkills.length > 0)
    notes.missing.push(
      `work.yaml, skills of ${formatCount(withoutSkills.length, "role")} (now: none)`,
    )
  return sorted.map((roles, index) => {
    const id = toId(toPlainText(nameOf(roles[0].job) ?? ""), `company-${index + 1}`)
    return toCompany(roles, id, skills, notes)
  })
}

/** The ids of the page /resume/: its main element and its sections. */
export const RESERVED_IDS = [
  "content",
  ...["WorkExperience", "TechnicalSkills", ...Object.keys(SECTION_KINDS)]
    .filter((section) => section !== "Custom") // has an id of its own
    .map((section) => sectionId({ section })),
]

const nameOf = ({ company, position }: Job) => company ?? position

/** @returns whether the role is at the same company, and overlaps the others, or starts or ends next to them */
function isNextTo(roles: Company, role: Role): boolean {
  const jobs = [...roles, role].map(({ job }) => job)
  const names = new Set(jobs.map(({ company }) => company?.toLowerCase()))
  const urls = new Set(jobs.flatMap(({ url }) => (url ? bareUrl(url) : [])))
  const isSame = names.size === 1 && !names.has(undefined) && urls.size <= 1
  return isSame && mergeRanges([...roles, role]).length === 1
}

const spanOfRoles = (roles: Company): MonthRange => spanOf(roles) ?? roles[0]

/** Sorts by end, then by start, newest first. */
export function byNewest(a: MonthRange, b: MonthRange): number {
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

function toCompany(roles: Company, id: string, skills: Skills, notes: Notes): Data {
  const jobs = roles.map(({ job }) => job)
  const first = <Value>(values: readonly (Value | undefined)[]) => values.find(Boolean)
  const found = first([...jobs.map(({ company }) => company), jobs[0]?.position])
  const name = found ?? "Employer"
  if (!found) notes.missing.push(`work.yaml, company "${id}" (now: ${name})`)
  const places = jobs.map((job) => job.companyLocation ?? job.location)
  const hasOnePlace = places.every((place) => place?.value === places[0]?.value)
  const [location] = hasOnePlace ? withoutRepeats(places) : []
  const about = first(jobs.map((job) => job.about))
  const isShared = (text: string | undefined) => text === undefined || text === about
  const shared = sharedDetails(jobs)
  return {
    id,
    company: name,
    location,
    url: first(jobs.map(({ url }) => url)),
    summary: about,
    roles: jobs.map((job): Data => {
      const { start, end } = job.dates
      if (!job.position)
        notes.missing.push(
          `work.yaml, company "${id}", the title of a role (now: ${toPlainText(name)})`,
        )
      return {
        title: job.position ?? name,
        startDate: start,
        endDate: end ?? "",
        location: location && !job.companyLocation ? undefined : job.location,
        skills: skills.idsOf(job.keywords),
        summary: joinSentences([isShared(job.about) ? undefined : job.about, job.text]),
        responsibilities: job.details.filter((text) => !shared.includes(text)),
      }
    }),
    responsibilities: shared,
  }
}

/** @returns the details that each of the jobs has, which are those of the company */
const sharedDetails = ([newest, ...older]: readonly Job[]): string[] =>
  (newest?.details ?? []).filter((text) => older.every(({ details }) => details.includes(text)))
