/** Reads the dates of an item: a start and an end, or one date. */

import {
  isPresent,
  readDate,
  splitRange,
  startOfOpenRange,
  toContentDate,
} from "../content/schemas/read-date"
import { EARLIEST_YEAR, firstMonthOf, lastMonthOf } from "../lib/dates"
import { Reading } from "./data"
import type { Notes } from "./notes"
import type { Item } from "./parts"
import { find, isFields, Leaf, leavesOf, type Tree } from "./source"
import { joinReadings } from "./values"

export type Context = {
  notes: Notes
  /** Decides which dates are too far in the future. */
  today: Date
  /** The language of the texts that the import adds. */
  spoken: string
  /** As in `Resume`: what has no end goes on. */
  isOwn: boolean
}

/** A date as the content writes it; '' has not ended; 'unreadable' is a text that is no date. */
export type DateValue = Reading | "unreadable" | undefined

/** What an item says about its time. */
export type Dates = { start: DateValue; end: DateValue; date: DateValue }

/** @returns the date; undefined if there is none or it cannot be read */
export const readable = (date: DateValue) => (date === "unreadable" ? undefined : date)

/** @param precision whether single dates may have a day; the ends of ranges are months */
export function readDates(item: Item, precision: "month" | "day", context: Context): Dates {
  const [start, said, date] = datesIn(item)
  for (const { path } of [start, said, date].flatMap((each) => each?.from ?? []))
    context.notes.read.add(path)
  const ends = (first: Reading | undefined, last: Reading | undefined) =>
    orderEnds(readStart(first, context), readEnd(last, context), context)
  const end = said ?? (context.isOwn && start ? new Reading("present", []) : undefined)
  const range = [date, ...(end ? [] : [start])].flatMap((written) => {
    const parts = written && splitRange(written.value)
    return parts ? [parts.map((text) => new Reading(text, written.from))] : []
  })[0]
  if (range && !(start && end)) return ends(range[0], range[1])
  const only = start ?? date
  const open = only && (startOfOpenRange(only.value) ?? (start ? undefined : end && only.value))
  if (only && open !== undefined && (!end || hasNoEnd(end)))
    return ends(new Reading(open, only.from), end ?? new Reading("present", only.from))
  if (date && (start || end))
    context.notes.leaveOut(date.from, "The item also has a start or an end.")
  const at = read(date, precision, context)
  return { ...ends(start, end), date: at }
}

const datesIn = (item: Item) =>
  ["startDate", "endDate", "date"].map((name) => dateTextOf(item[name]?.[0]))

/** @returns the dates of an item as they are written, if one of them cannot be read */
export function unreadDates(item: Item, { start, end, date }: Dates): Reading | undefined {
  if (![start, end, date].includes("unreadable")) return undefined
  return joinReadings(datesIn(item), " – ")
}

/** @returns the text of a date as it is written; an object with a year and a month becomes one, a list a range */
function dateTextOf(tree: Tree | undefined): Reading | undefined {
  if (Array.isArray(tree)) return joinReadings(tree.map(dateTextOf), " – ")
  const parts = ["year", "month", "day"].map((name) => find(tree, name))
  const from = isFields(tree) && parts[0] instanceof Leaf ? parts : leavesOf(tree).slice(0, 1)
  const leaves = from.filter((part) => part instanceof Leaf)
  const text = leaves.map((leaf) => leaf.text).join("-")
  return text === "" ? undefined : new Reading(text, leaves)
}

const readStart = (written: Reading | undefined, context: Context): DateValue => {
  const value = read(written, "month", context)
  const limit = context.today.getUTCFullYear() * 12 + context.today.getUTCMonth() + 12
  const start = readable(value)
  if (!written || !start || firstMonthOf(start.value) <= limit) return value
  context.notes.leaveOut(written.from, "A start cannot be more than a year in the future.")
  return "unreadable"
}

/** As in `current: true`, and what programs write for an end that has not come. */
const NO_END = /^(?:true|yes|[-–—]+|n\/?a|null|none|9999-.*)$/i

const hasNoEnd = ({ value }: Reading) => isPresent(value) || NO_END.test(value.trim())

/** @returns '' for something that has not ended */
const readEnd = (written: Reading | undefined, context: Context): DateValue =>
  written && hasNoEnd(written) ? new Reading("", written.from) : read(written, "month", context)

/** @returns the date of a point in time, with its day */
export const readPoint = (leaf: Leaf | undefined, context: Context) =>
  read(leaf && dateTextOf(leaf), "day", context)

function read(
  written: Reading | undefined,
  precision: "month" | "day",
  { notes }: Context,
): DateValue {
  if (!written) return undefined
  const { from, value } = written
  for (const leaf of from) notes.read.add(leaf.path)
  const parts = readDate(value)
  const isYear = parts && parts.year >= EARLIEST_YEAR && parts.year <= 2200
  if (!isYear) {
    const reason = parts ? `A year cannot be ${parts.year}.` : "This cannot be read as a date."
    notes.leaveOut(from, reason)
    return "unreadable"
  }
  const date = toContentDate(parts, precision)
  for (const leaf of from.slice(0, 1)) {
    if (parts.leftOut) notes.change(leaf, date, `The date leaves out: ${parts.leftOut}.`)
    if (parts.day && precision === "month")
      notes.change(leaf, date, "The day is left out, because the résumé shows months here.")
  }
  return new Reading(date, from)
}

/** Exchanges a start and an end in the wrong order. */
function orderEnds(start: DateValue, end: DateValue, { notes }: Context): Dates {
  const [first, last] = [readable(start), readable(end)]
  if (!first || !last?.value || lastMonthOf(last.value) >= firstMonthOf(first.value))
    return { start, end, date: undefined }
  const reason = "The end was before the start, so the two dates are exchanged."
  for (const leaf of [...first.from, ...last.from])
    notes.change(leaf, `${last.value} to ${first.value}`, reason)
  return { start: end, end: start, date: undefined }
}
