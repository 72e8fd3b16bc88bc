/** Converts a JSON Resume to resume.yaml. */
import type { Content } from "../../content/schemas"
import type { ContentSection } from "../../content/schemas/entries"
import { fromIsoDate } from "../../lib/dates"
import { sectionId } from "../../lib/resume-sections"
import { jsonListOf, toJsonListItem } from "../json-entries"
import { SECTION_KINDS } from "../section-kinds"
import { withoutEmpty } from "../to-json-resume"
import { fromJsonItem, type RawEntry, toEntries } from "./json-entries"
import {
  asObject,
  asObjects,
  asText,
  asTexts,
  type JsonObject,
  titleOf,
  withoutUndefined,
} from "./json-values"

type Section = Content["resume"]["sections"][number]
type SectionName = Section["section"]

const SECTIONS_WITH_OWN_FILE: readonly string[] = ["TechnicalSkills", "WorkExperience"]

const isSectionName = (name: string | undefined): name is SectionName =>
  name !== undefined && (name in SECTION_KINDS || SECTIONS_WITH_OWN_FILE.includes(name))

/** @returns resume.yaml with the sections in the order of the JSON Resume, if it has an order */
export function toResume(resume: JsonObject, base: Content, notes: string[]): Content["resume"] {
  const { lastModified, title, sections } = asObject(resume.meta)
  const day = asText(lastModified)?.slice(0, 10) ?? ""
  if (!asText(title))
    notes.push("resume.yaml keeps its title and description. Check that they still fit.")
  return {
    ...base.resume,
    title: asText(title) ?? base.resume.title,
    updated: /^\d{4}-\d{2}-\d{2}$/.test(day) ? day : base.resume.updated,
    sections: orderSections(resume, asObjects(sections), base).map(
      ({ section, id, meta, current, itemsBefore }) => {
        const { expandedByDefault = false, tags = [] } = current ?? {}
        const title = asText(meta.title) ?? titleOf(resume, base, section)
        const head = { section, ...(id ? { id } : {}), title, expandedByDefault, tags }
        if (section === "TechnicalSkills" || section === "WorkExperience") return head
        const content = toContent(section, { meta, current, itemsBefore }, resume, base, notes)
        return { ...head, content }
      },
    ) as Section[],
  }
}

type OrderedSection = {
  section: SectionName
  id?: string | undefined
  meta: JsonObject
  current?: Section | undefined
  /** How many items of JSON Resume's list belong to earlier sections of the same kind. */
  itemsBefore?: number
}

/**
 * @returns the sections of the JSON Resume, then the other current sections except custom ones, then
 *   the kinds that only the JSON Resume has
 */
function orderSections(
  resume: JsonObject,
  metas: readonly JsonObject[],
  base: Content,
): OrderedSection[] {
  const listed = metas.flatMap((meta, index): OrderedSection[] => {
    const section = asText(meta.section)
    if (!isSectionName(section)) return []
    const id = asText(meta.id)
    if (section === "Custom" && !id) return []
    const elementId = sectionId({ section, id })
    const current = base.resume.sections.find((other) => sectionId(other) === elementId)
    const earlier = metas.slice(0, index).filter((other) => other.section === section)
    const itemsBefore = earlier.reduce((sum, { items }) => sum + (Number(items) || 0), 0)
    return [{ section, id, meta, current, itemsBefore }]
  })
  const others = base.resume.sections
    .filter(
      (current) =>
        !("id" in current && current.id) && !listed.some((section) => section.current === current),
    )
    .map((current): OrderedSection => ({ section: current.section, meta: {}, current }))
  const known = new Set([...listed, ...others].map(({ section }) => section))
  const added = (Object.keys(SECTION_KINDS) as ContentSection[])
    .filter((kind) => !known.has(kind) && itemsOf(kind, resume).length > 0)
    .map((section): OrderedSection => ({ section, meta: {} }))
  return [...listed, ...others, ...added]
}

/** @returns the items of JSON Resume that belong to the kind of section */
function itemsOf(kind: ContentSection, resume: JsonObject): JsonObject[] {
  const key = jsonListOf(kind)?.key
  if (kind === "OtherExperience") return asObjects(resume.work).filter((job) => !isDated(job))
  return key ? asObjects(resume[key]) : []
}

const isDated = ({ startDate }: JsonObject) => Boolean(fromIsoDate(asText(startDate) ?? ""))

function toContent(
  kind: ContentSection,
  { meta, current, itemsBefore = 0 }: Pick<OrderedSection, "meta" | "current" | "itemsBefore">,
  resume: JsonObject,
  base: Content,
  notes: string[],
) {
  const list = asTexts(meta.list)
  const currentEntries = current && "content" in current ? current.content.entries : []
  const convert = (items: readonly JsonObject[]) =>
    toEntries(kind, items, currentEntries as unknown as RawEntry[], notes)
  const end = meta.items === undefined ? undefined : itemsBefore + Number(meta.items)
  const own = itemsOf(kind, resume).slice(itemsBefore, end)
  const standard = kind === "OtherExperience" ? [] : withoutList(kind, own, list)
  return withoutUndefined({
    text: asText(meta.text) ?? (kind === "Objective" ? summaryOf(resume) : undefined),
    list: [...list, ...(kind === "AdditionalSkills" ? additionalSkills(resume, base) : [])],
    entries: [
      ...convert([...asObjects(meta.entries), ...standard]),
      ...(kind === "OtherExperience" ? undatedWork(resume, notes) : []),
    ],
  })
}

const summaryOf = (resume: JsonObject) => asText(asObject(resume.basics).summary)

/** @returns the items without those that are lines of the section's plain list */
function withoutList(kind: ContentSection, items: JsonObject[], list: readonly string[]) {
  const lines = list.map((line) => JSON.stringify(withoutEmpty(toJsonListItem(kind, line))))
  return items.filter((item) => {
    const index = lines.indexOf(JSON.stringify(item))
    if (index >= 0) lines.splice(index, 1)
    return index < 0
  })
}

function undatedWork(resume: JsonObject, notes: string[]): RawEntry[] {
  return itemsOf("OtherExperience", resume).map((job) => {
    const organization = asText(job.name) ?? asText(job.company)
    const which = organization ? `at "${organization}"` : "without a name"
    notes.push(`The work ${which} has no start date, so it is in the section OtherExperience.`)
    const title = asText(job.position) ?? organization
    return fromJsonItem("OtherExperience", { ...job, title, organization }, notes)
  })
}

/** @returns the keywords of the group with the section's title, and skills that are in no group */
function additionalSkills(resume: JsonObject, base: Content): string[] {
  return asObjects(resume.skills).flatMap(({ name, keywords }) => {
    if (name === titleOf(resume, base, "AdditionalSkills")) return asTexts(keywords)
    return Array.isArray(keywords) ? [] : asTexts([name])
  })
}
