/** Every content file and its schema: the one place where a new noun is entered. */
import type { z } from "zod"
import { aboutSchema } from "./about"
import { errorsSchema } from "./errors"
import { homeSchema } from "./home"
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

/** The whole content, validated, with its defaults filled in. */
export type Content = { [Name in ContentName]: z.output<(typeof contentSchemas)[Name]> } & {
  /** By the name of the file in `variants/`. */
  variants: Readonly<Record<string, Variant>>
}

/** The schemas that the owner may look up; that of every variant is `variant`. */
export const documentedSchemas: Readonly<Record<string, z.ZodType>> = {
  ...contentSchemas,
  variant: variantSchema,
}

/** The name of a file that the gate reads, without its ending: `work` or `variants/platform`. */
export type FileName = ContentName | `variants/${string}`

/** @returns the schema of a content file */
export function schemaOf(file: FileName): z.ZodType {
  return file in contentSchemas ? contentSchemas[file as ContentName] : variantSchema
}
