/** Converts the lists of JSON Resume to entries. */
import { type ContentSection, ENTRY_SCHEMAS } from "../../content/schemas/entries"
import { elementOf, type Shape, shapeOf } from "../../content/schemas/introspection"
import { canonicalJson } from "../../lib/canonical-json"
import { fromIsoDate } from "../../lib/dates"
import { toEntry } from "../entries"
import { DATE_FIELDS, jsonListOf, toJsonItem } from "../json-entries"
import { SECTION_KINDS } from "../section-kinds"
import { withoutEmpty } from "../to-json-resume"
import { asText, asTexts, asUrl, type JsonObject } from "./json-values"

/** An entry as resume.yaml has it. Its fields depend on the kind of section. */
export type RawEntry = { tags: string[]; details: string[]; keywords: string[] } & JsonObject

/**
 * @param current the entries of the section in the content. An item that equals the export of one of
 *   them becomes that entry, which keeps what JSON Resume has no place for
 */
export function toEntries(
  kind: ContentSection,
  items: readonly JsonObject[],
  current: readonly RawEntry[],
  notes: string[],
): RawEntry[] {
  const unused = [...current]
  return items.map((item) => {
    const index = unused.findIndex((entry) => isExportOf(kind, item, entry))
    const [same] = index >= 0 ? unused.splice(index, 1) : []
    return same ?? fromJsonItem(kind, item, notes)
  })
}

function isExportOf(kind: ContentSection, item: JsonObject, entry: RawEntry): boolean {
  const { fields } = toEntry(kind, entry as unknown as Parameters<typeof toEntry>[1])
  const exported = jsonListOf(kind) ? toJsonItem(kind, { fields }) : fields
  return canonicalJson(withoutEmpty(exported)) === canonicalJson(withoutEmpty(item))
}

/** @returns the entry with the fields that its kind has; other fields of the item are dropped */
export function fromJsonItem(kind: ContentSection, item: JsonObject, notes: string[]): RawEntry {
  const { names = {} } = jsonListOf(kind) ?? {}
  const shape = shapeOf(ENTRY_SCHEMAS[kind]) ?? {}
  const fields = Object.keys(shape).flatMap((field) => {
    const name = names[field] ?? field
    const value = fromJsonValue(shape, field, item[name] ?? item[field], notes)
    return value === undefined ? [] : [[field, value] as const]
  })
  const entry = withDates(shape, Object.fromEntries(fields))
  const title = SECTION_KINDS[kind].title
  const degree = [asText(item.studyType), asText(item.area)].filter(Boolean).join(", ")
  const text = asText(entry.text) ?? asText(item.description) ?? asText(item.summary)
  return {
    ...entry,
    [title]: (kind === "Education" && degree) || entry[title] || entry.organization || "Untitled",
    ...("text" in shape && text ? { text } : {}),
    details: asTexts(item.highlights ?? item.details),
    keywords: asTexts(item.keywords),
    tags: [],
  }
}

function fromJsonValue(shape: Shape, field: string, value: unknown, notes: string[]): unknown {
  const schema = shape[field]
  if (!schema || field === "id" || field === "tags") return undefined
  if (elementOf(schema)) return asTexts(value)
  if (field === "url") return asUrl(value)
  const text = asText(value)
  if (!text || !DATE_FIELDS.includes(field)) return text
  const isValid = (date: string | undefined) =>
    (schema as unknown as (typeof ENTRY_SCHEMAS.Talks.shape)["date"]).safeParse(date).success
  const dates = [text, fromIsoDate(text, "day"), fromIsoDate(text)]
  const date = dates.find((each) => each && isValid(each))
  if (!date) notes.push(`The ${field} "${text}" is not a date and is left out.`)
  return date
}

/** JSON Resume writes a point in time as a range of one date, and leaves out an end that is open. */
function withDates(shape: Shape, entry: JsonObject): JsonObject {
  const { startDate, endDate, ...rest } = entry
  if (startDate === undefined) return entry
  if (startDate === endDate && "date" in shape) return { ...rest, date: startDate }
  return { ...entry, endDate: endDate ?? "" }
}
