/** Converts the résumé into records, from the content and from the structure of a PDF. */

import { hasShared, isCompany } from "../../src/content/picks/work-items"
import type { Content } from "../../src/content/schemas"
import { type Inline, plainText } from "../../src/lib/inline-text"
import type { Words } from "../../src/lib/interface-words"
import { sharedHeading } from "../../src/lib/shared-heading"
import { headingForParsers, wordsForParsers } from "../../src/resume/formats/for-parsers"
import { type Entry, type EntryDates, numberedTitle, toShown } from "../../src/resume/model/entries"
import {
  type CareerBreak,
  type Company,
  hasContent,
  type Section,
  type SectionName,
  toModel,
} from "../../src/resume/model/model"
import { toOutline } from "../../src/resume/model/outline"
import { planPages } from "../../src/resume/model/plan-pages"
import { dateRange } from "../../src/resume/model/resume-words"
import { normalize } from "./facts"
import { flatten, type StructureNode } from "./poppler"
import type { DocxParagraph } from "./read-docx"

/** A paragraph, or an item of a list. */
export type RecordLine = { text: string; isItem: boolean }

export type EntryRecord = {
  title: string
  /** What stands beside the title in some formats and below it in others. */
  aside: string[]
  lines: RecordLine[]
}

export type SectionRecord = { title: string; texts: string[]; entries: EntryRecord[] }

/** Writes a text with marks as a format does. */
type Write = (text: Inline) => string

type Style = { write: Write; words: Words; toDates: (dates: EntryDates) => string }

/**
 * @param write writes the texts with marks; by default without them
 * @returns one record for each section with content, in the order of the content
 */
export function recordsOf(
  content: Content,
  write: Write = plainText,
): (SectionRecord & { section: SectionName })[] {
  const { sections, words } = toModel(content)
  const style: Style = { write, words, toDates: (dates) => dateRange(dates, words) }
  return sections.filter(hasContent).map((section) => toRecord(section, style))
}

/** @returns the records in the order of the PDF for people: the main column before the one at the side */
export function recordsByColumn(content: Content): SectionRecord[] {
  const model = toModel(content)
  const { sections } = toOutline(model)
  const { above, columns, below } = planPages(sections, model.layout)
  const order = [...above, ...(columns ? [columns.main, ...columns.side] : []), ...below]
  const records = recordsOf(content)
  return order.flatMap((section) => records[sections.indexOf(section)] ?? [])
}

/** @returns the records of the formats for parsers: one entry for each role */
export function recordsByRole(content: Content): SectionRecord[] {
  const model = toModel(content)
  const words = wordsForParsers(model)
  const style: Style = {
    write: plainText,
    words,
    toDates: (dates) => dateRange(dates, words).replace("—", "–"),
  }
  return model.sections.filter(hasContent).map(({ work, ...section }) => {
    const { entries, ...record } = toRecord({ ...section, work: [] }, style)
    const ofWork = work.flatMap((item) =>
      isCompany(item)
        ? item.roles.map((role, index) => fromRole(role, item, index === 0, style))
        : fromBreak(item, style),
    )
    const title = headingForParsers(section, model)
    return { ...record, title, entries: [...ofWork, ...entries] }
  })
}

/** The first role has the paragraph about the company, and the newest one what all roles share. */
function fromRole(
  role: Company["roles"][number],
  { company, location, summary, roles, responsibilities }: Company,
  isFirst: boolean,
  { write, toDates }: Style,
): EntryRecord {
  return {
    title: role.title,
    aside: [],
    lines: [
      ...toLines([company, location, role.location, toDates(role)]),
      ...toLines([isFirst && summary ? write(summary) : "", role.summary && write(role.summary)]),
      ...toItems(role.responsibilities.map(write)),
      ...toItems(hasShared(role, roles) ? responsibilities.map(write) : []),
    ],
  }
}

/** @returns every title and text of the records, in their order */
export function textsOf(records: readonly SectionRecord[]): string[] {
  return records.flatMap(({ title, texts, entries }) => [
    title,
    ...texts,
    ...entries.flatMap((entry) => [entry.title, ...entry.lines.map(({ text }) => text)]),
  ])
}

function toRecord({ section, title, text, work, groups, ...rest }: Section, style: Style) {
  const { write, words } = style
  const { list, entries } = toShown(section, rest, words)
  const levelOf = ({ level }: { level?: string | undefined }) => (level ? [`(${level})`] : [])
  const skills = groups.flatMap((group) => [
    group.name,
    ...levelOf(group),
    ...group.skills.flatMap((skill) => [skill.name, ...levelOf(skill)]),
  ])
  const ofWork = work.map((item) =>
    isCompany(item) ? fromCompany(item, style) : fromBreak(item, style),
  )
  return {
    section,
    title,
    texts: [...(text ? [write(text)] : []), ...skills, ...list.map(write)],
    entries: [...ofWork, ...entries.map((entry) => fromEntry(entry, style))],
  }
}

