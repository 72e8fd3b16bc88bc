/** The fields for dates: what each takes, and in which form the rest of the program reads it. */
import { quote } from "../wording"
import { isPresent, type Parts, readDate, readOneWay, toContentDate } from "./read-date"
import type { ValueRule } from "./value-rules"

export type DateField = {
  /** @returns the form of the field, as in 'Apr 2023', '2009' or '2024-11-05'; undefined if it does not take the text */
  read: (text: string) => string | undefined
  check: ValueRule
}

/**
 * A field takes each date that can be read in one way, in any language.
 * @param takes which of them, if not all
 */
function dateField(
  finest: "month" | "day",
  expected: string,
  takes: (date: Parts) => boolean = () => true,
): DateField {
  const read = (text: string) => {
    const date = readOneWay(text)
    return date && takes(date) ? toContentDate(date, finest) : undefined
  }
  const check: ValueRule = (text) => {
    if (read(text) !== undefined) return undefined
    const date = readOneWay(text)
    const suggestion = date && toContentDate(date, finest)
    const what = date ? "date that this field takes" : `valid date${reasonOf(text, finest)}`
    return { code: "bad-date", message: `${quote(text)} is not a ${what}.`, expected, suggestion }
  }
  return { read, check }
}

/** What stands beside a publication that has no date yet. */
const IN_PRESS =
  /^\W*(in press|forthcoming|to appear|accepted|submitted|under review|im (?:druck|erscheinen)|eingereicht|sous presse|en prensa)\W*$/i

/** @returns as in ': it may be Mar 2024 or Apr 2024' */
function reasonOf(text: string, finest: "month" | "day"): string {
  const [, state] = IN_PRESS.exec(text) ?? []
  if (state) return `: leave date out, and write volume: ${state}`
  const { reason, readings, leftOut, ...date } = readDate(text) ?? { year: 0 }
  if (reason) return `: ${reason}`
  const written = (readings ?? [date]).map((each) => toContentDate(each, finest)).join(" or ")
  if (readings) return `: it may be ${written}`
  return leftOut ? `: only ${written} of it can be read` : ""
}

/** A month, or a year alone. */
export const MONTH_FIELD = dateField(
  "month",
  "a month and a year, as in 'Apr 2023', or a year alone, as in '2009'",
  ({ day }) => !day,
)

/** The same, or '' or a word such as 'present' or 'heute' for what has not ended. */
export const END_FIELD: DateField = {
  read: (text) => (text === "" || isPresent(text) ? "" : MONTH_FIELD.read(text)),
  check: (text) => {
    const finding = END_FIELD.read(text) === undefined ? MONTH_FIELD.check(text) : undefined
    return finding && { ...finding, expected: `${finding.expected}, or '' if it has not ended` }
  },
}

/** A day, a month or a year alone. */
export const EXACT_FIELD = dateField(
  "day",
  "a day, as in '2024-11-05', a month, as in 'Nov 2024', or a year, as in '2024'",
)

/** A day that a Word file can have: a ZIP file has no others. */
export const DAY_FIELD = dateField(
  "day",
  "a day from 1980 to 2099, as in '2024-11-05'",
  ({ year, day }) => !!day && year >= 1980 && year < 2100,
)
