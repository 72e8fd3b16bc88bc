/** The tables of the formats: where each has what the content has. README.md says how to write one. */
import { readdirSync, readFileSync } from "node:fs"
import path from "node:path"
import { parse } from "yaml"
import { z } from "zod"
import { ENTRY_SCHEMAS } from "../content/schemas/entries"
import { lazy } from "../lib/lazy"
import { codeRoot } from "../roots"
import { entriesOf, isFields, resolve, type Tree } from "./source"

/** Paths, as in 'basics.name fullName'. Of several, the first that a document has comes first. */
const paths = z.string().transform((text) => text.split(" ").filter(Boolean))

/** The paths for each field. A list of several gives the texts of all its members, joined. */
const fields = z.record(
  z.string(),
  z.union([paths.transform((all): string[][] => [all]), z.array(paths)]),
)

/** The kinds of a part of a document: those of the content's sections, and three more. */
export const PART_KINDS = [
  ...(Object.keys(ENTRY_SCHEMAS) as (keyof typeof ENTRY_SCHEMAS)[]),
  "WorkExperience",
  "TechnicalSkills",
  "CareerBreak",
  "Summary",
] as const

const section = z.strictObject({
  kind: z.enum(PART_KINDS),
  /** The heading, if the document has none and the kind has no usual one. */
  title: z.string().optional(),
  /** Where the items are. A section without it is one of `titled`: found by `has`, or else by its heading. */
  at: paths.default([]),
  /** A paragraph about all items. */
  about: paths.default([]),
  /** Only items with one of these fields. */
  has: paths.default([]),
  fields: fields.default({}),
  /** The list of a person's roles in an item, which is about their company. */
  roles: paths.default([]),
  /** The fields of such a role, if they are others. */
  roleFields: fields.optional(),
})

const table = z.strictObject({
  format: z.string(),
  documentation: z.url(),
  /** A document is of the format if it has all of these. Without it, one section is enough. */
  recognize: paths.default([]),
  person: z.strictObject({
    /** Objects with the fields of the person; '.' is the document. */
    at: paths,
    /** Objects in these that have more fields of the person. */
    inside: paths.default([]),
    /** Fields for a network, with the user or the address as their value: 'github', or 'handles=Twitter'. */
    accounts: paths.default([]),
    fields,
  }),
  language: paths.default([]),
  title: paths.default([]),
  /** The size of its pages, as in 'a4' and 'us-letter'. */
  paper: paths.default([]),
  updated: paths.default([]),
  /** Name of a section → its heading. */
  headings: paths.default([]),
  /** The names of the sections, in the order in which the document shows them. */
  order: paths.default([]),
  /** The names of sections that stand after those without an order. */
  last: paths.default([]),
  /** Whether a section that the order does not name is hidden. */
  isChoice: z.boolean().default(false),
  /** Types of sections that are no part of a résumé. */
  otherTypes: paths.default([]),
  /** What is about other people: left out. */
  others: paths.default([]),
  /** The name of a level that is a number → the highest one; 0 is none. */
  levels: z.record(z.string(), z.number()).default({}),
  /** Where the document says 'hidden' if it shows no levels. */
  levelStyle: z.string().default("levelStyle"),
  /** Objects that hold sections, too. */
  within: paths.default([]),
  /** Objects whose fields are sections with any title, or lists of these. */
  titled: paths.default([]),
  /** An item with one of these fields is only its text. */
  line: paths.default([]),
  /** The fields of the items of all sections, after their own. */
  common: fields.default({}),
  sections: z.array(section),
  /** Settings: what is about the document and not about the person. */
  program: paths.default([]),
})

export type Table = z.output<typeof table>
export type TableSection = Table["sections"][number]
export type TableFields = Table["common"]
export type PartKind = TableSection["kind"]

const FOLDER = codeRoot("src/import/tables")

/** The most general format comes last. */
const NAMES = readdirSync(FOLDER).sort(
  (a, b) => Number(a === "json-resume.yaml") - Number(b === "json-resume.yaml"),
)

/** @returns all tables, in the order in which a document is compared with them */
export const loadTables = lazy((): readonly Table[] =>
  NAMES.map((name) => table.parse(parse(readFileSync(path.join(FOLDER, name), "utf8")))),
)

/** @returns kind of name → language → the names */
export const loadPrivateNames = (): Record<string, Record<string, string>> =>
  parse(readFileSync(codeRoot("src/import/private-names.yaml"), "utf8"))

/** @returns the table of the document's format, and the résumé in it, which may stand in a field */
export function findTable(document: Tree): { table: Table; root: Tree } | undefined {
  const roots = [document, ...entriesOf(document).map(([, value]) => value)]
  for (const root of roots.filter(isFields)) {
    const has = (each: string) => resolve(root, each) !== undefined
    const fits = ({ recognize, sections, person }: Table) =>
      recognize.length > 0
        ? recognize.every(has)
        : [...sections.flatMap(({ at }) => at), ...person.at.filter((each) => each !== ".")].some(
            has,
          )
    const found = loadTables().find(fits)
    if (found) return { table: found, root }
  }
  return undefined
}
