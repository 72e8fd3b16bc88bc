/** The validated content in; the one résumé that every form is made from out. */
import { createHash } from "node:crypto"
import type { Content } from "../content/schemas"
import { canonicalJson } from "../lib/canonical-json"
import { FORMAT_NAMES, type FormatName } from "../lib/formats"
import { sectionId } from "../lib/resume-sections"
import { textOf } from "../lib/variant-picks"

export type ContactField = Content["owner"]["contact"][number]

export type Company = Omit<Content["work"]["work"][number], "responsibilities" | "tags"> & {
  responsibilities: string[]
}

export type Entry = {
  title: string
  organization?: string | undefined
  location?: string | undefined
  url?: string | undefined
  startDate?: string | undefined
  endDate: string
  details: string[]
}

export type SkillGroup = { id: string; name: string; skills: string[] }

export type SectionName = Content["resume"]["sections"][number]["section"]

/** One section of the résumé; what it does not have is empty. */
export type Section = {
  section: SectionName
  /** Its address on the page, without the '#'. */
  address: string
  title: string
  text?: string | undefined
  list: string[]
  entries: Entry[]
  companies: Company[]
  groups: SkillGroup[]
}

export type ResumeModel = {
  owner: Omit<Content["owner"], "contact">
  contact: ContactField[]
  title: string
  description: string
  sections: Section[]
  paper: Content["resume"]["paper"]
  /** Where the site lives, without a slash at the end. */
  siteUrl: string
  /** Where on the site this résumé lives: `/resume`, or `/resume/NAME` of a variant. */
  base: string
  /** The day of the last change, as in '2026-11-21'. It comes from the content, never from a clock. */
  updated: string
  /** Names this very content: eight hexadecimal digits. */
  hash: string
}

/**
 * @param content the validated content
 * @param pathPrefix the folder the site lives in on its origin, as in '/robin'
 * @param base where on the site this résumé lives, without a slash at the end
 * @returns the résumé with its skills named and its sections in order
 */
export function toModel(content: Content, pathPrefix = "", base = "/resume"): ResumeModel {
  const { contact, ...owner } = content.owner
  const { title, description, paper, updated } = content.resume
  const sections = content.resume.sections.map((section) => toSection(section, content))
  const origin = content.website.origin
  const facts = { owner, contact, title, description, sections, paper, updated }
  return {
    ...facts,
    siteUrl: origin + pathPrefix,
    base,
    hash: shortHash({ ...facts, origin, contact: contact.filter(isPublic) }),
  }
}

/** @returns the résumé as one form may show it: without the contact fields kept from that form */
export function modelFor(model: ResumeModel, form: FormatName): ResumeModel {
  return { ...model, contact: model.contact.filter(({ forms }) => forms.includes(form)) }
}

/** @returns whether a contact field may appear everywhere */
export function isPublic({ forms }: ContactField): boolean {
  return FORMAT_NAMES.every((form) => forms.includes(form))
}

/** @returns the section of this name, if the résumé has it */
export function sectionOf(model: ResumeModel, name: SectionName): Section | undefined {
  return model.sections.find(({ section }) => section === name)
}

function toSection(section: Content["resume"]["sections"][number], content: Content): Section {
  const empty = { list: [], entries: [], companies: [], groups: [] }
  const { section: name, title } = section
  const head = { ...empty, section: name, address: sectionId(section), title }
  switch (section.section) {
    case "WorkExperience":
      return { ...head, companies: toCompanies(content) }
    case "TechnicalSkills":
      return { ...head, groups: toGroups(content) }
    default:
      return { ...head, ...section.content }
  }
}

function toCompanies({ work, skills }: Content): Company[] {
  const known = skills.skills.flatMap((group) => group.skills)
  const names = new Map(known.map(({ id, name }) => [id, name]))
  return work.work.map(({ tags: _, ...company }) => ({
    ...company,
    responsibilities: company.responsibilities.map(textOf),
    roles: company.roles.map((role) => ({
      ...role,
      skills: role.skills.map((id) => names.get(id) ?? id),
    })),
  }))
}

function toGroups({ skills }: Content): SkillGroup[] {
  return skills.skills
    .filter((group) => group.skills.length > 0)
    .map(({ id, name, skills: group }) => ({ id, name, skills: group.map((skill) => skill.name) }))
}

/**
 * Only of what everyone may know: a short hash of a phone number can be reversed by trying all
 * numbers, and the hash is printed on public pages.
 */
function shortHash(facts: unknown): string {
  return createHash("sha256").update(canonicalJson(facts)).digest("hex").slice(0, 8)
}
