/** Builds the JSON Resume 1.0.0 document from the résumé model (https://jsonresume.org/schema). */
import { sectionId } from "../../content/picks/resume-sections"
import { companiesOf, hasShared, isCompany } from "../../content/picks/work-items"
import { toIsoDate } from "../../lib/dates"
import { plainText } from "../../lib/inline-text"
import type { MonthRange } from "../../lib/months"
import { contactHref } from "../../lib/people/contact"
import { type AddressParts, locationParts, locationText } from "../../lib/people/location"
import { userOf } from "../../lib/people/networks"
import { toUri, withAsciiHost } from "../../lib/to-uri"
import type { Entry } from "../model/entries"
import type { Company, ResumeModel, Section, SkillGroup } from "../model/model"
import { sectionOf, sectionsOf } from "../model/model"
import { type ContactField, contactName } from "../model/resume-words"
import { jsonListOf, toJsonItem, toJsonListItem } from "./json-entries"

const OTHER_EXPERIENCE = "OtherExperience"

/**
 * Uses additional fields, which the schema allows, for data without a standard field: the location
 * of an entry, the skills of a role, and under `meta` the sections. All texts are plain words.
 * @returns an object without empty fields that is valid against the official schema
 */
export function toJsonResume(model: ResumeModel) {
  const additional = sectionOf(model, "AdditionalSkills")
  const groups = sectionOf(model, "TechnicalSkills")?.groups ?? []
  const skills = groups.map(toSkills)
  const work = sectionOf(model, "WorkExperience")?.work ?? []
  const { projects = [], ...lists } = toLists(model.sections)
  const others = sectionsOf(model, OTHER_EXPERIENCE).flatMap(({ entries }) => entries)
  const isJob = ({ fields }: Entry) => Boolean(fields.organization)
  const otherJobs = others.filter(isJob).map((entry) => toOther("Volunteering", entry))
  const otherProjects = others.filter((entry) => !isJob(entry))
  const standard = withoutEmpty({
    $schema: "https://raw.githubusercontent.com/jsonresume/resume-schema/v1.0.0/schema.json",
    basics: toBasics(model),
    // Themes show nothing of meta. So other experience stands beside the jobs or the projects.
    work: [...companiesOf({ work }).flatMap(toWork), ...otherJobs],
    projects: [...projects, ...otherProjects.map((entry) => toOther("Projects", entry))],
    ...lists,
    skills: additional?.list.length
      ? [...skills, { name: additional.title, keywords: additional.list.map(plainText) }]
      : skills,
  })
  const meta = withoutEmpty({
    canonical: toUri(`${model.siteUrl}${model.base}.json`),
    version: "v1.0.0",
    lastModified: `${model.updated}T00:00:00`,
    hash: model.hash,
    title: model.title,
    sections: model.sections.map(toMetaSection),
  })
  return { ...standard, meta }
}

function toBasics(model: ResumeModel) {
  const { name, headline, availability } = model.owner
  const first = (kind: ContactField["kind"]) => model.contact.find((field) => field.kind === kind)
  const [email, phone, website] = [first("email"), first("phone"), first("website")]
  const others = model.contact.filter((field) => ![email, phone, website].includes(field))
  const objective = sectionOf(model, "Objective")?.text
  return {
    name,
    label: headline,
    email: email && withAsciiHost(email.value),
    phone: phone?.value,
    url: website && toUri(contactHref(website)),
    summary: objective && plainText(objective),
    location: toJsonLocation(model),
    availability,
    profiles: others.map((field) => ({
      network: contactName(field),
      username: userOf(field.value),
      url: toUri(contactHref(field)),
    })),
  }
}

/** @returns the postal address, or else the parts of the location; its text if it has no parts */
function toJsonLocation({ owner, address }: Pick<ResumeModel, "owner" | "address">) {
  const parts: AddressParts = address ?? locationParts(owner.location)
  const { street, postalCode, city, region, country, countryCode } = parts
  if (!Object.values(parts).some(Boolean)) return { address: locationText(owner.location) }
  return { address: street, postalCode, city, region, countryCode, country }
}

/** The level of a single skill is an additional field, because its keywords are plain texts. */
function toSkills({ name, level, skills }: SkillGroup) {
  const levels = Object.fromEntries(skills.map((skill) => [skill.name, skill.level]))
  return { name, level, keywords: skills.map((skill) => skill.name), levels }
}

/** @returns an entry for each role */
export function toWork({ company, location, url, summary, roles, responsibilities }: Company) {
  return roles.map((role) => ({
    name: company,
    location: role.location ?? location,
    url: url && toUri(url),
    companyLocation: role.location && location,
    description: summary && plainText(summary),
    position: role.title,
    ...toDates(role),
    summary: role.summary && plainText(role.summary),
    highlights: [...role.responsibilities, ...(hasShared(role, roles) ? responsibilities : [])].map(
      plainText,
    ),
    keywords: role.skills.map(({ name }) => name),
  }))
}

/** The import reads the additional field `section`. */
function toOther(kind: "Volunteering" | "Projects", entry: Entry) {
  const { organization, ...item } = toJsonItem(kind, entry)
  return { name: organization, ...item, section: OTHER_EXPERIENCE }
}

function toDates({ startDate, endDate }: MonthRange) {
  return { startDate: toIsoDate(startDate), endDate: endDate ? toIsoDate(endDate) : undefined }
}

/** @returns the lists of JSON Resume; sections of one kind share a list */
function toLists(sections: readonly Section[]): Record<string, object[]> {
  const lists: Record<string, object[]> = {}
  for (const { section, list, entries } of sections) {
    const key = jsonListOf(section)
    if (!key) continue
    const lines = list.map((line) => toJsonListItem(section, plainText(line)))
    const items = entries.map((entry) => toJsonItem(section, entry))
    lists[key] = [...(lists[key] ?? []), ...lines, ...items]
  }
  return lists
}

/**
 * @returns the name and title of a section, and its content that has no standard field. A plain list
 *   stands here too, so that an import can tell its lines from entries.
 */
function toMetaSection({ section, id, title, text, list, work, entries }: Section) {
  const hasEntriesField = section === OTHER_EXPERIENCE || jsonListOf(section)
  return {
    section,
    id: id === sectionId({ section }) ? undefined : id,
    title,
    text: section === "Objective" ? undefined : text && plainText(text),
    list: section === "AdditionalSkills" ? [] : list.map(plainText),
    numbers: entries.flatMap(({ number }) => number ?? []),
    entries: hasEntriesField
      ? []
      : entries.map(({ fields, url }) => ({ ...fields, url: url && toUri(url) })),
    breaks: work.flatMap((item, index) =>
      isCompany(item) ? [] : [{ ...item, text: item.text && plainText(item.text), index }],
    ),
  }
}

/** @returns the value without empty fields, at every depth; an inner field goes before an outer one */
function withoutEmpty<Value>(value: Value): Value {
  if (Array.isArray(value)) return value.map(withoutEmpty) as Value
  if (typeof value !== "object" || value === null) return value
  const fields = Object.entries(value).map(([name, inner]) => [name, withoutEmpty(inner)] as const)
  return Object.fromEntries(fields.filter(([, inner]) => !isEmpty(inner))) as Value
}

function isEmpty(value: unknown): boolean {
  if (value === undefined || value === "") return true
  return typeof value === "object" && value !== null && Object.keys(value).length === 0
}
