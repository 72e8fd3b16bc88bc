/**
 * Says for each kind of section how its entries are shown, and where JSON Resume has a field for them.
 * A new kind needs a schema in src/content/schemas/entries.ts, a member in the union in resume.ts
 * beside it, a heading in src/content/new-site-texts/en.yaml, and a row here.
 */
import type { ContentSection, EntryFields } from "../../content/schemas/entries"
import type { CountedKey, WordKey } from "../../lib/interface-words"

/** A word of the interface that is the label of a field of the same name. */
type Label = Exclude<WordKey, CountedKey>

export type SectionKind<Field extends string = string> = {
  /** The field that is the title of an entry. */
  title: Field
  /** Fields that are shown beside the title, in this order; with a label if the value alone does not say what it is. */
  facts: readonly (Field | { labeled: Field & Label })[]
  /** Fields that are shown below the text, each on a line of its own with a label. The keywords follow them. */
  notes?: readonly (Field & Label)[]
  /** Shows entries that have only a title, facts and notes on one line each, as in a plain list. */
  isList?: boolean
  /** The list of JSON Resume that the entries belong to. Without it, to-json-resume.ts decides. */
  json?: {
    key: string
    /** Field → its name in JSON Resume. The name of other fields is the same, or in `JSON_NAMES`. */
    names: { [Name in Field]?: string }
  }
}

/** The names in JSON Resume of fields that several kinds have. */
export const JSON_NAMES: Readonly<Record<string, string>> = {
  text: "summary",
  details: "highlights",
}

/** Entries that JSON Resume has no list for. */
const general = { title: "title", facts: ["organization", "location"] } as const

/** @returns the row of the kind; undefined for sections whose content is in another file */
export const kindOf = (section: string): SectionKind | undefined =>
  (SECTION_KINDS as Record<string, SectionKind>)[section]

export const SECTION_KINDS: {
  [Kind in ContentSection]: SectionKind<keyof EntryFields[Kind] & string>
} = {
  Objective: general,
  AdditionalSkills: general,
  OtherExperience: general,
  Education: {
    title: "title",
    facts: ["organization", "location", { labeled: "grade" }],
    notes: ["thesis", "courses"],
    // json-entries.ts splits the title into a degree and a subject.
    json: { key: "education", names: { organization: "institution", grade: "score" } },
  },
  AchievementsAndAwards: {
    title: "title",
    facts: ["awarder", "organization", "location"],
    json: { key: "awards", names: { date: "date" } },
  },
  Projects: {
    title: "title",
    facts: ["roles", "organization"],
    json: {
      key: "projects",
      names: { title: "name", organization: "entity", text: "description" },
    },
  },
  Certificates: {
    title: "title",
    facts: ["issuer"],
    notes: ["credential"],
    json: { key: "certificates", names: { title: "name", date: "date" } },
  },
  Publications: {
    title: "title",
    facts: ["authors", "publisher", "volume", "doi"],
    json: { key: "publications", names: { title: "name", date: "releaseDate" } },
  },
  Talks: {
    title: "title",
    facts: ["event", "location"],
  },
  Languages: {
    title: "language",
    facts: ["level"],
    isList: true,
    json: { key: "languages", names: { level: "fluency" } },
  },
  Volunteering: {
    title: "title",
    facts: ["organization", "location"],
    json: { key: "volunteer", names: { title: "position" } },
  },
  Interests: {
    title: "title",
    facts: [],
    isList: true,
    json: { key: "interests", names: { title: "name" } },
  },
  References: {
    title: "name",
    facts: ["position"],
    json: { key: "references", names: { text: "reference" } },
  },
  Custom: general,
}
