/** Lists the items and the texts of the content with their places, for the rules. */

import type { DataPath } from "../diagnostics"
import { isCompany } from "../picks/work-items"
import { type Content, type FileName, schemaOf } from "../schemas"
import { pairTexts } from "../translations/pair-texts"
import { filesIn } from "../tree/files-in"
import { type PlacedText, textsIn } from "../tree/walk"

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

/** A text with its file. */
export type ContentText = PlacedText & {
  file: FileName
  /** The place of the text that it replaces in another language, and whose rules it follows. */
  base?: { file: FileName; path: DataPath }
}

/**
 * @returns all texts of the files, each with what its schema says about it. The target of a translation is there
 *   once for each place of its source, with what the schema says about that place
 */
export function textsOf(content: Partial<Content>): ContentText[] {
  const { translations = {}, ...base } = content
  const inFile = ([file, data]: [FileName, unknown]) =>
    textsIn(schemaOf(file), data).map((text): ContentText => ({ file, ...text }))
  const inLanguages = Object.entries(translations).flatMap(([language, dictionary]) => {
    const name = `translations/${language}` as const
    const { pairs, unused } = pairTexts(content, language)
    const targets = pairs.flatMap(({ entry, file, path, schema, notes }): ContentText[] => {
      if (!entry?.target) return []
      const place = { file: name, path: [...entry.path, "target"], text: entry.target }
      return [{ ...place, schema, notes, base: { file, path } }]
    })
    const isUsed = ({ path }: ContentText) =>
      path.length === 3 &&
      path[2] === "target" &&
      !unused.some((each) => each.path[1] === path[1] && each.path[0] === path[0])
    return [...inFile([name, dictionary]).filter((text) => !isUsed(text)), ...targets]
  })
  return [...filesIn(base).flatMap(inFile), ...inLanguages]
}
