/** Builds the résumé model from the validated content. Every format is made from this model. */
import { createHash } from "node:crypto"
import { parseInline } from "../../content/inline/parse-inline"
import { numberEntries, sectionId } from "../../content/picks/resume-sections"
import { type Responsibility, textOf } from "../../content/picks/variant-picks"
import { isCompany } from "../../content/picks/work-items"
import type { Content } from "../../content/schemas"
import { type FormatName, isPublic, withContactFor } from "../../content/schemas/contact-formats"
import { resumeBase } from "../../content/site-map/page-paths"
import { type Inline, plainText } from "../../lib/inline-text"
import { ENGLISH, type Words } from "../../lib/interface-words"
import { type AddressParts, addressLocation } from "../../lib/people/location"
import { type Entry, toEntry } from "./entries"
import { findLanguages, type Languages } from "./languages"
import { type Palettes, palettesOf } from "./palettes"
import { type ContactField, wordsOf } from "./resume-words"

/** A postal address whose missing parts are those of the owner's location. */
export type Address = AddressParts & { visibleIn: readonly FormatName[] }

export type Skill = { id: string; name: string; level?: string | undefined }

export type SkillGroup = { id: string; name: string; level?: string | undefined; skills: Skill[] }

type WorkItemContent = Content["work"]["work"][number]
type CompanyContent = Extract<WorkItemContent, { company: string }>
type RoleContent = CompanyContent["roles"][number]

/** The texts of a company or a role, with their marks. */
type WorkTexts = { summary?: Inline | undefined; responsibilities: Inline[] }

export type Role = Omit<RoleContent, "id" | "tags" | "skills" | keyof WorkTexts> &
  WorkTexts & { skills: Skill[] }

export type Company = Omit<CompanyContent, "tags" | "roles" | keyof WorkTexts> &
  WorkTexts & { roles: Role[] }

export type CareerBreak = Omit<Exclude<WorkItemContent, CompanyContent>, "tags" | "text"> & {
  text?: Inline | undefined
}

export type WorkItem = Company | CareerBreak

export type SectionName = Content["resume"]["sections"][number]["section"]

/** One section of the résumé. Parts that it does not have are empty. Texts have their marks. */
export type Section = {
  section: SectionName
  /** The id of its element on the page. */
  id: string
  title: string
  expandedByDefault: boolean
  text?: Inline | undefined
  list: Inline[]
  entries: Entry[]
  work: WorkItem[]
  groups: SkillGroup[]
}

/** The part of the content that a résumé is made of. */
export type ResumeContent = Pick<
  Content,
  (typeof RESUME_FILES)[number] | "languagePath" | "variant"
>

/** The files that a résumé is made of. */
export const RESUME_FILES = ["owner", "resume", "skills", "website", "work"] as const

export type ResumeModel = Languages &
  Omit<Content["resume"], "sections" | "template"> & {
    /** With the language in which the name is written. */
    owner: Omit<Content["owner"], "contact" | "address"> & Pick<Content["website"], "language">
    address?: Address | undefined
    contact: ContactField[]
    sections: Section[]
    /** The look of the PDF: one of the site's, or a file in templates/ of the content. */
    template: string
    /** The colors of the site's theme. */
    palettes: Palettes
    /** The words of the interface. */
    words: Words
    /** The URL of the home page in the base language, without a trailing slash. */
    rootUrl: string
    /** The start of the paths of this language, as in '/de'; '' for the base language. */
    languagePath: string
    /** The URL of the home page in this language, without a trailing slash. */
    siteUrl: string
    /** The path of this résumé on the site: `/resume`, or `/resume/NAME` for a variant. */
    base: string
    /** Identifies this version of the content: eight hexadecimal digits. */
    hash: string
  }

/**
 * @param content the validated content
 * @param pathPrefix the path of the site on its origin, as in '/robin'
 * @returns the résumé with its sections in order, and with the names of skills instead of their ids
 */
export function toModel(content: ResumeContent, pathPrefix = ""): ResumeModel {
  const { contact, address: ownAddress, ...owner } = content.owner
  const { sections: _, template = "standard", ...page } = content.resume
  const { title, description, paper, updated } = page
  const languages = languagesOf(content)
  const words = wordsOf({ ...content.website, language: languages.language })
  const sections = toSections(content, words)
  const address = ownAddress && { ...addressLocation(owner.location), ...ownAddress }
  const origin = content.website.origin
  const languagePath = content.languagePath ?? ""
  const head = { owner, title, description, sections, paper, updated }
  const publicParts = {
    contact: contact.filter(isPublic).map(toHashedContact),
    address: address && isPublic(address) ? toHashedContact(address) : undefined,
  }
  return {
    ...page,
    owner: { ...owner, language: content.website.language },
    sections,
    template,
    address,
    contact,
    palettes: palettesOf(content.website),
    words,
    rootUrl: origin + pathPrefix,
    languagePath,
    siteUrl: origin + pathPrefix + languagePath,
    ...languages,
    base: resumeBase(content.variant),
    hash: shortHash({ ...head, sections: sections.map(toHashed), ...publicParts, origin }),
  }
}

