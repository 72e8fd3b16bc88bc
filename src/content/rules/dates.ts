/** Checks the dates of work.yaml and resume.yaml: plausible, in the right order, and without gaps. */
import { EARLIEST_YEAR, firstMonthOf, lastMonthOf, precisionOf } from "../../lib/dates"
import { endMonthOf, type MonthRange, mergeRanges, spanOf } from "../../lib/months"
import type { DataPath } from "../diagnostics"
import { NEW_DATE } from "../new-site-texts/new-texts"
import { type Content, type FileName, schemaOf } from "../schemas"
import { valueAt } from "../schemas/introspection"
import { filesIn } from "../tree/files-in"
import { walk } from "../tree/walk"
import { quote } from "../wording"
import { findBreaks, findCompanies, findRoles } from "./items"
import type { Rule, RuleFinding } from "./rule"

const DATE_FIELDS = ["startDate", "endDate", "date", "expires"] as const

type DateField = (typeof DATE_FIELDS)[number]

type DatedItem = { file: FileName; path: DataPath; dates: { [Field in DateField]?: string } }

/** An end may be years ahead: a graduation, a contract or an expiry. Further ahead is a mistake. */
const MAX_YEARS_AHEAD = 10

/** Every date is plausible, no end is before its start, and an entry has either one date or a range. */
const checkDates: Rule = function* ({ content: { work, resume }, today }) {
  const thisMonth = today.getUTCFullYear() * 12 + today.getUTCMonth()
  for (const [file, data] of filesIn({ work, resume })) {
    for (const { path, value: dates } of walk(schemaOf(file), data)) {
      if (!hasDate(dates)) continue
      const item = { file, path, dates }
      for (const field of DATE_FIELDS) yield* checkDate(item, field, thisMonth)
      yield* checkOrder(item, "startDate", "endDate")
      yield* checkOrder(item, "date", "expires")
      yield* checkSingleDate(item)
      yield* checkOpenEntry(item)
    }
  }
}

/** The other fields of the item are not looked at. */
const hasDate = (value: unknown): value is DatedItem["dates"] =>
  typeof value === "object" && DATE_FIELDS.some((field) => valueAt(value, [field]) !== undefined)

function* checkDate(
  { file, path, dates }: DatedItem,
  field: DateField,
  thisMonth: number,
): Generator<RuleFinding> {
  const date = dates[field]
  if (!date) return
  const place = { file, path: [...path, field] }
  const monthsAhead = firstMonthOf(date) - thisMonth
  if (lastMonthOf(date) < EARLIEST_YEAR * 12) {
    const message = `${quote(date)} is too far in the past.`
    yield { ...place, code: "implausible-date", message }
  } else if (field !== "startDate") {
    const message = `${quote(date)} is more than ${MAX_YEARS_AHEAD} years in the future.`
    if (monthsAhead > MAX_YEARS_AHEAD * 12) yield { ...place, code: "distant-date", message }
  } else if (monthsAhead > 12) {
    const message = `${quote(date)} is too far in the future.`
    yield { ...place, code: "implausible-date", message }
  } else if (monthsAhead > 0 && file === "work") {
    const message = `${quote(date)} is in the future, so the site shows the start alone.`
    yield { ...place, code: "future-start", message }
  }
}

function* checkOrder(
  { file, path, dates }: DatedItem,
  startField: DateField,
  endField: DateField,
): Generator<RuleFinding> {
  const [start, end] = [dates[startField], dates[endField]]
  if (!start || !end || !isBefore(end, start)) return
  const message = `The end (${end}) is before the start (${start}).`
  const replace = "Replace the end by your own, or write '' if it has not ended."
  const hint = end === NEW_DATE ? replace : "Are the two dates swapped, or is one of them mistyped?"
  yield { file, path: [...path, endField], code: "end-before-start", message, hint }
}

function isBefore(a: string, b: string): boolean {
  if (precisionOf(a) === "day" && precisionOf(b) === "day") return a < b
  return lastMonthOf(a) < firstMonthOf(b)
}

/** An entry is either at a point in time or lasts from a start to an end. */
function* checkSingleDate({ file, path, dates }: DatedItem): Generator<RuleFinding> {
  const other = dates.startDate !== undefined ? "startDate" : "endDate"
  if (dates.date === undefined || dates[other] === undefined) return
  const message = `The entry has both "date" and "${other}".`
  const expected = "date alone, or startDate and endDate"
  const place = { file, path: [...path, "date"], on: "key" } as const
  yield { ...place, code: "date-and-range", message, expected, hint: "Delete one of them." }
}

