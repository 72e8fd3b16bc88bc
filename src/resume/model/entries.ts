/** Turns the entries of the content, which have other fields in each kind of section, into one shape. */
import { parseInline } from "../../content/inline/parse-inline"
import type { ContentSection, EntryFields } from "../../content/schemas/entries"
import { formatDate, precisionOf } from "../../lib/dates"
import { type Inline, joinInline, type Mark, plainText } from "../../lib/inline-text"
import { ENGLISH, type Words } from "../../lib/interface-words"
import type { Owner } from "../../lib/people/name-parts"
import { findOwnAuthor } from "../../lib/people/own-author"
import { withNote } from "../../lib/skill-usage"
import { doiUrl } from "../../lib/uri"
import { kindOf, SECTION_KINDS, type SectionKind } from "./section-kinds"

/** When something was. Without a start, the end is a point in time; '' has not ended, or is unknown if it expires. */
export type EntryDates = {
  startDate?: string | undefined
  endDate: string
  expires?: string | undefined
}

/** An entry of any kind, ready to show. */
export type Entry = {
  /** In a numbered section. */
  number?: number | undefined
  title: string
  url?: string | undefined
  /** What stands beside the title, such as the organization and the place. */
  facts: Inline[]
  dates?: EntryDates | undefined
  text?: Inline | undefined
  details: Inline[]
  /** What stands below, such as the courses, each with a label. */
  notes: { label: string; text: string }[]
  /** The fields of resume.yaml in plain words, for formats that have a field for each. */
  fields: Record<string, unknown>
}

/**
 * @returns the lines and the entries to show: in some kinds, short entries are lines, as in 'Spanish
 *   (native speaker)'
 */
export function toShown(
  kind: string,
  { list, entries }: { list: readonly Inline[]; entries: readonly Entry[] },
  words: Words = ENGLISH,
): { list: Inline[]; entries: Entry[] } {
  const { isList } = kindOf(kind) ?? {}
  const short = isList ? entries.filter(isShort) : []
  return {
    list: [...list, ...short.map((entry) => toLine(entry, words))],
    entries: entries.filter((entry) => !short.includes(entry)),
  }
}

const isShort = ({ url, dates, text, details }: Entry) =>
  !url && !dates && !text && details.length === 0

/** @returns the title with the number of the entry before it */
export const numberedTitle = ({ number, title }: Pick<Entry, "number" | "title">) =>
  number ? `${number}. ${title}` : title

function toLine({ facts, notes, ...entry }: Entry, { comma }: Words): string {
  const title = numberedTitle(entry)
  const head = facts.length > 0 ? withNote(title, plainText(joinInline(facts, comma))) : title
  return notes.length > 0 ? `${head}: ${notes.map(({ text }) => text).join("; ")}` : head
}

type RawEntry = EntryFields[ContentSection] & { number?: number }

/**
 * @param owner whose name is strong among authors without marks
 * @returns the entry as every format shows it; a lone start date becomes the date
 */
export function toEntry(
  kind: ContentSection,
  entry: RawEntry,
  interfaceWords: Words = ENGLISH,
  owner?: Owner,
): Entry {
  const { title, facts, notes = [] } = SECTION_KINDS[kind] as SectionKind
  const { id: _id, tags: _tags, number: _number, ...all }: Record<string, unknown> = entry
  const [text] = toTexts(all.text).map(parseInline)
  const details = toTexts(all.details).map(parseInline)
  const authors = toTexts(all.authors).map(parseInline)
  const doi = asText(all.doi)
  const link = doi && doiUrl(doi)
  const fields = withSingleDate({
    ...all,
    text: text && plainText(text),
    details: details.map(plainText),
    authors: all.authors && authors.map(plainText),
    url: all.url ?? link,
  })
  const read = (field: string) =>
    toTexts(fields[field])
      .map((text) => toReadable(text, interfaceWords))
      .join(interfaceWords.comma)
  return {
    number: entry.number,
    title: read(title),
    url: asText(fields.url),
    facts: facts.flatMap((fact): Mark | readonly Inline[] | string => {
      if (fact === "authors" && authors.length > 0)
        return [joinInline(withOwnName(authors, owner), interfaceWords.comma)]
      if (fact === "doi") return link ? { type: "link", href: link, content: `doi.org/${doi}` } : []
      if (typeof fact === "string") return read(fact) || []
      const text = read(fact.labeled)
      return text ? [`${interfaceWords[fact.labeled]}: ${text}`] : []
    }),
    dates: toDates(fields),
    text,
    details,
    notes: [...notes, "keywords" as const].flatMap((field) => {
      const text = read(field)
      return text ? [{ label: interfaceWords[field], text }] : []
    }),
    fields,
  }
}

function withOwnName(authors: readonly Inline[], owner: Owner | undefined): readonly Inline[] {
  if (!owner || !authors.every((name) => typeof name === "string")) return authors
  const own = findOwnAuthor(authors, owner)
  return authors.map((name, index) => (index === own ? { type: "strong", content: name } : name))
}

function withSingleDate({ startDate, ...fields }: Record<string, unknown>) {
  if (startDate === undefined) return fields
  return fields.endDate === undefined ? { ...fields, date: startDate } : { ...fields, startDate }
}

function toDates(fields: Record<string, unknown>): EntryDates | undefined {
  const [startDate, endDate] = [asText(fields.startDate), asText(fields.endDate)]
  if (startDate) return { startDate, endDate: endDate ?? "" }
  const date = asText(fields.date) ?? endDate
  const expires = asText(fields.expires)
  return date || expires ? { endDate: date ?? "", expires } : undefined
}

const toTexts = (value: unknown): string[] =>
  (Array.isArray(value) ? value : [value]).flatMap((item) => asText(item) ?? [])

const asText = (value: unknown): string | undefined =>
  typeof value === "string" && value !== "" ? value : undefined

/** Changes a day or a month. A year alone may be another number. */
function toReadable(text: string, words: Words): string {
  const precision = precisionOf(text)
  return precision === "day" || precision === "month" ? formatDate(text, words.dates) : text
}
