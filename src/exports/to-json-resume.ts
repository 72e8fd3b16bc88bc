/** Builds the JSON Resume 1.0.0 document from the résumé model (https://jsonresume.org/schema). */
import { contactHref } from "../lib/contact"
import { toIsoMonth } from "../lib/months"
import { toUri } from "../lib/uri"
import type { Company, ContactField, Entry, ResumeModel, Section } from "./model"
import { sectionOf } from "./model"
import { contactName, splitPlace } from "./wording"

/**
 * Uses additional fields, which the schema allows, for data without a standard field: the location
 * of an entry, the skills of a role, and the sections under `meta`.
 * @returns an object without empty fields that is valid against the official schema
 */
export function toJsonResume(model: ResumeModel) {
  const additional = sectionOf(model, "AdditionalSkills")
  const groups = sectionOf(model, "TechnicalSkills")?.groups ?? []
  const skills = groups.map(({ name, skills }) => ({ name, keywords: skills }))
  return withoutEmpty({
    $schema: "https://raw.githubusercontent.com/jsonresume/resume-schema/v1.0.0/schema.json",
    basics: toBasics(model),
    work: sectionOf(model, "WorkExperience")?.companies.flatMap(toWork),
    volunteer: sectionOf(model, "OtherExperience")?.entries.map(toVolunteer),
    education: sectionOf(model, "Education")?.entries.map(toEducation),
    awards: sectionOf(model, "AchievementsAndAwards")?.list.map((title) => ({ title })),
    skills: additional?.list.length
      ? [...skills, { name: additional.title, keywords: additional.list }]
      : skills,
    meta: {
      canonical: toUri(`${model.siteUrl}${model.base}.json`),
      version: "v1.0.0",
      lastModified: `${model.updated}T00:00:00`,
      hash: model.hash,
      title: model.title,
      sections: model.sections.map(toMetaSection),
    },
  })
}

function toBasics(model: ResumeModel) {
  const { name, headline, location, availability } = model.owner
  const first = (kind: ContactField["kind"]) => model.contact.find((field) => field.kind === kind)
  const [email, phone, website] = [first("email"), first("phone"), first("website")]
  const others = model.contact.filter((field) => ![email, phone, website].includes(field))
  const { city, region } = splitPlace(location)
  return {
    ...{ name, label: headline, email: email?.value, phone: phone?.value },
    url: website && toUri(contactHref(website)),
    summary: sectionOf(model, "Objective")?.text,
    location: region ? { city, region } : { address: location },
    availability,
    profiles: others.map((field) => ({
      network: contactName(field),
      url: toUri(contactHref(field)),
    })),
  }
}

/** Creates an entry for each role. The responsibilities of the company go to the newest role. */
function toWork({ company, location, url, roles, responsibilities }: Company) {
  return roles.map((role, index) => ({
    ...{ name: company, location, url: url && toUri(url), position: role.title },
    ...toDates(role),
    highlights: index === 0 ? responsibilities : [],
    keywords: role.skills,
  }))
}

function toVolunteer({ title, organization, location, url, details, ...dates }: Entry) {
  return {
    ...{ position: title, organization, location, url: url && toUri(url) },
    ...toDates(dates),
    highlights: details,
  }
}

/** Splits 'B.S., Computer Science' into degree and subject. Without a comma, all is the degree. */
function toEducation({ title, organization, location, url, details, ...dates }: Entry) {
  const [, studyType = title, area] = /^(.+?), (.+)$/.exec(title) ?? []
  return {
    ...{ institution: organization, location, url: url && toUri(url), studyType, area },
    ...toDates(dates),
    highlights: details,
  }
}

function toDates({ startDate, endDate }: { startDate?: string | undefined; endDate: string }) {
  return {
    startDate: startDate && toIsoMonth(startDate),
    endDate: endDate && toIsoMonth(endDate),
  }
}

/** @returns the name and title of a section, and its content that has no standard field */
function toMetaSection({ section, address, title, text, list, entries }: Section) {
  const hasListField = section === "AdditionalSkills" || section === "AchievementsAndAwards"
  const hasEntriesField = section === "OtherExperience" || section === "Education"
  return {
    ...{ section, id: section === "Custom" ? address : undefined, title },
    text: section === "Objective" ? undefined : text,
    list: hasListField ? [] : list,
    entries: hasEntriesField ? [] : entries,
  }
}

/** Removes fields that are undefined, "" or empty, at every depth. */
function withoutEmpty(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withoutEmpty)
  if (value === null || typeof value !== "object") return value
  return Object.fromEntries(
    Object.entries(value)
      .map(([key, inner]) => [key, withoutEmpty(inner)] as const)
      .filter(([, inner]) => !isEmpty(inner)),
  )
}

function isEmpty(value: unknown): boolean {
  if (value === undefined || value === "") return true
  return typeof value === "object" && value !== null && Object.keys(value).length === 0
}
