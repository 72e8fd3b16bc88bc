/**
 * Says for each kind of section how its entries are shown, and where JSON Resume has a field for them.
 * A new kind needs a schema in src/content/schemas/entries.ts, a member in the union in resume.ts
 * beside it, a heading in each file of src/content/words/, and a row here.
 */
import type { ContentSection, EntryFields } from "../../content/schemas/entries"
import type { CountedKey, WordKey } from "../../lib/interface-words"

/** A field of an entry; with the name of a word as its label if the value alone does not say what it is. */
type Shown<Field> = Field | Labeled<Field>

type Labeled<Field> = { field: Field; label: Exclude<WordKey, CountedKey> }

export type SectionKind<Field extends string = string> = {
  /** The field that is the title of an entry. */
  title: Field
  /** Fields that are shown beside the title, in this order. */
  facts: readonly Shown<Field>[]
  /** Fields that are shown below the text, each on a line of its own. */
  notes: readonly Labeled<Field>[]
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

const keywords = { field: "keywords", label: "keywords" } as const

/** Entries that JSON Resume has no list for. */
const general = {
  title: "title",
  facts: ["organization", "location"],
  notes: [keywords],
} as const

export const SECTION_KINDS: {
  [Kind in ContentSection]: SectionKind<keyof EntryFields[Kind] & string>
} = {
  Objective: general,
  AdditionalSkills: general,
  OtherExperience: general,
  Education: {
    title: "title",
    facts: ["organization", "location", { field: "grade", label: "grade" }],
    notes: [{ field: "thesis", label: "thesis" }, { field: "courses", label: "courses" }, keywords],
    // json-entries.ts splits the title into a degree and a subject.
    json: { key: "education", names: { organization: "institution", grade: "score" } },
  },
  AchievementsAndAwards: {
    title: "title",
    facts: ["awarder", "organization", "location"],
    notes: [keywords],
    json: { key: "awards", names: { date: "date" } },
  },
  Projects: {
    title: "title",
    facts: ["roles", "organization"],
    notes: [keywords],
    json: {
      key: "projects",
      names: { title: "name", organization: "entity", text: "description" },
    },
  },
  Certificates: {
    title: "title",
    facts: ["issuer", { field: "expires", label: "expires" }],
    notes: [{ field: "credential", label: "credential" }, keywords],
    json: { key: "certificates", names: { title: "name", date: "date" } },
  },
  Publications: {
    title: "title",
    facts: ["authors", "publisher"],
    notes: [keywords],
    json: { key: "publications", names: { title: "name", date: "releaseDate" } },
  },
  Talks: {
    title: "title",
    facts: ["event", "location"],
    notes: [keywords],
  },
  Languages: {
    title: "language",
    facts: ["level"],
    notes: [keywords],
    isList: true,
    json: { key: "languages", names: { level: "fluency" } },
  },
  Volunteering: {
    title: "title",
    facts: ["organization", "location"],
    notes: [keywords],
    json: { key: "volunteer", names: { title: "position" } },
  },
  Interests: {
    title: "title",
    facts: [],
    notes: [keywords],
    isList: true,
    json: { key: "interests", names: { title: "name" } },
  },
  References: {
    title: "name",
    facts: ["position"],
    notes: [keywords],
    json: { key: "references", names: { text: "reference" } },
  },
  Custom: general,
}
