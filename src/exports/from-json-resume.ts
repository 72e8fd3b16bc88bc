/** JSON Resume in; the content files it fills, and what of it has no place in them, out. */

import type { Content } from "../content/schemas"
import { fromIsoDate } from "../lib/dates"
import { toId } from "../lib/words"
import { asObject, asObjects, asText, asTexts, asUrl, type Loose } from "./json-resume"
import type { Company, Entry, SectionName } from "./model"
import { toOwner } from "./owner-from-json-resume"

export type Imported = {
  files: Pick<Content, "owner" | "resume" | "skills" | "work">
  /** One sentence for each thing that has no place here, or was understood in a certain way. */
  notes: string[]
}

type Written = Pick<Entry, "details"> & {
  text?: string | undefined
  list: string[]
  entries: Entry[]
}

const FILED: readonly string[] = ["TechnicalSkills", "WorkExperience"]
const KNOWN = new Set(
  "$schema basics work volunteer education awards certificates publications skills languages projects meta".split(
    " ",
  ),
)

/**
 * @param json a JSON Resume of any version; what is malformed is left out and noted
 * @param base the content as it is: what JSON Resume does not know is kept from it
 */
export function fromJsonResume(json: unknown, base: Content): Imported {
  const resume = asObject(json)
  const notes = Object.keys(resume)
    .filter((key) => !KNOWN.has(key))
    .map((key) => `"${key}" has no place here.`)
  const skills = toSkills(resume, base)
  const work = toWork(resume, base, skills, notes)
  return {
    files: {
      owner: toOwner(asObject(resume.basics), base.owner, notes),
      work: { work },
      skills,
      resume: toResume(resume, base, notes),
    },
    notes,
  }
}

