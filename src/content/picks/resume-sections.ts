/** What the page, the exports and the validation have to know about the résumé's sections. */
import { toIsoDate } from "../../lib/dates"
import { toSlug } from "../../lib/slug"

type SectionName = { section: string; id?: string | null | undefined }

/**
 * @param section its name in PascalCase, such as 'WorkExperience'; a custom section has its own id
 * @returns the HTML id of the section, such as 'work-experience'
 */
export function sectionId({ section, id }: SectionName): string {
  return id ?? toSlug(section.replace(/(?<=[a-z0-9])(?=[A-Z])/g, " "))
}

type Dated = { number?: number; startDate?: string; date?: string; endDate?: string }

/** @returns the entries, in a numbered section with their numbers: the oldest has 1. An entry of a variant has one already */
export function numberEntries<Entry extends object>(section: {
  numbered: boolean
  content: { entries: readonly Entry[] }
}): (Entry & { number?: number })[] {
  const entries: (Entry & Dated)[] = [...section.content.entries]
  if (!section.numbered || entries.some(({ number }) => number)) return entries
  const isOldestFirst = compareDates(entries[0], entries.at(-1)) < 0
  const inTime = (isOldestFirst ? entries : entries.toReversed()).toSorted(compareDates)
  return entries.map((entry) => ({ ...entry, number: inTime.indexOf(entry) + 1 }))
}

/** Where the dates do not tell, as with a year and one of its months, entries keep the order of the list. */
function compareDates(...entries: (Dated | undefined)[]): number {
  const [a = "", b = ""] = entries.map(({ startDate, date, endDate } = {}) => {
    const text = startDate ?? date ?? endDate
    return text ? toIsoDate(text) : ""
  })
  return a.startsWith(b) || b.startsWith(a) ? 0 : a < b ? -1 : 1
}

type SectionContent = {
  text?: string | null | undefined
  list: readonly unknown[]
  entries: readonly unknown[]
}

type Sources = {
  skills: { skills: readonly { skills: readonly unknown[] }[] }
  work: { work: readonly unknown[] }
}

/** @returns whether the section has anything to show below its heading */
export function isFilled(
  { section, content }: SectionName & { content?: SectionContent | null | undefined },
  { skills, work }: Sources,
): boolean {
  if (section === "TechnicalSkills") return skills.skills.some((group) => group.skills.length > 0)
  if (section === "WorkExperience") return work.work.length > 0
  if (!content) return false
  return Boolean(content.text) || content.list.length + content.entries.length > 0
}
