/** Checks the dates of work.yaml and resume.yaml: plausible, and in the right order. */
import { EARLIEST_YEAR, firstMonthOf, lastMonthOf, precisionOf } from "../../lib/dates"
import type { DataPath } from "../diagnostics"
import { type Content, type FileName, schemaOf } from "../schemas"
import { valueAt } from "../schemas/introspection"
import { filesIn } from "../tree/files-in"
import { walk } from "../tree/walk"
import { quote } from "../wording"
import type { CrossFileFinding, CrossFileRule } from "./rule"

const DATE_FIELDS = ["startDate", "endDate", "date", "expires"] as const

type DateField = (typeof DATE_FIELDS)[number]

type DatedItem = { file: FileName; path: DataPath; dates: { [Field in DateField]?: string } }

/** An end may be years ahead: a graduation, a contract or an expiry. Further ahead is a mistake. */
const MAX_YEARS_AHEAD = 10

/** Every date is plausible, no end is before its start, and an entry has either one date or a range. */
export const checkDates: CrossFileRule = ({ content, today }) => {
  const thisMonth = today.getUTCFullYear() * 12 + today.getUTCMonth()
  return findDatedItems(content).flatMap((item) => [
    ...DATE_FIELDS.flatMap((field) => checkDate(item, field, thisMonth)),
    ...checkOrder(item, "startDate", "endDate"),
    ...checkOrder(item, "date", "expires"),
    ...checkSingleDate(item),
    ...checkOpenEntry(item),
  ])
}

function findDatedItems({ work, resume }: Partial<Content>): DatedItem[] {
  return filesIn({ work, resume }).flatMap(([file, data]) =>
    [...walk(schemaOf(file), data)].flatMap(({ path, value: dates }) =>
      hasDate(dates) ? [{ file, path, dates }] : [],
    ),
  )
}

/** The other fields of the item are not looked at. */
const hasDate = (value: unknown): value is DatedItem["dates"] =>
  typeof value === "object" && DATE_FIELDS.some((field) => valueAt(value, [field]) !== undefined)

function checkDate(
  { file, path, dates }: DatedItem,
  field: DateField,
  thisMonth: number,
): CrossFileFinding[] {
  const date = dates[field]
  if (!date) return []
  const place = { file, path: [...path, field] }
  if (lastMonthOf(date) < EARLIEST_YEAR * 12) {
    return [
      { ...place, code: "implausible-date", message: `${quote(date)} is too far in the past.` },
    ]
  }
  const monthsAhead = firstMonthOf(date) - thisMonth
  if (field === "startDate") {
    if (monthsAhead <= 0) return []
    if (monthsAhead <= 12) {
      if (file !== "work") return []
      const message = `${quote(date)} is in the future, so the site shows the start alone.`
      return [{ ...place, code: "future-start", message }]
    }
    const message = `${quote(date)} is too far in the future.`
    return [{ ...place, code: "implausible-date", message }]
  }
  if (monthsAhead <= MAX_YEARS_AHEAD * 12) return []
  const message = `${quote(date)} is more than ${MAX_YEARS_AHEAD} years in the future.`
  return [{ ...place, code: "distant-date", message }]
}

function checkOrder(
  { file, path, dates }: DatedItem,
  startField: DateField,
  endField: DateField,
): CrossFileFinding[] {
  const [start, end] = [dates[startField], dates[endField]]
  if (!start || !end || !isBefore(end, start)) return []
  const message = `The end (${end}) is before the start (${start}).`
  const hint = "Are the two dates swapped?"
  return [{ file, path: [...path, endField], code: "end-before-start", message, hint }]
}

function isBefore(a: string, b: string): boolean {
  if (precisionOf(a) === "day" && precisionOf(b) === "day") return a < b
  return lastMonthOf(a) < firstMonthOf(b)
}

/** An entry is either at a point in time or lasts from a start to an end. */
function checkSingleDate({ file, path, dates }: DatedItem): CrossFileFinding[] {
  const other = dates.startDate !== undefined ? "startDate" : "endDate"
  if (dates.date === undefined || dates[other] === undefined) return []
  return [
    {
      file,
      path: [...path, "date"],
      on: "key",
      code: "date-and-range",
      message: `The entry has both "date" and "${other}".`,
      expected: "date alone, or startDate and endDate",
      hint: "Delete one of them.",
    },
  ]
}

/** An entry that has not ended shows since when, or no dates at all. */
function checkOpenEntry({ file, path, dates }: DatedItem): CrossFileFinding[] {
  if (dates.endDate !== "" || dates.startDate !== undefined || dates.date !== undefined) return []
  const message = "The entry has no start, so it shows no dates."
  const hint = "Add startDate, as in startDate: 'Apr 2023', or delete endDate."
  return [{ file, path: [...path, "endDate"], code: "no-start", message, hint }]
}