function toSkills(resume: Loose, base: Content): Content["skills"] {
  const additional = titleOf(resume, base, "AdditionalSkills")
  const known = base.skills.skills
  const groups = asObjects(resume.skills).filter(
    ({ name, keywords }) => asText(name) && name !== additional && Array.isArray(keywords),
  )
  return {
    skills: groups.map(({ name: given, keywords }, index) => {
      const name = asText(given) ?? ""
      const skills = asTexts(keywords).map((skill, place) => ({
        id:
          known.flatMap((group) => group.skills).find((other) => other.name === skill)?.id ??
          toId(skill.replace(/#/g, "-sharp").replace(/\+/g, "-plus"), `skill-${index}-${place}`),
        name: skill,
      }))
      const id = known.find((group) => group.name === name)?.id ?? toId(name, `group-${index}`)
      return { id, name, skills }
    }),
  }
}

/** Entries of one employer that follow each other and tell nothing of their own are its roles. */
function toWork(
  resume: Loose,
  base: Content,
  { skills }: Content["skills"],
  notes: string[],
): Company[] {
  const ids = new Map(skills.flatMap((group) => group.skills).map(({ id, name }) => [name, id]))
  const companies: Company[] = []
  for (const job of asObjects(resume.work)) {
    const company = asText(job.name) ?? asText(job.company)
    const dates = toDates(job, notes)
    if (!company || !dates.startDate) continue
    const role = {
      title: asText(job.position) ?? company,
      startDate: dates.startDate,
      endDate: dates.endDate,
      skills: asTexts(job.keywords).flatMap((name) => ids.get(name) ?? []),
    }
    const responsibilities = [...asTexts([job.summary]), ...asTexts(job.highlights)]
    const before = companies.at(-1)
    if (before?.company === company && responsibilities.length === 0) {
      before.roles.push(role)
      continue
    }
    const known = base.work.work.find((other) => other.company === company)?.id
    const id = known ?? toId(company, "company")
    const isTaken = companies.some((other) => other.id === id)
    companies.push({
      id: isTaken ? `${id}-${companies.length + 1}` : id,
      company,
      ...optional({ location: asText(job.location), url: asUrl(job.url) }),
      roles: [role],
      responsibilities,
    })
  }
  return companies
}

function toResume(resume: Loose, base: Content, notes: string[]): Content["resume"] {
  const meta = asObject(resume.meta)
  const day = asText(meta.lastModified)?.slice(0, 10) ?? ""
  const names = base.resume.sections.map(({ section }) => section)
  const metaNames = asObjects(meta.sections).map(({ section }) => section)
  const order = metaNames.filter((name): name is SectionName => names.includes(name as SectionName))
  const sorted = [...order, ...names.filter((name) => !order.includes(name))]
  if (!asText(meta.title))
    notes.push("resume.yaml keeps its title and description: read them over.")
  return {
    ...base.resume,
    title: asText(meta.title) ?? base.resume.title,
    updated: /^\d{4}-\d{2}-\d{2}$/.test(day) ? day : base.resume.updated,
    sections: sorted.map((section) => {
      const { expandedByDefault = false } =
        base.resume.sections.find((other) => other.section === section) ?? {}
      const head = { section, title: titleOf(resume, base, section), expandedByDefault }
      if (FILED.includes(section)) return head
      return { ...head, content: toContent(section, resume, base, notes) }
    }) as Content["resume"]["sections"],
  }
}

function toContent(section: SectionName, resume: Loose, base: Content, notes: string[]) {
  const own = asObjects(asObject(resume.meta).sections).find((meta) => meta.section === section)
  const found = STANDARD[section]?.(resume, base, notes) ?? {}
  return optional({
    text: asText(own?.text) ?? found.text,
    list: [...asTexts(own?.list), ...(found.list ?? [])],
    entries: [...((own?.entries ?? []) as Entry[]), ...(found.entries ?? [])],
  })
}

type Filler = (resume: Loose, base: Content, notes: string[]) => Partial<Written>

/** What the standard fields of JSON Resume give to each section. */
const STANDARD: Partial<Record<SectionName, Filler>> = {
  Objective: ({ basics }) => ({ text: asText(asObject(basics).summary) }),
  AdditionalSkills: (resume, base) => ({
    list: [
      ...asObjects(resume.skills).flatMap(({ name, keywords }) => {
        if (name === titleOf(resume, base, "AdditionalSkills")) return asTexts(keywords)
        return Array.isArray(keywords) ? [] : asTexts([name])
      }),
      ...asObjects(resume.languages).map(({ language, fluency }) =>
        [asText(language), asText(fluency) && `(${fluency})`].filter(Boolean).join(" "),
      ),
    ].filter(Boolean),
  }),
  OtherExperience: (resume, _base, notes) => ({
    entries: [
      ...asObjects(resume.work)
        .filter((job) => !fromIsoDate(asText(job.startDate) ?? ""))
        .map((job) => {
          const name = asText(job.name) ?? asText(job.company)
          notes.push(`The work at "${name}" has no first month: it is under OtherExperience.`)
          return toEntry({ ...job, organization: name }, asText(job.position) ?? name, notes)
        }),
      ...asObjects(resume.volunteer).map((post) => toEntry(post, asText(post.position), notes)),
      ...asObjects(resume.projects).map((project) =>
        toEntry({ ...project, organization: project.entity }, asText(project.name), notes),
      ),
    ],
  }),
  Education: (resume, _base, notes) => ({
    entries: asObjects(resume.education).map((school) => {
      const title = [asText(school.studyType), asText(school.area)].filter(Boolean).join(", ")
      const score = asText(school.score)
      const highlights = [...asTexts(school.courses), ...asTexts(school.highlights)]
      const details = score ? [`Score: ${score}`, ...highlights] : highlights
      return toEntry(
        { ...school, organization: school.institution, highlights: details },
        title,
        notes,
      )
    }),
  }),
  AchievementsAndAwards: (resume) => ({
    list: [
      ...asObjects(resume.awards).map(({ title, awarder, date, summary }) =>
        joined([title, awarder, yearOf(date)], summary),
      ),
      ...asObjects(resume.certificates).map(({ name, issuer, date }) =>
        joined([name, issuer, yearOf(date)]),
      ),
      ...asObjects(resume.publications).map(({ name, publisher, releaseDate, summary }) =>
        joined([name, publisher, yearOf(releaseDate)], summary),
      ),
    ].filter(Boolean),
  }),
}

function toEntry(item: Loose, title: string | undefined, notes: string[]): Entry {
  const organization = asText(item.organization)
  return optional({
    title: title || organization || "Untitled",
    organization,
    location: asText(item.location),
    url: asUrl(item.url),
    ...toDates(item, notes),
    details: [...asTexts([item.summary, item.description]), ...asTexts(item.highlights)],
  })
}

function toDates(item: Loose, notes: string[]) {
  const monthOf = (key: "startDate" | "endDate") => {
    const iso = asText(item[key])
    if (iso && /^\d{4}$/.test(iso))
      notes.push(`The ${key} ${iso} is taken as January of that year.`)
    return iso && fromIsoDate(iso)
  }
  const startDate = monthOf("startDate")
  return { ...(startDate ? { startDate } : {}), endDate: monthOf("endDate") || "" }
}

const yearOf = (date: unknown) => asText(date)?.slice(0, 4)

function joined(parts: readonly unknown[], summary?: unknown): string {
  const head = parts.flatMap((part) => asText(part) ?? []).join(", ")
  return [head, asText(summary)].filter(Boolean).join(": ")
}

function titleOf(resume: Loose, base: Content, section: SectionName): string {
  const metas = asObjects(asObject(resume.meta).sections)
  const own = base.resume.sections.find((other) => other.section === section)?.title
  return asText(metas.find((meta) => meta.section === section)?.title) ?? own ?? section
}

/** Leaves out what is undefined: in YAML, an absent field is simply not there. */
function optional<T extends object>(value: T): T {
  return Object.fromEntries(Object.entries(value).filter(([, inner]) => inner !== undefined)) as T
}
