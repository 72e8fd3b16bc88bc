import { type DateForms, ENGLISH_DATES } from "../../lib/dates"

/** `formatToParts` of Node.js 20 ends the process at a month in Scottish Gaelic. */
const IN_ENGLISH = ["en", "gd"]

/**
 * Only the build calls this function: the browser may have other data about languages than Node.js, and
 * React expects the same text from both.
 * @param language as in 'de' or 'pt-BR'
 * @returns how the language writes dates; English if it is unknown
 */
export function dateFormsOf(language: string): DateForms {
  const isKnown = Intl.DateTimeFormat.supportedLocalesOf(language).length > 0
  if (!isKnown || IN_ENGLISH.includes(new Intl.Locale(language).language)) return ENGLISH_DATES
  const formsWith = (options: Intl.DateTimeFormatOptions) => {
    const format = new Intl.DateTimeFormat(language, {
      ...options,
      month: "short",
      year: "numeric",
      timeZone: "UTC",
      calendar: "gregory",
      numberingSystem: "latn",
    })
    return ENGLISH_DATES.month.map((_form, month) =>
      format
        .formatToParts(Date.UTC(2001, month, 1))
        .map(({ type, value }) => (type === "year" || type === "day" ? `{${type}}` : value))
        .join(""),
    )
  }
  return { month: formsWith({}), day: formsWith({ day: "numeric" }) }
}
