/** Builds an outline of the résumé in reading order, for PDF, plain text and Markdown. */
import { contactHref, contactText, placeOf } from "../lib/contact"
import { toUri } from "../lib/uri"
import type { Company, Entry, ResumeModel, Section } from "./model"
import { contactName, dateRange } from "./wording"

export type OutlineEntry = {
  title: string
  url?: string | undefined
  /** Shown beside the title: the organization, if the title is not its name, and the location. */
  facts: string[]
  /** As in 'Apr 2023 — Present'. A company has its dates in its roles. */
  dates?: string | undefined
  roles: { title: string; dates: string }[]
  details: string[]
}

export type OutlineSection = {
  /** The id of its element on the page. */
  id: string
  section: Section["section"]
  title: string
  text?: string | undefined
  list: string[]
  entries: OutlineEntry[]
  groups: { name: string; skills: string[] }[]
}

export type Outline = {
  name: string
  headline: string
  place: string
  contact: { name: string; text: string; href: string }[]
  sections: OutlineSection[]
}

/** @returns the résumé with its texts and dates ready to show, without empty sections */
export function toOutline({ owner, contact, sections }: ResumeModel): Outline {
  return {
    name: owner.name,
    headline: owner.headline,
    place: placeOf(owner),
    contact: contact.map((field) => ({
      name: contactName(field),
      text: contactText(field),
      href: toUri(contactHref(field)),
    })),
    sections: sections.map(toOutlineSection).filter(hasContent),
  }
}

function toOutlineSection({
  section,
  address,
  title,
  text,
  list,
  ...rest
}: Section): OutlineSection {
  return {
    ...{ id: address, section, title, text, list },
    entries: [...rest.companies.map(fromCompany), ...rest.entries.map(fromEntry)],
    groups: rest.groups,
  }
}

function hasContent({ text, list, entries, groups }: OutlineSection): boolean {
  return Boolean(text) || list.length + entries.length + groups.length > 0
}

function fromCompany({ company, location, url, roles, responsibilities }: Company): OutlineEntry {
  return {
    ...{
      title: company,
      url: url && toUri(url),
      facts: location ? [location] : [],
      details: responsibilities,
    },
    roles: roles.map(({ title, startDate, endDate }) => ({
      title,
      dates: dateRange(startDate, endDate) ?? "",
    })),
  }
}

function fromEntry(entry: Entry): OutlineEntry {
  const { title, url, organization, location, startDate, endDate, details } = entry
  const facts = [organization, location].filter((fact) => fact !== undefined)
  return {
    title,
    url: url && toUri(url),
    facts,
    dates: dateRange(startDate, endDate),
    roles: [],
    details,
  }
}
