/** Converts the parts of a document to the sections of resume.yaml. */

import type { ContentSection } from "../content/schemas/entries"
import { headingsFor } from "../content/words/new-texts"
import { jsonListOf, SECTION_KINDS } from "../resume"
import type { Part, ResumeDocument } from "./document"
import { type OutputTree, Text } from "./output-tree"
import type { Context } from "./read-dates"
import {
  type Fields,
  find,
  isFields,
  itemsOf,
  SourceValue,
  sourceValueOf,
  type Tree,
} from "./source"
import { readLines, readProse, readText } from "./texts"
import { toEntries, type WrittenEntry } from "./to-entries"

export type SectionContent = { text?: Text | undefined; list: Text[]; entries: WrittenEntry[] }

export type WrittenSection = {
  section: Part["kind"]
  id?: string
  title: Text | string
  /** Absent in sections whose content is in another file. */
  content?: SectionContent
}

const NO_CONTENT: SectionContent = { list: [], entries: [] }

const isEmpty = ({ text, list, entries }: SectionContent) =>
  !text && list.length === 0 && entries.length === 0

/**
 * @param toId gives each custom section an id
 * @param otherExperience the jobs that cannot be in work.yaml
 * @returns the sections with content, in the order of the document
 */
export function toSections(
  { basics, parts, meta }: ResumeDocument,
  {
    toId,
    otherExperience,
    hasWork,
    hasSkills,
  }: {
    toId: (name: string, fallback: string) => string
    otherExperience: WrittenEntry[]
    hasWork: boolean
    hasSkills: boolean
  },
  context: Context,
): WrittenSection[] {
  const summary = readProse(
    find(basics, "summary", "objective", "about", "bio", "profile", "description", "statement"),
  )
  const own = itemsOf(find(meta, "sections"))
  const headings = headingsFor(context.spoken)
  const objective: WrittenSection = {
    section: "Objective",
    title: headings.Summary ?? "",
    content: { text: summary.text, list: summary.items, entries: [] },
  }
  const others = parts.map((part): WrittenSection => {
    const { kind, name, tree } = part
    const heading = readText(part.heading)
    const usual = headings[kind] ?? ""
    if (kind === "WorkExperience" || kind === "TechnicalSkills")
      return { section: kind, title: heading ?? usual }
    const content = toContent(kind, tree, context)
    if (kind !== "Custom") return { section: kind, title: heading ?? usual, content }
    const title = heading ?? toHeading(name)
    const id = toId(title instanceof Text ? title.words : title, "section")
    return { section: kind, id, title, content }
  })
  const rest: WrittenSection[] = [
    { section: "WorkExperience", title: headings.WorkExperience ?? "" },
    {
      section: "OtherExperience",
      title: headings[hasWork ? "OtherExperience" : "WorkExperience"] ?? "",
      content: { ...NO_CONTENT, entries: otherExperience },
    },
    { section: "TechnicalSkills", title: headings.TechnicalSkills ?? "" },
  ]
  const sections = mergeSections([
    objective,
    ...others,
    ...own.flatMap((each) => fromMeta(each, toId, context)),
    ...rest,
  ])
  const isShown = ({ section, content }: WrittenSection) => {
    if (section === "WorkExperience") return hasWork
    if (section === "TechnicalSkills") return hasSkills
    return content !== undefined && !isEmpty(content)
  }
  return placeOtherExperience(orderAs(sections, own)).filter(isShown)
}

function toContent(kind: ContentSection, tree: Tree, context: Context): SectionContent {
  const items = itemsOf(tree)
  const isList = items.length > 0 && items.every((item) => item instanceof SourceValue)
  if (isList && kind !== "Languages" && kind !== "Interests")
    return { list: readLines(tree), entries: [] }
  const isNamed =
    isFields(tree) && Object.values(tree).every((item) => Array.isArray(item) || isFields(item))
  if (isNamed)
    return {
      list: [],
      entries: Object.values(tree).flatMap((each) => toEntries(kind, each, context)),
    }
  const entries = toEntries(kind, tree, context)
  const isMap = kind === "Languages" && entries.length === 0 && isFields(tree)
  return { list: [], entries: isMap ? toLanguages(tree) : entries }
}

