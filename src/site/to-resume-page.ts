/** Builds what the page of a résumé shows. The page queries this instead of the content. */

import { isCompany } from "../content/values/work-items"
import type { Inline } from "../lib/inline-text"
import type { Words } from "../lib/interface-words"
import {
  type ContactLine,
  type EntryDates,
  type Format,
  hasContent,
  modelFor,
  type PrintArea,
  placeOf,
  type ResumeModel,
  type Section,
  sharedHeading,
  toContactLines,
  toOutline,
  toPrintAreas,
  toShown,
  type WorkItem,
} from "../resume"
import { toResumeFormats } from "./to-resume-formats"

/** The GraphQL types of the result. A new kind of section needs no new type. */
export const RESUME_PAGE_TYPES = `
  type ResumePage {
    title: String!
    owner: ResumeOwner!
    "The sections that have content."
    sections: [ResumeSection!]!
    resumeFormats: ResumeFormats!
  }

  type ResumeOwner {
    name: String!
    headline: String!
    "The location and the availability, as in 'Portland, OR or fully remote'."
    place: String!
    "What the screen or the printed page may show."
    contact: [ContactLine!]!
  }

  type ContactLine {
    name: String!
    text: String!
    "A postal address has no link."
    href: String
    "The formats that may show it."
    forms: [String!]!
  }

  type ResumeSection {
    section: String!
    "The HTML id."
    id: String!
    title: String!
    expandedByDefault: Boolean!
    "Where it is printed: wide, main, side or flow."
    printArea: String!
    text: Inline
    list: [Inline!]!
    entries: [ResumeEntry!]!
    groups: [ResumeSkillGroup!]!
    work: [ResumeWorkItem!]!
  }

  type ResumeEntry {
    title: String!
    url: String
    "What stands beside the title, such as the organization."
    facts: [String!]!
    dates: ResumeDates
    text: Inline
    details: [Inline!]!
    "What stands below, such as the courses."
    notes: [ResumeNote!]!
  }

  type ResumeDates {
    startDate: String
    "'' if it has not ended. Without a start, it is a point in time."
    endDate: String!
  }

  type ResumeNote {
    label: String!
    text: String!
  }

  type ResumeSkillGroup {
    id: String!
    name: String!
    level: String
    skills: [ResumeSkill!]!
  }

  type ResumeSkill {
    id: String!
    name: String!
    level: String
  }

  "A company, or a career break, which has dates of its own and no roles."
  type ResumeWorkItem {
    id: String!
    title: String!
    location: String
    url: String
    text: Inline
    dates: ResumeDates
    roles: [ResumeRole!]!
    responsibilities: [Inline!]!
    "The heading of the responsibilities, if roles have some of their own."
    responsibilitiesHeading: String
  }

  type ResumeRole {
    title: String!
    startDate: String!
    endDate: String!
    location: String
    text: Inline
    "The ids of the skills that the role used."
    skills: [String!]!
    responsibilities: [Inline!]!
  }
`

type PageWorkItem = {
  id: string
  title: string
  location?: string | undefined
  url?: string | undefined
  text?: Inline | undefined
  dates?: EntryDates
  roles: object[]
  responsibilities: Inline[]
  responsibilitiesHeading?: string | undefined
}

/** @returns the data of the page; private contact data only if the printed page may show it */
export function toResumePage(model: ResumeModel, formats: readonly Format[]) {
  const { name, headline } = model.owner
  const areas = toPrintAreas(toOutline(model).sections, model.layout)
  return {
    title: model.title,
    owner: { name, headline, place: placeOf(model.owner), contact: toPageContact(model) },
    sections: model.sections
      .filter(hasContent)
      .map((section) => toSection(section, areas, model.words)),
    resumeFormats: toResumeFormats(model, formats),
  }
}

/** @returns the contact data that every page may show */
export function toWebContact(model: ResumeModel): ContactLine[] {
  return toContactLines(modelFor(model, "web"))
}

function toPageContact(model: ResumeModel): ContactLine[] {
  return toContactLines(model).filter(
    ({ forms }) => forms.includes("web") || forms.includes("print"),
  )
}

function toSection(
  { id, work, ...section }: Section,
  areas: ReadonlyMap<string, PrintArea>,
  words: Words,
) {
  return {
    ...section,
    ...toShown(section.section, section),
    id,
    printArea: areas.get(id) ?? "wide",
    work: work.map((item) => toWorkItem(item, words)),
  }
}

function toWorkItem(item: WorkItem, words: Words): PageWorkItem {
  if (!isCompany(item)) {
    const { id, text, startDate, endDate } = item
    const dates = { startDate, endDate }
    return { id, title: item.break, text, dates, roles: [], responsibilities: [] }
  }
  const { company, summary, roles, ...rest } = item
  return {
    ...rest,
    title: company,
    text: summary,
    roles: roles.map(({ summary: text, skills, ...role }) => ({
      ...role,
      text,
      skills: skills.map(({ id }) => id),
    })),
    responsibilitiesHeading: sharedHeading(item, words),
  }
}
