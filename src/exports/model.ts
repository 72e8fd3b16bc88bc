/** Builds the résumé model from the validated content. Every format is made from this model. */
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

/** One section of the résumé. Parts that the section does not have are empty. */
export type Section = {
  section: SectionName
  /** The id of its element on the page. Renaming this property changes the hash. */
  address: string
  title: string
  text?: string | undefined
  list: string[]
  entries: Entry[]
  companies: Company[]
  groups: SkillGroup[]
}

/** The PDF for people shows the portrait only if `pdf` is true. */
export type Portrait = { src: string; alt: string; pdf?: boolean }

export type ResumeModel = {
  owner: Omit<Content["owner"], "contact"> & { portrait?: Portrait | undefined }
  contact: ContactField[]
  title: string
  description: string
  sections: Section[]
  paper: Content["resume"]["paper"]
  layout: Content["resume"]["layout"]
  /** How many pages a PDF may have. */
  pages?: Content["resume"]["pages"]
  /** The URL of the home page, without a trailing slash. */
  siteUrl: string
  /** The path of this résumé on the site: `/resume`, or `/resume/NAME` for a variant. */
  base: string
  /** The day of the last change from resume.yaml, as in '2026-11-21'. The build uses no clock. */
  updated: string
  /** Identifies this version of the content: eight hexadecimal digits. */
  hash: string
}

/**
 * @param content the validated content
 * @param pathPrefix the path of the site on its origin, as in '/robin'
 * @param base the path of this résumé on the site, without a trailing slash
 * @returns the résumé with its sections in order, and with the names of skills instead of their ids
 */
export function toModel(content: Content, pathPrefix = "", base = "/resume"): ResumeModel {
  const { contact, ...owner } = content.owner
  const { title, description, paper, layout, pages, updated } = content.resume
  const sections = content.resume.sections.map((section) => toSection(section, content))
  const origin = content.website.origin
  const fields = { owner, contact, title, description, sections, paper, updated }
  return {
    ...fields,
    ...{ layout, pages },
    siteUrl: origin + pathPrefix,
    base,
    hash: shortHash({ ...fields, origin, contact: contact.filter(isPublic) }),
  }
}

/** @returns the résumé without the contact fields that the format may not contain */
export function modelFor(model: ResumeModel, format: FormatName): ResumeModel {
  return { ...model, contact: model.contact.filter(({ forms }) => forms.includes(format)) }
}

/** @returns whether a contact field may appear in every format */
export function isPublic({ forms }: ContactField): boolean {
  return FORMAT_NAMES.every((format) => forms.includes(format))
}

/** @returns the section with this name, if the résumé has it */
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
  const allSkills = skills.skills.flatMap((group) => group.skills)
  const names = new Map(allSkills.map(({ id, name }) => [id, name]))
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
 * @param fields public fields only: the hash is on public pages, and someone could find a private
 * phone number by hashing all numbers
 */
function shortHash(fields: unknown): string {
  return createHash("sha256").update(canonicalJson(fields)).digest("hex").slice(0, 8)
}