/** @returns the name of a field as a heading: 'testScores' gives 'Test Scores' */
const toHeading = (name: string) =>
  name.replace(/(?<=\p{Ll})(?=\p{Lu})/gu, " ").replace(/^./u, (first) => first.toUpperCase())

/** Reads `{ English: "Fluent" }`. */
function toLanguages(tree: Fields): WrittenEntry[] {
  return Object.entries(tree).map(([language, level]) => ({
    language,
    level: readText(sourceValueOf(level)),
  }))
}

/** Reads a section of `meta`, where our own exports have the kinds without a list in JSON Resume. */
function fromMeta(
  meta: Tree,
  toId: (name: string, fallback: string) => string,
  context: Context,
): WrittenSection[] {
  const kind = sourceValueOf(find(meta, "section"))?.text
  const title = readText(sourceValueOf(find(meta, "title")))
  if (kind === "WorkExperience" || kind === "TechnicalSkills")
    return title ? [{ section: kind, title }] : []
  if (!kind || !Object.hasOwn(SECTION_KINDS, kind)) return []
  const section = kind as ContentSection
  const text = readProse(find(meta, "text")).text
  const hasList =
    jsonListOf(section) !== undefined || section === "AdditionalSkills" || section === "Objective"
  const content: SectionContent = {
    text,
    list: hasList ? [] : readLines(find(meta, "list")),
    entries: hasList ? [] : toEntries(section, find(meta, "entries"), context),
  }
  const heading = title ?? headingsFor(context.spoken)[section] ?? ""
  if (section !== "Custom") return [{ section, title: heading, content }]
  const id = sourceValueOf(find(meta, "id"))?.text
  return id ? [{ section, id: toId(id, "section"), title: heading, content }] : []
}

/** There is one section of each kind, but any number of custom ones. A title from `meta` wins. */
function mergeSections(sections: readonly WrittenSection[]): WrittenSection[] {
  return sections.reduce<WrittenSection[]>((merged, section) => {
    const index =
      section.section === "Custom"
        ? -1
        : merged.findIndex((other) => other.section === section.section)
    const same = merged[index]
    if (!same) return merged.concat(section)
    const [a, b] = [same.content ?? NO_CONTENT, section.content ?? NO_CONTENT]
    const title = section.title instanceof Text ? section.title : same.title
    const content = {
      text: a.text ?? b.text,
      list: [...a.list, ...b.list],
      entries: [...a.entries, ...b.entries],
    }
    return merged.with(index, {
      ...same,
      title,
      ...(same.content || section.content ? { content } : {}),
    })
  }, [])
}

/** Orders the sections as `meta` of our own exports lists them. */
function orderAs(sections: WrittenSection[], metas: readonly Tree[]): WrittenSection[] {
  const names = metas.map(
    (meta) => sourceValueOf(find(meta, "id"))?.text ?? sourceValueOf(find(meta, "section"))?.text,
  )
  if (names.length === 0) return sections
  const rank = ({ section, id }: WrittenSection) => {
    const index = names.indexOf(id ?? section)
    return index < 0 ? names.length : index
  }
  return sections.toSorted((a, b) => rank(a) - rank(b))
}

/** Jobs without dates stand after those with dates. */
function placeOtherExperience(sections: readonly WrittenSection[]): WrittenSection[] {
  const other = sections.find(({ section }) => section === "OtherExperience")
  const work = sections.findIndex(({ section }) => section === "WorkExperience")
  if (!other || work < 0 || sections.indexOf(other) < work) return [...sections]
  return sections.filter((each) => each !== other).toSpliced(work + 1, 0, other)
}

/** The sections that are expanded when the page loads; without one of them, the first section. */
const EXPANDED: readonly string[] = ["Objective", "WorkExperience", "TechnicalSkills"]

/** @returns the sections as resume.yaml has them */
export function toWrittenSections(sections: readonly WrittenSection[]): OutputTree[] {
  const isUsual = ({ section }: WrittenSection) => EXPANDED.includes(section)
  return sections.map((each, index) => {
    const { section, id, title, content } = each
    const expandedByDefault = sections.some(isUsual) ? isUsual(each) : index === 0
    return { section, id, title, expandedByDefault, ...(content && { content }) }
  })
}
