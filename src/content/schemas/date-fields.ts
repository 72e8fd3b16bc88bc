/** The fields for dates: what each takes, and in which form the rest of the program reads it. */
import type { Finding } from "../diagnostics"
import { quote } from "../wording"
import { isPresent, type Parts, readDate, readOneWay, toContentDate } from "./read-date"
import type { ValueRule } from "./value-rules"

export type DateField = {
  /** @returns the form of the field, as in 'Apr 2023', '2009' or '2024-11-05'; undefined if it does not take the text */
  read: (text: string) => string | undefined
  check: ValueRule
}

type Options = {
  finest: "month" | "day"
  expected: string
  /** Whether the field takes the date. Default: any. */
  takes?: (date: Parts) => boolean
  /** Whether the text says that the date has not come. Default: none does. */
  isOpen?: (text: string) => boolean
}

/** A field takes each date that can be read in one way, in any language. */
function dateField({ finest, expected, takes = () => true, isOpen }: Options): DateField {
  const read = (text: string) => {
    if (isOpen?.(text)) return ""
    const date = readOneWay(text)
    return date && takes(date) ? toContentDate(date, finest) : undefined
  }
  const check = (text: string): Finding | undefined => {
    if (read(text) !== undefined) return undefined
    const date = readOneWay(text)
    const what = date ? "date that this field takes" : `valid date${reasonOf(text, finest)}`
    const suggestion = date && toContentDate(date, finest)
    return { code: "bad-date", message: `${quote(text)} is not a ${what}.`, expected, suggestion }
  }
  return { read, check }
}

/** @returns as in ': it may be Mar 2024 or Apr 2024' */
function reasonOf(text: string, finest: "month" | "day"): string {
  const date = readDate(text)
  if (!date) return ""
  const { reason, readings = [], leftOut } = date
  if (reason) return `: ${reason}`
  if (readings.length > 0)
    return `: it may be ${readings.map((each) => toContentDate(each, finest)).join(" or ")}`
  return leftOut ? `: only ${toContentDate(date, finest)} of it can be read` : ""
}

const MONTH = "a month and a year, as in 'Apr 2023', or a year alone, as in '2009'"

const ofMonths = { finest: "month", expected: MONTH, takes: ({ day }: Parts) => !day } as const

/** A month, or a year alone. */
export const MONTH_FIELD = dateField(ofMonths)

/** The same, or '' or a word such as 'present' or 'heute' for what has not ended. */
export const END_FIELD = dateField({
  ...ofMonths,
  expected: `${MONTH}, or '' if it has not ended`,
  isOpen: (text) => text === "" || isPresent(text),
})

/** A day, a month or a year alone. */
export const EXACT_FIELD = dateField({
  finest: "day",
  expected: "a day, as in '2024-11-05', a month, as in 'Nov 2024', or a year, as in '2024'",
})

/** A day that a Word file can have: a ZIP file has no others. */
export const DAY_FIELD = dateField({
  finest: "day",
  expected: "a day from 1980 to 2099, as in '2024-11-05'",
  takes: ({ year, day }) => !!day && year >= 1980 && year < 2100,
})