/** An entry that has not ended shows since when, or no dates at all. */
function* checkOpenEntry({ file, path, dates }: DatedItem): Generator<RuleFinding> {
  if (dates.endDate !== "" || dates.startDate !== undefined || dates.date !== undefined) return
  const message = "The entry has no start, so it shows no dates."
  const hint = "Add startDate, as in startDate: 'Apr 2023', or delete endDate."
  yield { file, path: [...path, "endDate"], code: "no-start", message, hint }
}

/**
 * Warns if something older is listed above something newer. Parallel jobs may be in any order, so the
 * older one must have ended before the newer one started.
 */
const warnAboutOrder: Rule = function* ({ content }) {
  const warning = (path: DataPath, newer: string, older: string): RuleFinding => {
    const message = `${newer} is newer than ${older}, which is listed above it.`
    return { file: "work", path, code: "order", message }
  }
  const companies = findCompanies(content)
  for (const [index, { item, path }] of companies.entries()) {
    for (const [roleIndex, role] of item.roles.entries()) {
      const above = item.roles[roleIndex - 1]
      if (!above || !isAfter([role], [above])) continue
      const rolePath = [...path, "roles", roleIndex, "startDate"]
      yield warning(rolePath, quote(role.title), quote(above.title))
    }
    const above = companies[index - 1]?.item
    if (!above || !isAfter(item.roles, above.roles)) continue
    yield warning([...path, "company"], item.company, above.company)
  }
}

function isAfter(ranges: readonly MonthRange[], others: readonly MonthRange[]): boolean {
  const [span, other] = [spanOf(ranges), spanOf(others)]
  return !!span && !!other && firstMonthOf(span.startDate) > endMonthOf(other.endDate)
}

/** Warns about the months between two jobs in which there is neither a job nor a career break nor education. */
const warnAboutGaps: Rule = function* ({ content }) {
  if (!content.resume) return
  const roles = findRoles(content).map(({ item, company, path }) => {
    return { ...item, name: company.company, path: [...path.slice(0, 2), "company"] }
  })
  const breaks = findBreaks(content).map(({ item, path }) => {
    return { ...item, name: item.break, path: [...path, "break"] }
  })
  const items = [...roles, ...breaks].sort(
    (a, b) => firstMonthOf(a.startDate) - firstMonthOf(b.startDate),
  )
  const studies = findStudies(content.resume)
  for (const [index, { name, path, startDate, endDate }] of items.entries()) {
    const earlier = items.slice(0, index)
    const end = spanOf(earlier)?.endDate
    const before = earlier.find((each) => each.endDate === end)
    if (!end || !before) continue
    const start = firstMonthOf(startDate)
    const studied = studies.filter((each) => firstMonthOf(each.startDate) < start)
    const ranges = mergeRanges([...earlier, ...studied, { startDate, endDate }])
    // Most people write the same month as the end of one thing and the start of the next.
    const months = ranges
      .map((range, at) => firstMonthOf(range.startDate) - freeFrom(ranges[at - 1] ?? range))
      .filter((free, at) => free > 1 && freeFrom(ranges[at - 1]) > endMonthOf(end))
      .reduce((sum, free) => sum + free, 0)
    if (months === 0) continue
    const between = before.name === name ? `two roles at ${name}` : `${before.name} and ${name}`
    const message = `There are ${months} months between ${between} without a job or education.`
    const hint =
      "If it was a career break, add it to work.yaml with break: and its dates. If it may stay, a comment on the line above says so: # ok: gap"
    yield { file: "work", path, code: "gap", message, hint }
  }
}

const freeFrom = (range: MonthRange | undefined) => endMonthOf(range?.endDate ?? "") + 1

/** @returns the education that has a start and an end, or goes on */
function findStudies({ sections }: Content["resume"]): MonthRange[] {
  return sections.flatMap((section) =>
    section.section === "Education"
      ? section.content.entries.flatMap(({ startDate, endDate }) =>
          startDate !== undefined && endDate !== undefined ? [{ startDate, endDate }] : [],
        )
      : [],
  )
}

export const DATE_RULES = [checkDates, warnAboutOrder, warnAboutGaps]
