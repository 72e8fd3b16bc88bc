/** Converts the résumé into records, from the content and from the structure of a PDF. */
import type { Content } from "../../content/schemas"
import { textOf } from "../../lib/variant-picks"
import { normalize } from "./facts"
import { flatten, type StructureNode } from "./poppler"

export type EntryRecord = {
  title: string
  place: string
  /** Roles and dates. */
  lines: string[]
  details: string[]
}

export type SectionRecord = { title: string; texts: string[]; entries: EntryRecord[] }

const span = (startDate: string | undefined, endDate: string) =>
  startDate ? [`${startDate} — ${endDate || "Present"}`] : []

/** @returns one record for each section, in the order of the content */
export function recordsOf(content: Content): (SectionRecord & { section: string })[] {
  return content.resume.sections.map((section) => ({
    section: section.section,
    title: section.title,
    ...textsAndEntries(section, content),
  }))
}

/** @returns the records in the order of the PDFs: the objective, the work, then the other sections */
export function recordsWorkFirst(content: Content): SectionRecord[] {
  const rank = { Objective: 0, WorkExperience: 1 } as Record<string, number>
  return recordsOf(content).sort((a, b) => (rank[a.section] ?? 2) - (rank[b.section] ?? 2))
}

/** @returns every title and text of the records, in their order */
export function textsOf(records: readonly SectionRecord[]): string[] {
  return records.flatMap(({ title, texts, entries }) => [
    title,
    ...texts,
    ...entries.flatMap((entry) => [entry.title, ...entry.lines, ...entry.details]),
  ])
}

function textsAndEntries(
  section: Content["resume"]["sections"][number],
  { skills, work }: Content,
): Omit<SectionRecord, "title"> {
  switch (section.section) {
    case "TechnicalSkills":
      return {
        texts: skills.skills.flatMap((group) => [
          group.name,
          ...group.skills.map(({ name }) => name),
        ]),
        entries: [],
      }
    case "WorkExperience":
      return {
        texts: [],
        entries: work.work.map(({ company, location, roles, responsibilities }) => ({
          title: company,
          place: location ?? "",
          lines: roles.flatMap(({ title, startDate, endDate }) => [
            title,
            ...span(startDate, endDate),
          ]),
          details: responsibilities.map(textOf),
        })),
      }
    default: {
      const { text, list, entries } = section.content
      return {
        texts: [...(text ? [text] : []), ...list],
        entries: entries.map(({ title, organization, location, startDate, endDate, details }) => ({
          title,
          place: [organization, location].filter(Boolean).join(", "),
          lines: span(startDate, endDate),
          details,
        })),
      }
    }
  }
}

/** The comparable part of a record. A structure tree does not separate a role from its dates. */
export type ComparableRecord = {
  title: string
  texts: string
  entries: { title: string; lines: string; details: string[] }[]
}

const plain = (texts: readonly string[]) => normalize(texts.join("")).replaceAll(",", "")

export function toComparable({ title, texts, entries }: SectionRecord): ComparableRecord {
  return {
    title: plain([title]),
    texts: plain(texts),
    entries: entries.map((entry) => ({
      title: plain([entry.title]),
      lines: plain([entry.place, ...entry.lines]),
      details: entry.details.map((detail) => plain([detail])),
    })),
  }
}

/** @returns the records that the headings, paragraphs and lists of a PDF's structure form */
export function readRecords(structure: StructureNode): ComparableRecord[] {
  const sections: SectionRecord[] = []
  for (const { tag, text } of flatten(structure)) {
    const section = sections.at(-1)
    const entry = section?.entries.at(-1)
    if (tag === "H2") sections.push({ title: text, texts: [], entries: [] })
    if (tag === "H3") section?.entries.push({ title: text, place: "", lines: [], details: [] })
    if (tag === "P") (entry?.lines ?? section?.texts)?.push(text)
    if (tag === "LBody") (entry?.details ?? section?.texts)?.push(text)
  }
  return sections.map(toComparable)
}