function fromBreak(item: CareerBreak, { write, toDates }: Style): EntryRecord {
  const lines = toLines([item.text && write(item.text)])
  return { title: item.break, aside: [toDates(item)], lines }
}

/** The page has the paragraph about a company below its newest role, other formats above its roles. */
function fromCompany(company: Company, { write, words, toDates }: Style): EntryRecord {
  const { location, summary, roles, responsibilities } = company
  const ofRoles = roles.flatMap((role) => [
    ...toLines([role.title, toDates(role), role.location]),
    ...toLines([role.summary && write(role.summary)]),
    ...toItems(role.responsibilities.map(write)),
  ])
  return {
    title: company.company,
    aside: [location, summary && write(summary)].filter((text) => text !== undefined),
    lines: [
      ...ofRoles,
      ...toLines([sharedHeading(company, words)]),
      ...toItems(responsibilities.map(write)),
    ],
  }
}

function fromEntry(entry: Entry, { write, toDates }: Style): EntryRecord {
  const { facts, dates, text, details, notes } = entry
  return {
    title: numberedTitle(entry),
    aside: facts.map(plainText),
    lines: [
      ...toLines([dates && toDates(dates), text && write(text)]),
      ...toItems(details.map(write)),
      ...toLines(notes.flatMap(({ label, text }) => [`${label}:`, text])),
    ],
  }
}

const toLines = (texts: readonly (string | undefined)[]): RecordLine[] =>
  texts.flatMap((text) => (text ? [{ text, isItem: false }] : []))

const toItems = (texts: readonly string[]): RecordLine[] =>
  texts.map((text) => ({ text, isItem: true }))

/** The comparable part of a record. A structure tree does not separate a role from its dates. */
export type ComparableRecord = {
  title: string
  texts: string
  entries: { title: string; lines: string; details: string[] }[]
}

const plain = (texts: readonly string[]) => normalize(texts.join("")).replace(/[,、،:|]/g, "")

/** @returns the record without commas, colons and bars, and with the lines of an entry as one text */
export function toComparable({ title, texts, entries }: SectionRecord): ComparableRecord {
  return {
    title: plain([title]),
    texts: plain(texts),
    entries: entries.map((entry) => ({
      title: plain([entry.title]),
      lines: plain([
        ...entry.aside,
        ...entry.lines.flatMap(({ text, isItem }) => (isItem ? [] : [text])),
      ]),
      details: entry.lines.flatMap(({ text, isItem }) => (isItem ? [plain([text])] : [])),
    })),
  }
}

/** @returns the records that the headings, paragraphs and lists of a PDF's structure form */
export function readRecords(structure: StructureNode): ComparableRecord[] {
  return groupRecords(flatten(structure))
}

/** The tags that the styles of a Word document stand for. The name is the first heading. */
const TAGS: Readonly<Record<string, string>> = {
  Heading1: "H2",
  Heading2: "H3",
  Facts: "P",
  Normal: "P",
  ListBullet: "LBody",
}

/** @returns the records that the styles of a Word document form, without the domains below headings */
export function readDocxRecords(paragraphs: readonly DocxParagraph[]): ComparableRecord[] {
  const withoutDomain = ({ style, text, links }: DocxParagraph) => {
    const domain = links.find((link) => !link.includes("/")) ?? ""
    return style === "Facts" ? text.replace(domain, "").replace(/ · $/, "") : text
  }
  return groupRecords(
    paragraphs.map((one) => ({ tag: TAGS[one.style] ?? "", text: withoutDomain(one) })),
  )
}

function groupRecords(nodes: readonly { tag: string; text: string }[]): ComparableRecord[] {
  const sections: SectionRecord[] = []
  for (const { tag, text } of nodes) {
    const section = sections.at(-1)
    const entry = section?.entries.at(-1)
    const line = { text, isItem: tag === "LBody" }
    if (tag === "H2") sections.push({ title: text, texts: [], entries: [] })
    if (tag === "H3") section?.entries.push({ title: text, aside: [], lines: [] })
    if (tag === "P" || tag === "LBody") {
      if (entry) entry.lines.push(line)
      else section?.texts.push(text)
    }
  }
  return sections.map(toComparable)
}
