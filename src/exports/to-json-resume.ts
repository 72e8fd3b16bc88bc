/** The model in; JSON Resume 1.0.0 out (https://jsonresume.org/schema). */
import { contactHref } from "../lib/contact"
import { toIsoMonth } from "../lib/months"
import { toUri } from "../lib/uri"
import type { Company, ContactField, Entry, ResumeModel, Section } from "./model"
import { sectionOf } from "./model"
import { contactName, splitPlace } from "./wording"

/**
 * What the schema has no word for stands in fields of our own, which it allows: the location of an
 * entry, the skills of a role, and under `meta` the sections with what no standard field can hold.
 * @returns an object that is valid against the official schema, with empty fields left out
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

/** One entry for each role. What was done there stands with the newest, as it is not told apart. */
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

/** 'B.S., Computer Science' is a degree and its subject; a title without a comma is the degree. */
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

/** A section's place and title, and what of it has no field in JSON Resume. */
function toMetaSection({ section, address, title, text, list, entries }: Section) {
  const isListed = section === "AdditionalSkills" || section === "AchievementsAndAwards"
  const isEntered = section === "OtherExperience" || section === "Education"
  return {
    ...{ section, id: section === "Custom" ? address : undefined, title },
    text: section === "Objective" ? undefined : text,
    list: isListed ? [] : list,
    entries: isEntered ? [] : entries,
  }
}

/** Leaves out what is undefined, "" or empty, at every depth. */
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
