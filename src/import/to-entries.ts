/** Converts the items of a document to the entries of the résumé's sections. */
import { type ContentSection, ENTRY_SCHEMAS } from "../content/schemas/entries"
import { elementOf, shapeOf } from "../content/schemas/introspection"
import { doiIn } from "../lib/uri"
import { SECTION_KINDS } from "../resume"
import { toPlainText } from "./content-text"
import { type Data, Reading } from "./data"
import type { Notes } from "./notes"
import { type Item, LINES, MAP } from "./parts"
import { type Context, type Dates, readable, readDates, readPoint } from "./read-dates"
import { entriesOf, leafOf, type Tree, textLeaves } from "./source"
import {
  joinProse,
  joinTexts,
  type Prose,
  readDetails,
  readKeywords,
  readLines,
  readProse,
  readText,
} from "./texts"
import { readPlace, readUrl, readUrls } from "./values"

export type WrittenEntry = { readonly [field: string]: Data }

/** What every item may have, whatever its kind is. */
export type Texts = {
  /** The first address. The others are details. */
  url: string | undefined
  text: string | undefined
  details: string[]
  keywords: string[]
}

const treeIn = (item: Item, field: string): Tree | undefined => item[field]?.[0]

/**
 * @returns the text of a field, or its texts joined; undefined if there is none. A text that an earlier one
 *   repeats, as the subject in 'MSc Physics', is not written again
 */
export function textIn(item: Item, field: string): string | undefined {
  const texts = textLeaves(treeIn(item, field)).map((leaf) => readText(leaf) ?? "")
  const isNew = (text: string, index: number) =>
    !texts.slice(0, index).some((other) => other.toLowerCase().includes(text.toLowerCase()))
  return joinTexts(texts.filter(isNew), field === "name" ? " " : ", ")
}

/** @returns the prose of a field: a paragraph, and the items of lists in it */
export const proseIn = (item: Item, field: string): Prose =>
  joinProse((item[field] ?? []).map(readProse))

export function placeIn(item: Item, notes: Notes): Reading | undefined {
  const place = readPlace(treeIn(item, "location"))
  for (const leaf of place?.from ?? []) notes.read.add(leaf.path)
  return place
}

/** @returns the texts of an item */
export function textsOf(item: Item): Texts {
  const { url, others } = readUrls(item.url ?? [])
  const { text, items } = proseIn(item, "text")
  const details = (item.details ?? []).flatMap(readDetails)
  const keywords = (item.keywords ?? []).flatMap(readKeywords)
  return { url, text, details: [...items, ...details, ...others], keywords }
}

/** @returns an entry for each item; items without a text that fits are left out */
export function toEntries(
  kind: ContentSection,
  items: readonly Item[],
  context: Context,
): WrittenEntry[] {
  return items.flatMap((item): WrittenEntry[] => {
    const { [LINES]: lines, [MAP]: map } = item
    if (lines) return fromLines(kind, lines)
    if (map) return kind === "Languages" ? map.flatMap(fromMap) : []
    const entry = toEntry(kind, item, context)
    return entry ? [entry] : []
  })
}

/** Fields that all kinds have in common, below. */
const COMMON = ["url", "location", "text", "details", "keywords", "id", "tags"]
const DATES = ["startDate", "endDate", "date", "expires"]

function toEntry(kind: ContentSection, item: Item, context: Context): WrittenEntry | undefined {
  const shape = shapeOf(ENTRY_SCHEMAS[kind]) ?? {}
  const own = Object.entries(shape)
    .filter(([field]) => !COMMON.includes(field) && !DATES.includes(field))
    .map(([field, schema]): [string, Data] => {
      const isList = elementOf(schema) !== undefined
      return [field, isList ? readKeywords(treeIn(item, field)) : textIn(item, field)]
    })
  const { url, text, details, keywords } = textsOf(item)
  const links = [url, readUrl(textIn(item, "doi") ?? "")].filter((link) => link !== undefined)
  const doi = "doi" in shape ? links.map(doiIn).find(Boolean) : undefined
  const hasText = "text" in shape
  const all: WrittenEntry = {
    ...Object.fromEntries(own),
    doi,
    url: links.find((link) => !doi || doiIn(link) !== doi),
    location: placeIn(item, context.notes),
    text,
    ...toDates(kind, item, context),
    details: hasText || !text ? details : [text, ...details],
    keywords,
  }
  return withTitle(kind, Object.fromEntries(Object.keys(shape).map((name) => [name, all[name]])))
}

/** Reads a text, or a list with a title and details. */
function fromLines(kind: ContentSection, lines: readonly Tree[]): WrittenEntry[] {
  const [title, ...details] = lines.flatMap(readLines)
  if (!title) return []
  const [, language, level] =
    /^([\p{L} ]+?)\s*[(:–—-]\s*([^()]+?)\)?$/u.exec(toPlainText(title)) ?? []
  if (kind === "Languages" && language && level) return [{ language, level, details }]
  return [{ [SECTION_KINDS[kind].title]: title, details }]
}

/** Reads `{ English: "Fluent" }`. */
const fromMap = (tree: Tree): WrittenEntry[] =>
  entriesOf(tree).map(([language, level]) => ({ language, level: readText(leafOf(level)) }))

/** @returns the date fields that the kind of entry has, with values that go together */
function toDates(kind: ContentSection, item: Item, context: Context): WrittenEntry {
  const { notes } = context
  const shape = shapeOf(ENTRY_SCHEMAS[kind]) ?? {}
  const isRange = "startDate" in shape && kind !== "AchievementsAndAwards"
  const dates = readDates(item, isRange ? "month" : "day", context)
  if ("startDate" in shape) return toRange(dates)
  const [date, start, end] = [dates.date, dates.start, dates.end].map(readable)
  if ("expires" in shape) {
    const expires = readable(readPoint(leafOf(treeIn(item, "expires")), context)) ?? end
    return { date: date ?? start, expires: expires?.value ? expires : undefined }
  }
  if (!("date" in shape)) return {}
  const point = [date, start, end].find((each) => each?.value)
  const [leaf] = point?.from ?? []
  if (point && leaf && point === start && end)
    notes.change(leaf, point.value, "There is one date, so the end is left out.")
  return { date: point }
}

/** @returns a range, or a point in time: without an end, the start alone */
export function toRange(dates: Dates): WrittenEntry {
  const [start, end, date] = [dates.start, dates.end, dates.date].map(readable)
  if (!start) return { date: [date, end].find((each) => each?.value) }
  if (!end) return { date: start }
  if (end.value !== start.value) return { startDate: start, endDate: end }
  return { date: new Reading(end.value, [...start.from, ...end.from]) }
}

const isText = (data: Data) => typeof data === "string" || data instanceof Reading

/** @returns the entry, without a title with another of its texts as its title; undefined if it has none */
export function withTitle(kind: ContentSection, entry: WrittenEntry): WrittenEntry | undefined {
  const { title } = SECTION_KINDS[kind]
  if (entry[title]) return entry
  const shape = shapeOf(ENTRY_SCHEMAS[kind]) ?? {}
  const field = Object.keys(shape).find(
    (name) => isText(entry[name]) && name !== "url" && !DATES.includes(name),
  )
  if (field) return { ...entry, [title]: entry[field], [field]: undefined }
  for (const list of ["details", "keywords"]) {
    const [first, ...rest] = entry[list] as string[]
    if (first) return { ...entry, [title]: first, [list]: rest }
  }
  return entry.url ? { ...entry, [title]: entry.url } : undefined
}
