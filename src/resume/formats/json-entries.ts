/** Converts entries to items of JSON Resume's lists. The import reads them with src/import/tables/json-resume.yaml. */
import { toIsoDate } from "../../lib/dates"
import { toUri } from "../../lib/to-uri"
import type { Entry } from "../model/entries"
import { JSON_NAMES, kindOf } from "../model/section-kinds"

/** @returns the list of JSON Resume for the kind of section; undefined if it has none */
export const jsonListOf = (kind: string): string | undefined => kindOf(kind)?.json?.key

/** The fields that hold dates. */
const DATE_FIELDS: readonly string[] = ["startDate", "endDate", "date", "expires"]

/**
 * Where JSON Resume has only ranges, a point in time is the end of a degree, or a range of one date.
 * Fields that JSON Resume does not have keep their name, because its schema allows additional fields.
 */
export function toJsonItem(
  kind: string,
  { fields }: Pick<Entry, "fields">,
): Record<string, unknown> {
  const { json } = kindOf(kind) ?? {}
  const names: Readonly<Record<string, string | undefined>> = json
    ? { ...JSON_NAMES, ...json.names }
    : {}
  const { date, ...rest } = fields
  const startDate = kind === "Education" ? undefined : date
  const dates = names.date ? { date } : { startDate, endDate: date }
  const all = date === undefined ? rest : { ...rest, ...dates }
  const item = Object.entries(all).map(([field, value]) => [
    names[field] ?? field,
    toJsonValue(field, value),
  ])
  return { ...Object.fromEntries(item), ...(kind === "Education" && splitDegree(fields.title)) }
}

/** @returns an item of JSON Resume for a line of a section's plain list */
export function toJsonListItem(kind: string, line: string) {
  return toJsonItem(kind, { fields: { [kindOf(kind)?.title ?? "title"]: line } })
}

function toJsonValue(field: string, value: unknown): unknown {
  if (Array.isArray(value)) return value.map((item) => toJsonValue("", item))
  if (typeof value !== "string" || value === "") return undefined
  if (DATE_FIELDS.includes(field)) return toIsoDate(value)
  return field === "url" ? toUri(value) : value
}

/** A comma that is in no brackets. What an open bracket begins has no end. */
const OUTER_COMMA = /, (?![^([]*[)\]])/

/** What follows a degree after a comma and is no subject: honors, or another degree such as 'M.Sc.'. */
const PART_OF_DEGREE =
  /^(?:\(?hon(?:s|ours|ors)\.?\)?|with (?:honou?rs|distinction|merit)|(?:magna |summa )?cum laude|(?:\p{L}{1,4}\.\s?){2,})$/iu

/** Splits 'B.S., Computer Science' into degree and subject. Without an outer comma, all is the degree. */
function splitDegree(title: unknown) {
  const [degree = "", ...others] = String(title).split(OUTER_COMMA)
  const isClosed = !/[([][^)\]]*$/.test(degree)
  const first = others.findIndex((part) => !PART_OF_DEGREE.test(part))
  if (!isClosed || first === -1) return { title: undefined, studyType: String(title) }
  const studyType = [degree, ...others.slice(0, first)].join(", ")
  return { title: undefined, studyType, area: others.slice(first).join(", ") }
}
