/** Lists the items of the content with their places, for the rules. */

import type { DataPath } from "../diagnostics"
import { isCompany } from "../picks/work-items"
import type { Content } from "../schemas"

/** An item of a content file with its path in the file's data. */
export type Placed<Item> = { item: Item; path: DataPath }

export type WorkItem = Content["work"]["work"][number]
export type Company = Extract<WorkItem, { company: string }>
export type CareerBreak = Exclude<WorkItem, Company>
export type Role = Company["roles"][number]
export type Responsibility = Company["responsibilities"][number]
export type Section = Content["resume"]["sections"][number]
export type Entry = Extract<Section, { content: unknown }>["content"]["entries"][number]

/** @returns the companies of the work history, without the career breaks; none if work.yaml is invalid */
export function findCompanies({ work }: Partial<Content>): Placed<Company>[] {
  return (work?.work ?? []).flatMap((item, index) =>
    isCompany(item) ? [{ item, path: ["work", index] }] : [],
  )
}

/** @returns the career breaks of the work history; none if work.yaml is invalid */
export function findBreaks({ work }: Partial<Content>): Placed<CareerBreak>[] {
  return (work?.work ?? []).flatMap((item, index) =>
    isCompany(item) ? [] : [{ item, path: ["work", index] }],
  )
}

/** @returns the roles of all companies, each with its company */
export function findRoles(content: Partial<Content>): (Placed<Role> & { company: Company })[] {
  return findCompanies(content).flatMap(({ item: company, path }) =>
    company.roles.map((item, index) => ({ item, company, path: [...path, "roles", index] })),
  )
}

/** @returns the responsibilities of the companies and of their roles */
export function findResponsibilities(content: Partial<Content>): Placed<Responsibility>[] {
  return [...findCompanies(content), ...findRoles(content)].flatMap(({ item, path }) =>
    item.responsibilities.map((responsibility, index) => ({
      item: responsibility,
      path: [...path, "responsibilities", index],
    })),
  )
}

/** @returns the entries of all sections of resume.yaml, each with its section */
export function findEntries({
  resume,
}: Partial<Content>): (Placed<Entry> & { section: Section })[] {
  return (resume?.sections ?? []).flatMap((section, index) =>
    "content" in section
      ? section.content.entries.map((item: Entry, entryIndex: number) => ({
          item,
          section,
          path: ["sections", index, "content", "entries", entryIndex],
        }))
      : [],
  )
}
