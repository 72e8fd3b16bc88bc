/** The résumé as records: those that the YAML holds, and those read back from a PDF's structure. */
import type { Content } from "../../src/content/schemas"
import { textOf } from "../../src/lib/variant-picks"
import { comparable } from "./facts"
import { flatten, type StructureNode } from "./read-pdf"

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

/** @returns the records of the YAML, section by section */
export function recordsOf(content: Content): (SectionRecord & { section: string })[] {
  return content.resume.sections.map((section) => ({
    section: section.section,
    title: section.title,
    ...textsAndEntries(section, content),
  }))
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

/** What can be compared of a section: a structure tree does not tell a role from its dates. */
export type ComparableRecord = {
  title: string
  texts: string
  entries: { title: string; lines: string; details: string[] }[]
}

const plain = (texts: readonly string[]) => comparable(texts.join("")).replaceAll(",", "")

/** @returns the record as it can be read back from a PDF */
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

/** @returns the records that the headings, paragraphs and lists of a PDF's structure make */
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

/** The records as the PDFs tell them: the objective, the work, then the rest. */
export function workFirst(content: Content): SectionRecord[] {
  const rank = { Objective: 0, WorkExperience: 1 } as Record<string, number>
  return recordsOf(content).sort((a, b) => (rank[a.section] ?? 2) - (rank[b.section] ?? 2))
}
