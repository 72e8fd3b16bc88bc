/** Converts the parts of a document to the sections of resume.yaml. */

import { headingsFor } from "../content/new-site-texts/new-texts"
import type { ContentSection } from "../content/schemas/entries"
import { jsonListOf } from "../resume"
import { toPlainText } from "./content-text"
import type { Data } from "./data"
import { LINES, type Part, type Resume } from "./parts"
import type { Context } from "./read-dates"
import { TITLES } from "./read-items"
import { find, isFields, Leaf, leafOf } from "./source"
import type { PartKind } from "./tables"
import { joinProse, type Prose, readLines, readProse, readText } from "./texts"
import { proseIn, toEntries, type WrittenEntry } from "./to-entries"

type SectionContent = Prose & { entries: WrittenEntry[] }

type WrittenSection = {
  section: PartKind
  id?: string
  title: string
  /** Whether the document has the title. */
  isOwn?: boolean
  /** Absent in sections whose content is in another file. */
  content?: SectionContent
}

export type SectionsOptions = {
  /** Gives each custom section an id. */
  toId: (name: string, fallback: string) => string
  /** The jobs that cannot be in work.yaml. */
  otherExperience: WrittenEntry[]
  hasWork: boolean
  hasSkills: boolean
}

const isWork = ({ kind }: Part) => kind === "WorkExperience"

/** @returns the sections with content, in the order of the document, as resume.yaml has them */
export function toSections(
  { person, parts }: Resume,
  { toId, otherExperience, hasWork, hasSkills }: SectionsOptions,
  context: Context,
): Data[] {
  const headings = headingsFor(context.spoken)
  const titleOf = ({ kind, heading }: Pick<Part, "kind" | "heading">) =>
    (heading instanceof Leaf ? readText(heading) : heading) ?? headings[kind] ?? ""
  const heading = leafOf(find(person.summary?.find(isFields), ...TITLES))
  /** Jobs without dates stand after those with dates. */
  const withoutDates = (title: string): WrittenSection => {
    const content = { text: undefined, items: [], entries: otherExperience }
    const named = hasWork ? (headings.OtherExperience ?? "") : title
    return { section: "OtherExperience", title: named, content }
  }
  const work = parts.find(isWork)
  const items = person.summary ? [{ [LINES]: person.summary }] : []
  const summary: Part = { kind: "Summary", names: [], heading, items }
  const sections: WrittenSection[] = [
    ...[...(person.summary ? [summary] : []), ...parts]
      .filter(({ kind }) => kind !== "CareerBreak")
      .flatMap((part): WrittenSection[] => {
        const title = titleOf(part)
        const section = part.kind === "Summary" ? "Objective" : part.kind
        const head = { section, title, isOwn: part.heading instanceof Leaf }
        if (isWork(part)) return part === work ? [head, withoutDates(title)] : [head]
        if (part.kind === "TechnicalSkills") return [head]
        const content = toContent(part.kind as ContentSection, part, context)
        if (part.kind !== "Custom") return [{ ...head, content }]
        return [{ ...head, id: toId(toPlainText(title), "section"), content }]
      }),
    // Career breaks alone, and the keywords of jobs.
    { section: "WorkExperience", title: headings.WorkExperience ?? "" },
    { section: "TechnicalSkills", title: headings.TechnicalSkills ?? "" },
  ]
  const isShown = ({ section, content }: WrittenSection) => {
    if (section === "WorkExperience") return hasWork
    if (section === "TechnicalSkills") return hasSkills
    return content?.text || [content?.items, content?.entries].some((all) => all?.length)
  }
  return toWritten(mergeSections(sections).filter(isShown))
}

function toContent(kind: ContentSection, part: Part, context: Context): SectionContent {
  const { items, text, list } = part
  // A list of texts is a list of paragraphs here.
  if (part.kind === "Summary")
    return { ...joinProse(items.map((item) => proseIn(item, LINES))), entries: [] }
  // Our own exports have the list of a section beside the entries, which JSON Resume has elsewhere.
  const hasList = jsonListOf(kind) !== undefined || kind === "AdditionalSkills"
  const lines = hasList ? [] : readLines(list)
  const isList = items.every((item) => item[LINES]) && kind !== "Languages" && kind !== "Interests"
  return {
    text: readProse(text).text,
    items: [
      ...lines,
      ...(isList ? items.flatMap((item) => (item[LINES] ?? []).flatMap(readLines)) : []),
    ],
    entries: isList ? [] : toEntries(kind, items, context),
  }
}

/** There is one section of each kind, but any number of custom ones. A title of the document wins. */
function mergeSections(sections: readonly WrittenSection[]): WrittenSection[] {
  return sections.reduce<WrittenSection[]>((merged, section) => {
    const isSame = (other: WrittenSection) =>
      other.section === section.section && section.section !== "Custom"
    const index = merged.findIndex(isSame)
    const same = merged[index]
    if (!same) return merged.concat(section)
    const { title } = section.isOwn ? section : same
    if (!same.content || !section.content) return merged.with(index, { ...same, title })
    const contents = [same.content, section.content]
    const entries = contents.flatMap((content) => content.entries)
    return merged.with(index, { ...same, title, content: { ...joinProse(contents), entries } })
  }, [])
}

/** The sections that are expanded when the page loads, beside the first. */
const EXPANDED: readonly PartKind[] = ["Objective", "WorkExperience", "TechnicalSkills"]

function toWritten(sections: readonly WrittenSection[]): Data[] {
  return sections.map(({ section, id, title, content }, index) => {
    const expandedByDefault = index === 0 || EXPANDED.includes(section)
    if (!content) return { section, id, title, expandedByDefault }
    const { text, items, entries } = content
    return { section, id, title, expandedByDefault, content: { text, list: items, entries } }
  })
}