/** @returns the languages of the content: those that website.yaml says, or that its letters show */
export function languagesOf(content: ResumeContent): Languages {
  const { owner, resume, website } = content
  const texts = [owner.headline, owner.location, resume.title, toSections(content, ENGLISH)]
  return findLanguages(website.language, texts)
}

/** @returns the résumé with only the contact data that one of the formats may contain */
export function modelFor(model: ResumeModel, ...formats: FormatName[]): ResumeModel {
  return withContactFor(model, formats)
}

/** @returns whether the section has anything to show below its heading */
export function hasContent({ text, list, entries, work, groups }: Section): boolean {
  return Boolean(text) || list.length + entries.length + work.length + groups.length > 0
}

/** @returns the first section of this kind, if the résumé has one */
export function sectionOf(model: ResumeModel, name: SectionName): Section | undefined {
  return sectionsOf(model, name)[0]
}

/** @returns the sections of this kind, in order */
export function sectionsOf(model: ResumeModel, name: SectionName): Section[] {
  return model.sections.filter(({ section }) => section === name)
}

const toSections = (content: ResumeContent, words: Words): Section[] =>
  content.resume.sections.map((section) => toSection(section, content, words))

function toSection(
  section: Content["resume"]["sections"][number],
  content: ResumeContent,
  words: Words,
): Section {
  const empty = { list: [], entries: [], work: [], groups: [] }
  const { section: name, title, expandedByDefault } = section
  const head = { ...empty, section: name, id: sectionId(section), title, expandedByDefault }
  if (section.section === "WorkExperience") return { ...head, work: toWorkItems(content) }
  if (section.section === "TechnicalSkills") return { ...head, groups: toGroups(content) }
  const { text, list, entries } = section.content
  const { section: kind } = section
  return {
    ...head,
    text: text && parseInline(text),
    list: list.map(parseInline),
    entries: numberEntries<(typeof entries)[number]>(section).map((entry) =>
      toEntry(kind, entry, words, { ...content.owner, language: content.website.language }),
    ),
  }
}

/** @returns the companies and career breaks with the names of skills */
function toWorkItems({ work, skills }: ResumeContent): WorkItem[] {
  const allSkills = skills.skills.flatMap((group) => group.skills.map(toSkill))
  const skillOf = (id: string) => allSkills.find((skill) => skill.id === id) ?? { id, name: id }
  return work.work.map(({ tags: _, ...item }) =>
    isCompany(item)
      ? {
          ...item,
          ...toWorkTexts(item),
          roles: item.roles.map(({ id: _id, tags: _tags, ...role }) => ({
            ...role,
            ...toWorkTexts(role),
            skills: role.skills.map(skillOf),
          })),
        }
      : { ...item, text: item.text && parseInline(item.text) },
  )
}

type WorkTextsContent = { summary?: string | undefined; responsibilities: Responsibility[] }

function toWorkTexts({ summary, responsibilities }: WorkTextsContent): WorkTexts {
  return {
    summary: summary && parseInline(summary),
    responsibilities: responsibilities.map((item) => parseInline(textOf(item))),
  }
}

const toSkill = ({ id, name, level }: Skill): Skill => ({ id, name, level })

function toGroups({ skills }: ResumeContent): SkillGroup[] {
  return skills.skills
    .filter((group) => group.skills.length > 0)
    .map((group) => ({ ...group, skills: group.skills.map(toSkill) }))
}

/** @returns the section with the names that its fields have in the hash, which must not change; the code chooses the own name */
const toHashed = ({ id, entries, ...section }: Section) => ({
  ...section,
  address: id,
  entries: entries.map((entry) => ({ ...entry, facts: entry.facts.map(plainText) })),
})

/** Likewise: `visibleIn` was called `forms`. */
const toHashedContact = ({ visibleIn, ...field }: ContactField | Address) => ({
  ...field,
  forms: visibleIn,
})

/**
 * @param fields public fields only: the hash is on public pages, and someone could find a private
 * phone number by hashing all numbers
 */
function shortHash(fields: unknown): string {
  return createHash("sha256").update(canonicalJson(fields)).digest("hex").slice(0, 8)
}

/** @returns the value as JSON with sorted object keys, so that equal values give equal text */
const canonicalJson = (value: unknown): string =>
  JSON.stringify(value, (_key, inner: unknown) =>
    inner !== null && typeof inner === "object" && !Array.isArray(inner)
      ? Object.fromEntries(Object.entries(inner).sort(([a], [b]) => (a < b ? -1 : 1)))
      : inner,
  )
