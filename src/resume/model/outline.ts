/** Builds an outline of the résumé in reading order, for PDF, Word, plain text and Markdown. */

import { z } from "zod"
import { hasShared, isCompany } from "../../content/picks/work-items"
import { type Inline, joinInline, type Mark } from "../../lib/inline-text"
import type { Words } from "../../lib/interface-words"
import { locationLine } from "../../lib/people/location"
import { sharedHeading } from "../../lib/shared-heading"
import { skillText } from "../../lib/skill-usage"
import { toUri } from "../../lib/to-uri"
import { withCompleteUrls } from "./complete-urls"
import { toContactLines } from "./contact-lines"
import { type Entry, numberedTitle, toShown } from "./entries"
import {
  type CareerBreak,
  type Company,
  hasContent,
  type ResumeModel,
  type Role,
  type Section,
  type SectionName,
  type SkillGroup,
} from "./model"
import { dateRange, workDates } from "./resume-words"

export const text = (description: string) => z.string().describe(description)

const mark: z.ZodType<Mark> = z.lazy(() =>
  z.union([
    z.object({ type: z.enum(["emphasis", "strong"]), content: inlineSchema }),
    z.object({ type: z.literal("code"), content: z.string() }),
    z.object({ type: z.literal("link"), href: z.string(), content: inlineSchema }),
  ]),
)

export const inlineSchema: z.ZodType<Inline> = z
  .lazy(() => z.union([z.string(), mark, z.array(z.union([z.string(), mark])).readonly()]))
  .meta({
    id: "Inline",
    description: "A text without marks, a mark, or an array of both. `rich` typesets it.",
  })

const role = z.object({
  title: z.string(),
  dates: text("As in 'Apr 2023 – Present'."),
  facts: text("The place of work, if the role has one of its own, or ''."),
  text: inlineSchema.optional(),
  details: z.array(inlineSchema),
  hasShared: z
    .boolean()
    .describe(
      "Whether this role also has the details of the company, which stand below all roles.",
    ),
})

const entry = z.object({
  title: z.string(),
  company: text("Only in the one-column PDF, where the title is that of a role.").optional(),
  url: z.string().optional(),
  facts: inlineSchema.describe("As in 'Specimen Payments, Portland, OR', or ''."),
  dates: text("As in 'Apr 2023 – Present'. A company has its dates in its roles.").optional(),
  text: inlineSchema.optional(),
  roles: z.array(role).describe("The roles at a company, the latest first."),
  details: z.array(inlineSchema),
  detailsHeading: text(
    "Stands above the details of a company whose roles have some too.",
  ).optional(),
  notes: z
    .array(z.object({ label: z.string(), text: z.string() }))
    .describe("Stand at the end, as in 'Courses: Compilers'."),
})

const section = z.object({
  id: text("The id of the section on the page, as in 'work-experience'."),
  section: text("The kind of the section, as in 'WorkExperience'.") as z.ZodType<SectionName>,
  title: z.string(),
  text: inlineSchema.optional(),
  list: z.array(inlineSchema),
  entries: z.array(entry),
  groups: z
    .array(z.object({ name: z.string(), skills: z.string(), list: z.array(z.string()) }))
    .describe("The skills by group, as one text and as a list. Each has its level."),
})

/** The descriptions are for authors of templates, who get the outline as JSON. */
export const outlineSchema = z.object({
  name: z.string(),
  headline: z.string(),
  place: text("Where the owner lives, or ''."),
  contact: z
    .array(z.object({ name: z.string(), text: z.string(), href: z.string().optional() }))
    .describe("The contact data that this document may show. A postal address has no link."),
  sections: z.array(section).describe("The sections that have content, in the owner's order."),
})

export type Outline = z.output<typeof outlineSchema>
export type OutlineSection = z.output<typeof section>
export type OutlineEntry = z.output<typeof entry>
export type OutlineRole = z.output<typeof role>

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
    place: locationLine(owner, words.comma),
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
  const { url, facts, dates, text, details, notes } = entry
  return {
    title: numberedTitle(entry),
    url: url && toUri(url),
    facts: prepare(joinInline(facts, words.comma)),
    roles: [],
    notes,
    dates: dates && dateRange(dates, words),
    text: text && prepare(text),
    details: details.map(prepare),
  }
}
