/** Reads the dates of an item: a start and an end, or one date. */

import {
  isPresent,
  readDate,
  splitRange,
  startOfOpenRange,
  toContentDate,
} from "../content/values/read-date"
import { EARLIEST_YEAR, firstMonthOf, lastMonthOf } from "../lib/dates"
import type { Notes } from "./notes"
import { Value } from "./output-tree"
import type { Item } from "./parts"
import { find, isFields, joinSourceValues, SourceValue, sourceValuesOf, type Tree } from "./source"

export type Context = {
  notes: Notes
  /** Decides which dates are too far in the future. */
  today: Date
  /** The language of the texts that the import adds. */
  spoken: string
}

/** A date as the content writes it; '' has not ended; 'unreadable' is a text that is no date. */
export type DateValue = Value | "unreadable" | undefined

/** What an item says about its time. */
export type Dates = { start: DateValue; end: DateValue; date: DateValue }

/** @param precision whether single dates may have a day; the ends of ranges are months */
export function readDates(item: Item, precision: "month" | "day", context: Context): Dates {
  const [startTree, endTree, single] = ["startDate", "endDate", "date"].map(
    (name) => item[name]?.[0],
  )
  // As in `["2018.06", "2019.01"]`.
  const [first, last] = Array.isArray(single) && single.length === 2 ? single : []
  const ends = (start: SourceValue | undefined, end: SourceValue | undefined) =>
    orderEnds(readStart(start, context), readEnd(end, context), context)
  if (!startTree && !endTree && first instanceof SourceValue && last instanceof SourceValue)
    return ends(first, last)
  const [start, end, date] = [startTree, endTree, single].map(dateValue)
  const range = [date, ...(end ? [] : [start])].flatMap((leaf) => {
    const [from, to] = (leaf && splitRange(leaf.text)) ?? []
    return leaf && from !== undefined && to !== undefined ? [[leaf.with(from), leaf.with(to)]] : []
  })[0]
  if (range && !(start && end)) return ends(range[0], range[1])
  const open = date && startOfOpenRange(date.text)
  if (open !== undefined && !start && !end) return ends(date?.with(open), date?.with("present"))
  if (date && (start || end)) context.notes.leaveOut(date, "The item also has a start or an end.")
  const at = precision === "day" ? readPoint(date, context) : readMonth(date, context)
  return { ...ends(start, end), date: at }
}

/** @returns the leaf of a date; an object with a year and a month becomes one */
function dateValue(tree: Tree | undefined): SourceValue | undefined {
  const [first] = sourceValuesOf(tree)
  if (!isFields(tree)) return first
  const [year, month, day] = [find(tree, "year"), find(tree, "month"), find(tree, "day")]
  if (!(year instanceof SourceValue)) return first
  const parts = [year, month, day].filter((part) => part instanceof SourceValue)
  return joinSourceValues(parts, "-")
}

const readStart = (leaf: SourceValue | undefined, context: Context) => {
  const value = readMonth(leaf && endOfRange(leaf, 0, context), context)
  const limit = context.today.getUTCFullYear() * 12 + context.today.getUTCMonth() + 12
  if (!(leaf && value instanceof Value) || firstMonthOf(value.value) <= limit) return value
  context.notes.leaveOut(leaf.origins, "A start cannot be more than a year in the future.")
  return "unreadable"
}

/** @returns '' for something that has not ended */
function readEnd(leaf: SourceValue | undefined, context: Context): DateValue {
  const last = leaf && endOfRange(leaf, 1, context)
  if (last && isPresent(last.text)) return new Value("", [last])
  return readMonth(last, context)
}

/** @returns one end of a range that stands where one date is expected; the leaf if it has no range */
function endOfRange(leaf: SourceValue, end: 0 | 1, { notes }: Context): SourceValue {
  const ends = leaf.origins[0] === leaf ? splitRange(leaf.text) : undefined
  if (!ends) return leaf
  notes.change(leaf, ends[end], "There is another date for the other end, so it is left out.")
  return leaf.with(ends[end])
}

const readMonth = (leaf: SourceValue | undefined, context: Context) => read(leaf, "month", context)

/** @returns the date of a point in time, with its day */
export const readPoint = (leaf: SourceValue | undefined, context: Context) =>
  read(leaf, "day", context)

function read(
  leaf: SourceValue | undefined,
  precision: "month" | "day",
  { notes }: Context,
): DateValue {
  if (!leaf) return undefined
  const parts = readDate(leaf.text)
  if (!parts) {
    notes.leaveOut(leaf.origins, "This cannot be read as a date.")
    return "unreadable"
  }
  if (parts.year < EARLIEST_YEAR || parts.year > 2200) {
    notes.leaveOut(leaf.origins, `A year cannot be ${parts.year}.`)
    return "unreadable"
  }
  const date = toContentDate(parts, precision)
  if (parts.leftOut) notes.change(leaf, date, `The date leaves out: ${parts.leftOut}.`)
  if (parts.day && precision === "month")
    notes.change(leaf, date, "The day is left out, because the résumé shows months here.")
  return new Value(date, [leaf])
}

/** Exchanges a start and an end in the wrong order. */
function orderEnds(start: DateValue, end: DateValue, { notes }: Context): Dates {
  const isWrong =
    start instanceof Value &&
    end instanceof Value &&
    end.value !== "" &&
    lastMonthOf(end.value) < firstMonthOf(start.value)
  if (!isWrong) return { start, end, date: undefined }
  const exchange = ({ from: [leaf], value }: Value, place: string, other: Value) => {
    const reason = `The end was before the start (${other.value}), so the two dates are exchanged.`
    if (leaf) notes.change(leaf, `${place} ${value}`, reason)
  }
  exchange(end, "start", start)
  exchange(start, "end", end)
  return { start: end, end: start, date: undefined }
}
