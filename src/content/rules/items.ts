/** Lists the items and the texts of the content with their places, for the rules. */

import type { DataPath } from "../diagnostics"
import { sectionId } from "../picks/resume-sections"
import { isCompany } from "../picks/work-items"
import { type Content, type FileName, schemaOf } from "../schemas"
import type { ListName } from "../schemas/introspection"
import { isMainPage, MAIN_PAGES, type MainPage } from "../schemas/pages"
import { pairTexts } from "../translations/pair-texts"
import { filesIn } from "../tree/files-in"
import { type PlacedText, textsIn, walk } from "../tree/walk"

/** An item of a content file with its path in the file's data. */
export type Placed<Item> = { item: Item; path: DataPath }

export type WorkItem = Content["work"]["work"][number]
export type Company = Extract<WorkItem, { company: string }>
export type CareerBreak = Exclude<WorkItem, Company>
export type Role = Company["roles"][number]

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

export type Place = { file: FileName; path: DataPath }

/** An item of a list, with the place of its id. */
export type Item = Place & {
  list: ListName
  id: string | undefined
  tags: readonly string[]
  /** The page that has the id as an HTML id. */
  page: string | undefined
}

/** The pages that show the items of other files. */
const SHOWN_ON: Partial<Record<FileName, MainPage>> = { showcase: "home", work: "resume" }

const LISTS_ON_PAGES: readonly ListName[] = ["sections", "companies", "projects", "demos"]

/** @returns the items of which the schema says the list */
export function itemsOf(content: Partial<Content>): Item[] {
  return filesIn({ ...content, translations: {} }).flatMap(([file, data]) =>
    [...walk(schemaOf(file), data)].flatMap(({ path, value, notes: { itemOf: list } }): Item[] => {
      if (!list) return []
      const item = value as { id?: string; name?: string; section?: string; tags?: string[] }
      const { section, tags = [] } = item
      const field = list === "cards" ? "name" : section && !item.id ? "section" : "id"
      const id = section ? sectionId({ section, id: item.id }) : item[field]
      const shownOn = isMainPage(file) ? file : SHOWN_ON[file]
      const page = shownOn && LISTS_ON_PAGES.includes(list) ? MAIN_PAGES[shownOn].path : undefined
      return [{ file, path: [...path, field], list, id, tags, page }]
    }),
  )
}

/** Language of a translation → its texts with their entries. */
export type PairedTexts = ReadonlyMap<string, ReturnType<typeof pairTexts>>

export const pairedTextsOf = (content: Partial<Content>): PairedTexts =>
  new Map(
    Object.keys(content.translations ?? {}).map(
      (each) => [each, pairTexts(content, each)] as const,
    ),
  )

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
export function textsOf(content: Partial<Content>, paired: PairedTexts): ContentText[] {
  const { translations = {}, ...base } = content
  const inFile = ([file, data]: [FileName, unknown]) =>
    textsIn(schemaOf(file), data).map((text): ContentText => ({ file, ...text }))
  const inLanguages = Object.entries(translations).flatMap(([language, dictionary]) => {
    const name = `translations/${language}` as const
    const { pairs = [], unused = [] } = paired.get(language) ?? {}
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
