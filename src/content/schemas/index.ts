/** All content files with their schemas. Add a new content file here. */
import type { z } from "zod"
import { aboutSchema } from "./about"
import { type Dictionary, dictionarySchema } from "./dictionary"
import { errorsSchema } from "./errors"
import { homeSchema } from "./home"
import { legalSchema } from "./legal"
import { type Letter, letterSchema } from "./letters"
import { ownerSchema } from "./owner"
import { portfolioSchema } from "./portfolio"
import { resumeSchema } from "./resume"
import { showcaseSchema } from "./showcase"
import { skillsSchema } from "./skills"
import { type Variant, variantSchema } from "./variants"
import { websiteSchema } from "./website"
import { workSchema } from "./work"

/** Base name of the YAML file → its schema. */
export const contentSchemas = {
  about: aboutSchema,
  errors: errorsSchema,
  home: homeSchema,
  legal: legalSchema,
  owner: ownerSchema,
  portfolio: portfolioSchema,
  resume: resumeSchema,
  showcase: showcaseSchema,
  skills: skillsSchema,
  website: websiteSchema,
  work: workSchema,
} as const

export type ContentName = keyof typeof contentSchemas

export const contentNames = Object.keys(contentSchemas) as ContentName[]

/** The files that the owner may leave out, or leave empty, with what the site then does not have. */
export const OPTIONAL_FILES = {
  about: "page /about/",
  legal: "legal pages",
  portfolio: "page /portfolio/",
  showcase: "showcase",
} as const satisfies Partial<Record<ContentName, string>>

type OptionalName = keyof typeof OPTIONAL_FILES

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

/** @returns whether the owner may leave out this file */
export function isOptional(name: string): name is OptionalName {
  return Object.hasOwn(OPTIONAL_FILES, name)
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
