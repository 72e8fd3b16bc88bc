/** Builds what the page of a résumé shows: the field `page` of the nodes of resume.yaml and of variants. */

import type { Content } from "../content/schemas"
import { locationsOf } from "../content/values/location"
import { isCompany } from "../content/values/work-items"
import type { Words } from "../lib/interface-words"
import {
  type ContactLine,
  type EntryDates,
  hasContent,
  modelFor,
  type PrintArea,
  type ResumeModel,
  type Section,
  sharedHeading,
  toContactLines,
  toModel,
  toOutline,
  toPrintAreas,
  toShown,
} from "../resume"
import { toCareer } from "./career"
import type { ResumeVariant } from "./resume-variants"
import { toResumeFormats } from "./to-resume-formats"

/**
 * The GraphQL types of the result. A new kind of section needs no new type. Roles and skills have the
 * types of their schemas.
 */
export const RESUME_PAGE_TYPES = `
  "A node with a résumé: resume.yaml, or a file in variants/."
  interface ResumeSource implements Node {
    id: ID!
    page: ResumePage!
  }

  type Resume implements Node & ResumeSource {
    page: ResumePage!
  }

  type Variant implements Node & ResumeSource {
    page: ResumePage!
  }

  type ResumePage {
    title: String!
    owner: ResumeOwner!
    career: Career!
    "The sections that have content."
    sections: [ShownSection!]!
    resumeFormats: ResumeFormats!
  }

  type ResumeOwner {
    name: String!
    headline: String!
    "The location and the availability, as in 'Portland, OR' and 'or fully remote'."
    locations: [String!]!
    "What the screen or the printed page may show."
    contact: [ContactLine!]!
  }

  type ContactLine {
    "The kind of the contact field, or address."
    kind: String!
    name: String!
    text: String!
    "A postal address has no link."
    href: String
    "The formats that may show it."
    visibleIn: [String!]!
  }

  type ShownSection {
    section: String!
    "The HTML id."
    id: String!
    title: String!
    expandedByDefault: Boolean!
    "Where it is printed: wide, main, side or flow."
    printArea: String!
    text: Inline
    list: [Inline!]!
    entries: [ShownEntry!]!
    groups: [SkillGroup!]!
    work: [ShownWorkItem!]!
  }

  type ShownEntry {
    title: String!
    url: String
    "What stands beside the title, such as the organization."
    facts: [String!]!
    dates: ShownDates
    text: Inline
    details: [Inline!]!
    "What stands below, such as the courses."
    notes: [ShownNote!]!
  }

  type ShownDates {
    startDate: String
    "'' if it has not ended. Without a start, it is a point in time."
    endDate: String!
  }

  type ShownNote {
    label: String!
    text: String!
  }

  "A company, or a career break, which has dates of its own and no roles."
  type ShownWorkItem {
    id: String!
    title: String!
    location: String
    url: String
    text: Inline @inline
    dates: ShownDates
    roles: [Role!]!
    responsibilities: [Inline!]! @inline
    "The heading of the responsibilities, if roles have some of their own."
    responsibilitiesHeading: String
  }
`

type WorkItem = Content["work"]["work"][number]

type Company = Extract<WorkItem, { company: string }>

/** Texts are as in the YAML: the directive `inline` parses their marks. */
type ShownWorkItem = Pick<Partial<Company>, "location" | "url"> &
  Pick<Company, "id" | "roles" | "responsibilities"> & {
    title: string
    text?: string | undefined
    dates?: EntryDates
    responsibilitiesHeading?: string | undefined
  }

/** @returns the data of the page; private contact data only if the printed page may show it */
export function toResumePage({ content, base, formats }: ResumeVariant, pathPrefix = "") {
  const model = toModel(content, pathPrefix, base)
  const { name, headline } = model.owner
  const areas = toPrintAreas(toOutline(model).sections, model.layout)
  return {
    title: model.title,
    owner: { name, headline, locations: locationsOf(model.owner), contact: toPageContact(model) },
    career: toCareer(content),
    sections: model.sections
      .filter(hasContent)
      .map((section) => toSection(section, areas, content, model.words)),
    resumeFormats: toResumeFormats(model, formats),
  }
}

/** @returns the contact data that every page may show */
export function toWebContact(model: ResumeModel): ContactLine[] {
  return toContactLines(modelFor(model, "web"))
}

function toPageContact(model: ResumeModel): ContactLine[] {
  return toContactLines(model).filter(
    ({ visibleIn }) => visibleIn.includes("web") || visibleIn.includes("print"),
  )
}

function toSection(
  section: Section,
  areas: ReadonlyMap<string, PrintArea>,
  content: Content,
  words: Words,
) {
  return {
    ...section,
    ...toShown(section.section, section, words),
    printArea: areas.get(section.id) ?? "wide",
    work: section.work.length > 0 ? content.work.work.map((item) => toWorkItem(item, words)) : [],
  }
}

function toWorkItem(item: WorkItem, words: Words): ShownWorkItem {
  if (!isCompany(item)) {
    const { id, text, startDate, endDate } = item
    const dates = { startDate, endDate }
    return { id, title: item.break, text, dates, roles: [], responsibilities: [] }
  }
  const { company, summary, ...rest } = item
  return {
    ...rest,
    title: company,
    text: summary,
    responsibilitiesHeading: sharedHeading(item, words),
  }
}
