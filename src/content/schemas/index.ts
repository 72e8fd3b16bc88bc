/** All content files with their schemas. Add a new content file here, and a new page in pages.ts. */
import type { z } from "zod"
import { type Dictionary, dictionarySchema } from "./dictionary"
import { errorsSchema } from "./errors"
import { legalSchema } from "./legal"
import { type Letter, letterSchema } from "./letters"
import { ownerSchema } from "./owner"
import { isMainPage, MAIN_PAGES, type MainPage, mainPages } from "./pages"
import { showcaseSchema } from "./showcase"
import { skillsSchema } from "./skills"
import { type Variant, variantSchema } from "./variants"
import { websiteSchema } from "./website"
import { workSchema } from "./work"

type PageSchemas = { [Name in MainPage]: (typeof MAIN_PAGES)[Name]["schema"] }

const pageSchemas = mainPages.map((name) => [name, MAIN_PAGES[name].schema])

const schemas = {
  ...(Object.fromEntries(pageSchemas) as PageSchemas),
  errors: errorsSchema,
  legal: legalSchema,
  owner: ownerSchema,
  showcase: showcaseSchema,
  skills: skillsSchema,
  website: websiteSchema,
  work: workSchema,
} as const

/** Base name of the YAML file → its schema, by name: so are the handbook and the texts of a translation. */
export const contentSchemas = Object.fromEntries(Object.entries(schemas).sort()) as typeof schemas

export type ContentName = keyof typeof contentSchemas

export const contentNames = Object.keys(contentSchemas) as ContentName[]

/** The files without a page of their own that the owner may leave out, with what the site then does not have. */
const OPTIONAL_PARTS = {
  legal: "legal pages",
  showcase: "showcase",
} as const satisfies Partial<Record<ContentName, string>>

type OptionalPage = {
  [Name in MainPage]: (typeof MAIN_PAGES)[Name]["isOptional"] extends true ? Name : never
}[MainPage]

type OptionalName = keyof typeof OPTIONAL_PARTS | OptionalPage

type ContentOf<Name extends ContentName> = z.output<(typeof contentSchemas)[Name]>

/** The whole validated content, with its default values. A page without any item is absent. */
export type Content = { [Name in Exclude<ContentName, OptionalName>]: ContentOf<Name> } & {
  [Name in OptionalName]?: ContentOf<Name>
} & {
  /** Base name of the file in `variants/` → its content. */
  variants: Readonly<Record<string, Variant>>
  /** Base name of the file in `letters/` → its content. The build reads no letters. */
  letters: Readonly<Record<string, Letter>>
  /** Language → its translation. Absent without translations, and in the content of a translation. */
  translations?: Readonly<Record<string, Dictionary>>
  /** The name of the variant that this is the content of. Absent in the content of the main résumé. */
  variant?: string
  /** The start of the paths of its pages, as in '/de'. Only in the content of a translation. */
  languagePath?: string
  /** Only in the content of a translation, as it comes from the check. */
  untranslated?: Untranslated[]
}

/** The texts of a file that are those of the base, with and without marks. */
export type Untranslated = { file: FileName; texts: string[] }

/** @returns whether the owner may leave out this file, or leave it empty */
export function isOptional(name: string): name is OptionalName {
  return isMainPage(name) ? MAIN_PAGES[name].isOptional : Object.hasOwn(OPTIONAL_PARTS, name)
}

/** @returns what the site does not have without the file */
export function partOf(name: OptionalName): string {
  return isMainPage(name) ? `page ${MAIN_PAGES[name].path}` : OPTIONAL_PARTS[name]
}

/** The schemas of all files; `variant` is the schema of every file in `variants/`, and so on. */
export const allSchemas = {
  ...contentSchemas,
  variant: variantSchema,
  letter: letterSchema,
  translation: dictionarySchema,
} as const satisfies Record<string, z.ZodType>

/** The subfolders whose files the owner names, each with the name of their schema. The content has them by these names. */
export const NAMED_FILES = {
  variants: "variant",
  letters: "letter",
  translations: "translation",
} as const

export type NamedKind = keyof typeof NAMED_FILES

/** The path of a content file without its extension: `work`, `variants/platform` or `translations/de`. */
export type FileName = ContentName | `${NamedKind}/${string}`

type FileParts = { kind: ContentName; name?: never } | { kind: NamedKind; name: string }

/** @returns what a content file is: `work` is the only one of its kind, and those in a subfolder have a name */
export function parseFileName(file: FileName): FileParts {
  const [, kind = file, name] = /^(.*?)\/(.*)$/.exec(file) ?? []
  return { kind, name } as FileParts
}

/** @returns the schema of a content file */
export function schemaOf(file: FileName): z.ZodType {
  const { kind, name } = parseFileName(file)
  return name === undefined ? contentSchemas[kind] : allSchemas[NAMED_FILES[kind]]
}
