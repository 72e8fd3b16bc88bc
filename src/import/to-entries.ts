/** Converts the lists of JSON Resume to the entries of the résumé's sections. */
import { type ContentSection, ENTRY_SCHEMAS } from "../content/schemas/entries"
import { elementOf, shapeOf } from "../content/schemas/introspection"
import { SECTION_KINDS } from "../resume"
import {
  AREA_NAMES,
  COMMON_NAMES,
  CONTACT_NAMES,
  DEGREE_NAMES,
  DETAIL_NAMES,
  ENTRY_NAMES,
  EXPIRY_NAMES,
  KEYWORD_NAMES,
  TEXT_NAMES,
  URL_NAMES,
} from "./field-names"
import type { Notes } from "./notes"
import { type OutputTree, Text, Value } from "./output-tree"
import { type Context, type Dates, readDates, readPoint } from "./read-dates"
import {
  type Fields,
  find,
  findAll,
  isFields,
  itemsOf,
  SourceValue,
  sourceValueOf,
  sourceValuesOf,
  type Tree,
} from "./source"
import { joinTexts, readKeywords, readLines, readProse, readText } from "./texts"
import { readPlace, readUrls, withLinkOfName } from "./values"

export type WrittenEntry = { readonly [field: string]: OutputTree }

/** @returns an entry for each item of the list; items without a text that fits are left out */
export function toEntries(
  kind: ContentSection,
  list: Tree | undefined,
  context: Context,
): WrittenEntry[] {
  return itemsOf(list).flatMap((item): WrittenEntry[] => {
    const entry = toEntry(kind, withLinkOfName(item), context)
    return entry ? [entry] : []
  })
}

/** @returns the entry; undefined if the item has nothing that an entry can hold */
export function toEntry(
  kind: ContentSection,
  item: Tree,
  context: Context,
): WrittenEntry | undefined {
  const { title: titleField } = SECTION_KINDS[kind]
  const shape = shapeOf(ENTRY_SCHEMAS[kind]) ?? {}
  if (item instanceof SourceValue || Array.isArray(item)) return fromTexts(kind, item)
  if (!isFields(item)) return undefined

  const used = new Set<Tree>()
  const take = (...names: readonly string[]): Tree | undefined => {
    const tree = findAll(item, ...names).find((each) => !used.has(each))
    if (tree) used.add(tree)
    return tree
  }
  const namesOf = (field: string) => ENTRY_NAMES[kind]?.[field] ?? COMMON_NAMES[field] ?? [field]
  const degree = kind === "Education" ? readDegree(take) : undefined
  const fields: Record<string, OutputTree> = {
    [titleField]: degree ?? readText(sourceValueOf(take(...namesOf(titleField)))),
  }
  for (const field of Object.keys(shape)) {
    if (field === titleField || OWN_READERS.has(field)) continue
    const schema = shape[field]
    if (schema && elementOf(schema)) fields[field] = readKeywords(take(...namesOf(field)))
    else fields[field] = readText(sourceValueOf(take(...namesOf(field))))
  }
  if ("location" in shape) fields.location = readPlace(take("location", "place", "city", "address"))
  fields.keywords = [
    ...readKeywords(take(...KEYWORD_NAMES)),
    ...(kind === "Projects" ? readKeywords(take("type", "category")) : []),
  ]
  const { url, others } = readUrls(item, URL_NAMES)
  if ("url" in shape) fields.url = url

  const prose = TEXT_NAMES.map((name) => readProse(take(name)))
  const text = joinTexts(
    prose.map((each) => each.text),
    " ",
  )
  const details = [
    ...prose.flatMap(({ items }) => items),
    ...DETAIL_NAMES.flatMap((name) => readDetails(take(name))),
    ...("url" in shape ? others : []),
  ]
  if ("text" in shape) fields.text = text
  if (kind === "References") leaveOutContacts(item, context.notes)
  return withTitle(kind, {
    ...fields,
    ...readEntryDates(kind, item, context),
    details: "text" in shape || !text ? details : [text, ...details],
  })
}

