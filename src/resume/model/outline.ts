/** Builds an outline of the résumé in reading order, for PDF, plain text and Markdown. */

import { locationLine } from "../../content/values/location"
import { hasShared, isCompany } from "../../content/values/work-items"
import type { Inline } from "../../lib/inline-text"
import type { Words } from "../../lib/interface-words"
import { sharedHeading } from "../../lib/shared-heading"
import { skillText } from "../../lib/skill-usage"
import { toUri } from "../../lib/uri"
import { toContactLines } from "./contact-lines"
import { type Entry, toShown } from "./entries"
import { withCompleteUrls } from "./inline"
import {
  type CareerBreak,
  type Company,
  hasContent,
  type ResumeModel,
  type Role,
  type Section,
  type SkillGroup,
} from "./model"
import { dateRange, workDates } from "./words"

export type OutlineRole = {
  title: string
  dates: string
  /** The place of work, if the role has one of its own, or ''. */
  facts: string
  text?: Inline | undefined
  details: Inline[]
  /** Whether the details of the company belong to this role in a format with one entry a role. */
  hasShared: boolean
}

export type OutlineEntry = {
  title: string
  /** Only in an outline for parsers, where the title is that of a role. */
  company?: string | undefined
  url?: string | undefined
  /** Shown beside the title, as in 'Specimen Payments, Portland, OR', or ''. */
  facts: string
  /** As in 'Apr 2023 — Present'. A company has its dates in its roles. */
  dates?: string | undefined
  text?: Inline | undefined
  roles: OutlineRole[]
  details: Inline[]
  /** Shown above the details of a company, if its roles have details of their own. */
  detailsHeading?: string | undefined
  /** Shown at the end, as in 'Courses: Compilers'. */
  notes: { label: string; text: string }[]
}

export type OutlineSection = {
  /** The id of its element on the page. */
  id: string
  section: Section["section"]
  title: string
  text?: Inline | undefined
  list: Inline[]
  entries: OutlineEntry[]
  /** The name of a group stands with its level, and a skill with its own. */
  groups: { name: string; skills: string; list: string[] }[]
}

export type Outline = {
  name: string
  headline: string
  place: string
  /** A postal address has no link. */
  contact: { name: string; text: string; href?: string | undefined }[]
  sections: OutlineSection[]
}

type Context = {
  /** Prepares a text of the content for the outline. */
  prepare: (text: Inline) => Inline
  words: Words
  /** The day of the résumé, as in '2026-11-21'. */
  updated: string
}

/** @returns the résumé with its texts and dates ready to show, without empty sections */
export function toOutline(model: ResumeModel): Outline {
  const { owner, sections, rootUrl, languagePath, words, updated } = model
  const prepare = (text: Inline) => withCompleteUrls(text, rootUrl, languagePath)
  const context: Context = { words, updated, prepare }
  return {
    name: owner.name,
    headline: owner.headline,
    place: locationLine(owner),
    contact: toContactLines(model).map(({ name, text, href }) => ({ name, text, href })),
    sections: sections.filter(hasContent).map((section) => toOutlineSection(section, context)),
  }
}

function toOutlineSection(
  { section, id, title, text, ...rest }: Section,
  context: Context,
): OutlineSection {
  const { prepare, words } = context
  const { list, entries } = toShown(section, rest, words)
  const work = rest.work.map((item) =>
    isCompany(item) ? fromCompany(item, context) : fromBreak(item, context),
  )
  return {
    id,
    section,
    title,
    text: text && prepare(text),
    list: list.map(prepare),
    entries: [...work, ...entries.map((entry) => fromEntry(entry, context))],
    groups: rest.groups.map((group) => fromGroup(group, words)),
  }
}

function fromGroup(group: SkillGroup, { comma }: Words) {
  const list = group.skills.map(skillText)
  return { name: skillText(group), skills: list.join(comma), list }
}

function fromCompany(item: Company, context: Context): OutlineEntry {
  const { prepare, words } = context
  const { company, location, url, summary, roles, responsibilities } = item
  return {
    title: company,
    url: url && toUri(url),
    facts: location ?? "",
    text: summary && prepare(summary),
    roles: roles.map((role) => ({
      ...fromRole(role, context),
      hasShared: hasShared(role, roles),
    })),
    details: responsibilities.map(prepare),
    detailsHeading: sharedHeading(item, words),
    notes: [],
  }
}

function fromRole(role: Role, { prepare, words, updated }: Context) {
  const { title, location, summary, responsibilities } = role
  return {
    title,
    dates: workDates(role, words, updated),
    facts: location ?? "",
    text: summary && prepare(summary),
    details: responsibilities.map(prepare),
  }
}

function fromBreak(item: CareerBreak, { prepare, words }: Context): OutlineEntry {
  const text = item.text && prepare(item.text)
  const dates = dateRange(item, words)
  return { title: item.break, facts: "", dates, text, roles: [], details: [], notes: [] }
}

function fromEntry(entry: Entry, { prepare, words }: Context): OutlineEntry {
  const { title, url, facts, dates, text, details, notes } = entry
  return {
    title,
    url: url && toUri(url),
    facts: facts.join(words.comma),
    roles: [],
    notes,
    dates: dates && dateRange(dates, words),
    text: text && prepare(text),
    details: details.map(prepare),
  }
}
