/** Converts the items of a document to the entries of the résumé's sections. */
import { type ContentSection, ENTRY_SCHEMAS } from "../content/schemas/entries"
import { elementOf, shapeOf } from "../content/schemas/introspection"
import { SECTION_KINDS } from "../resume"
import { type OutputTree, Text, Value } from "./output-tree"
import { type Item, LINES, MAP } from "./parts"
import { type Context, type Dates, readDates, readPoint } from "./read-dates"
import { entriesOf, joinSourceValues, sourceValueOf, type Tree, textLeaves } from "./source"
import {
  joinProse,
  type Prose,
  readDetails,
  readKeywords,
  readLines,
  readProse,
  readText,
} from "./texts"
import { readPlace, readUrls } from "./values"

export type WrittenEntry = { readonly [field: string]: OutputTree }

/** What every item may have, whatever its kind is. */
export type Texts = {
  /** The first address. The others are details. */
  url: Value | undefined
  text: Text | undefined
  details: Text[]
  keywords: Text[]
}

const treeIn = (item: Item, field: string): Tree | undefined => item[field]?.[0]

/** @returns the text of a field, or its texts joined; undefined if there is none */
export const textIn = (item: Item, field: string) =>
  readText(joinSourceValues(textLeaves(treeIn(item, field)), ", "))

/** @returns the prose of a field: a paragraph, and the items of lists in it */
export const proseIn = (item: Item, field: string): Prose =>
  joinProse((item[field] ?? []).map(readProse))

export const placeIn = (item: Item) => readPlace(treeIn(item, "location"))

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
    .map(([field, schema]): [string, OutputTree] => {
      const isList = elementOf(schema) !== undefined
      return [field, isList ? readKeywords(treeIn(item, field)) : textIn(item, field)]
    })
  const { url, text, details, keywords } = textsOf(item)
  const hasText = "text" in shape
  const all: WrittenEntry = {
    ...Object.fromEntries(own),
    url,
    location: placeIn(item),
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
  const [, language, level] = /^([\p{L} ]+?)\s*[(:–—-]\s*([^()]+?)\)?$/u.exec(title.words) ?? []
  if (kind === "Languages" && language && level) {
    return [
      { language: new Text(language, title.from), level: new Text(level, title.from), details },
    ]
  }
  return [{ [SECTION_KINDS[kind].title]: title, details }]
}

/** Reads `{ English: "Fluent" }`. */
const fromMap = (tree: Tree): WrittenEntry[] =>
  entriesOf(tree).map(([language, level]) => ({
    language,
    level: readText(sourceValueOf(level)),
  }))

/** @returns the date fields that the kind of entry has, with values that go together */
function toDates(kind: ContentSection, item: Item, context: Context): WrittenEntry {
  const shape = shapeOf(ENTRY_SCHEMAS[kind]) ?? {}
  const isRange = "startDate" in shape && kind !== "AchievementsAndAwards"
  const { start, end, date } = readDates(item, isRange ? "month" : "day", context)
  if ("expires" in shape) {
    const expiry = readPoint(sourceValueOf(treeIn(item, "expires")), context)
    const [issued, expires] = [toValue(date) ?? toValue(start), toValue(expiry) ?? toValue(end)]
    return { date: issued, expires: expires?.value === "" ? undefined : expires }
  }
  if ("startDate" in shape) return toRange({ start, end, date })
  if (!("date" in shape)) return {}
  const point = [date, start, end].map(toValue).find((value) => value?.value)
  const [leaf] = point?.from ?? []
  if (point && leaf && point === start && toValue(end))
    context.notes.change(leaf, point.value, "There is one date, so the end is left out.")
  return { date: point }
}

const toValue = (value: Dates["date"]) => (value instanceof Value ? value : undefined)

/** @returns a range, or a point in time; something without an end has not ended, as in JSON Resume */
export function toRange({ start, end, date }: Dates): WrittenEntry {
  if (start instanceof Value) {
    // An end that cannot be read does not mean that it has not ended.
    if (end === "unreadable") return { date: start }
    if (end instanceof Value && end.value === start.value)
      return { date: new Value(end.value, [...start.from, ...end.from]) }
    return { startDate: start, endDate: end ?? "" }
  }
  if (date instanceof Value) return { date }
  return end instanceof Value && end.value !== "" ? { date: end } : {}
}

/** Gives an entry without a title another of its texts as its title. */
function withTitle(kind: ContentSection, entry: WrittenEntry): WrittenEntry | undefined {
  const { title } = SECTION_KINDS[kind]
  if (entry[title]) return entry
  const field = Object.keys(shapeOf(ENTRY_SCHEMAS[kind]) ?? {}).find(
    (name) => entry[name] instanceof Text,
  )
  if (field) return { ...entry, [title]: entry[field], [field]: undefined }
  for (const list of ["details", "keywords"]) {
    const [first, ...rest] = entry[list] as Text[]
    if (first) return { ...entry, [title]: first, [list]: rest }
  }
  const { url } = entry
  return url instanceof Value ? { ...entry, [title]: new Text(url.value, url.from) } : undefined
}
