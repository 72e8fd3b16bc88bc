import { type DateForms, ENGLISH_DATES, formatDate, MONTH_NAMES } from "../../lib/dates"

/** `formatToParts` of Node.js 20 ends the process at a month in Scottish Gaelic. */
const IN_ENGLISH = ["en", "gd"]

/** The regions that write the day after the month in English, as CLDR says. */
const DAY_SECOND = "AS BI CA GU JP MH MP PH PR UM US VI".split(" ")

const FULL_MONTH_NAMES =
  "January February March April May June July August September October November December".split(" ")

/**
 * Only the build calls this function: the browser may have other data about languages than Node.js, and
 * React expects the same text from both.
 * @param language as in 'de' or 'pt-BR'
 * @returns how the language writes dates; English if it is unknown
 */
export function dateFormsOf(language: string): DateForms {
  if (isInEnglish(language))
    return isDayFirst(language)
      ? { ...ENGLISH_DATES, day: englishDays(MONTH_NAMES, language) }
      : ENGLISH_DATES
  return {
    month: formsWith(language, { month: "short" }),
    day: formsWith(language, { month: "short", day: "numeric" }),
  }
}

/** @returns the day as a letter in this language has it, with the whole name of the month: 'November 5, 2024' */
export function formatLetterDate(date: string, language: string): string {
  const day = isInEnglish(language)
    ? englishDays(FULL_MONTH_NAMES, language)
    : formsWith(language, { month: "long", day: "numeric" })
  return formatDate(date, { ...ENGLISH_DATES, day })
}

function isInEnglish(language: string): boolean {
  const isKnown = Intl.DateTimeFormat.supportedLocalesOf(language).length > 0
  return !isKnown || IN_ENGLISH.includes(new Intl.Locale(language).language)
}

function isDayFirst(tag: string): boolean {
  const { language, region } = new Intl.Locale(tag)
  return language === "en" && region !== undefined && !DAY_SECOND.includes(region)
}

const englishDays = (names: readonly string[], language: string) =>
  names.map((name) => (isDayFirst(language) ? `{day} ${name} {year}` : `${name} {day}, {year}`))

/** @returns a form for each month */
function formsWith(language: string, options: Intl.DateTimeFormatOptions): string[] {
  const format = new Intl.DateTimeFormat(language, {
    ...options,
    year: "numeric",
    timeZone: "UTC",
    calendar: "gregory",
    numberingSystem: "latn",
  })
  return MONTH_NAMES.map((_name, month) =>
    format
      .formatToParts(Date.UTC(2001, month, 1))
      .map(({ type, value }) => (type === "year" || type === "day" ? `{${type}}` : value))
      .join(""),
  )
}