/** An import publishes no address and no number of another person. */
function leaveOutContacts(item: Fields, notes: Notes): void {
  const leaves = findAll(item, ...CONTACT_NAMES).flatMap(sourceValuesOf)
  notes.leaveOut(leaves, "It is private data of another person.")
}

/** Fields that are read in their own way, below. */
const OWN_READERS = new Set(
  "url location text details keywords startDate endDate date expires id tags".split(" "),
)

function fromTexts(
  kind: ContentSection,
  item: SourceValue | readonly Tree[],
): WrittenEntry | undefined {
  const { title: titleField } = SECTION_KINDS[kind]
  const [title, ...details] = readLines(item)
  if (!title) return undefined
  const [, language, level] = /^([\p{L} ]+?)\s*[(:–—-]\s*([^()]+?)\)?$/u.exec(title.words) ?? []
  if (kind === "Languages" && language && level) {
    return { language: new Text(language, title.from), level: new Text(level, title.from), details }
  }
  return { [titleField]: title, details }
}

/** The content has no groups of details, so the name of a group stands out. */
const toGroupName = ({ words, from }: Text) =>
  new Text([{ type: "strong", content: `${words.replace(/:$/, "")}:` }], from)

/** @returns the texts of a list; a group with a name becomes its name and its items */
export function readDetails(tree: Tree | undefined): Text[] {
  return itemsOf(tree).flatMap((item) => {
    if (!isFields(item)) return readLines(item)
    const [name, list] = [find(item, "title", "name", "label"), find(item, ...DETAIL_NAMES)]
    const prose = TEXT_NAMES.filter((each) => each !== "content").flatMap((each) =>
      readLines(find(item, each)),
    )
    if (!list) return [...readLines(name), ...prose]
    return [...readLines(name).map(toGroupName), ...prose, ...readDetails(list)]
  })
}

type Take = (...names: readonly string[]) => Tree | undefined

function readDegree(take: Take): Text | undefined {
  const degree = readText(sourceValueOf(take(...DEGREE_NAMES)))
  const area = readText(sourceValueOf(take(...AREA_NAMES)))
  if (degree && area && degree.words.toLowerCase().includes(area.words.toLowerCase())) {
    return new Text(degree.inline, [...degree.from, ...area.from])
  }
  return joinTexts([degree, area, readText(sourceValueOf(take("title")))], ", ")
}

/** @returns the date fields that the kind of entry has, with values that go together */
function readEntryDates(kind: ContentSection, item: Tree, context: Context): WrittenEntry {
  const shape = shapeOf(ENTRY_SCHEMAS[kind]) ?? {}
  if ("expires" in shape) {
    const { start, end, date } = readDates(item, "day", context)
    const expiry = readPoint(sourceValueOf(find(item, ...EXPIRY_NAMES)), context)
    const [issued, expires] = [toValue(date) ?? toValue(start), toValue(expiry) ?? toValue(end)]
    return { date: issued, expires: expires?.value === "" ? undefined : expires }
  }
  if ("startDate" in shape)
    return toRange(readDates(item, kind === "AchievementsAndAwards" ? "day" : "month", context))
  if (!("date" in shape)) return {}
  const { start, end, date } = readDates(item, "day", context)
  const point = [date, start, end].map(toValue).find((value) => value?.value)
  const [leaf] = point?.from ?? []
  if (point && leaf && point === start && toValue(end)) {
    context.notes.change(leaf, point.value, "There is one date, so the end is left out.")
  }
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
  const { title: titleField } = SECTION_KINDS[kind]
  if (entry[titleField]) return entry
  const shape = shapeOf(ENTRY_SCHEMAS[kind]) ?? {}
  const others = Object.keys(shape).filter((field) => field !== titleField)
  const field = others.find((name) => entry[name] instanceof Text)
  if (field) return { ...entry, [titleField]: entry[field], [field]: undefined }
  for (const list of ["details", "keywords"]) {
    const [first, ...rest] = (entry[list] ?? []) as Text[]
    if (first) return { ...entry, [titleField]: first, [list]: rest }
  }
  const url = entry.url
  if (url instanceof Value) return { ...entry, [titleField]: new Text(url.value, url.from) }
  return undefined
}
