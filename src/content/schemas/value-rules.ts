/** Rules for single values. A rule takes a string and returns a diagnostic if the string is invalid. */
import { distance } from "fastest-levenshtein"
import { type DatePrecision, MONTH_NAMES, precisionOf } from "../../lib/dates"
import { toSlug } from "../../lib/slug"
import type { DiagnosticDetails } from "../diagnostics"
import { quote } from "../wording"

export type ValueDiagnostic = DiagnosticDetails & {
  /** The value that was probably meant. */
  suggestion?: string
}

export type ValueRule = (value: string) => ValueDiagnostic | undefined

const YEAR = "[12]\\d{3}"

const MONTH = `(${MONTH_NAMES.join("|")}) ${YEAR}`

/**
 * The rules as regular expressions for the JSON Schemas that editors use. An expression may accept
 * a value that its rule rejects, but not the other way round.
 */
export const PATTERNS = {
  text: "\\S",
  date: `^(${MONTH}|${YEAR})$`,
  endDate: `^(${MONTH}|${YEAR})?$`,
  day: "^\\d{4}-\\d{2}-\\d{2}$",
  exactDate: `^(${MONTH}|${YEAR}(-\\d{2}-\\d{2})?)$`,
  id: "^[a-z0-9]+(-[a-z0-9]+)*$",
  webUrl: "^https?://\\S+$",
  origin: "^https?://[^\\s/]+$",
  href: "^(/(?!/)|https?://|mailto:|tel:)\\S*$",
  picture: "^images/\\S+$",
  drawing: "^images/\\S+\\.svg$",
  time: "^[0-2]\\d:[0-5]\\d:[0-5]\\d$",
} as const

/** Accepts a text with at least one character that is not white space. */
export const checkText: ValueRule = (value) =>
  /\S/.test(value) ? undefined : { code: "empty-text", message: "The text is empty." }

/** Accepts a month or a year alone. */
export const checkDate: ValueRule = (value) => {
  if (new RegExp(PATTERNS.date).test(value)) return undefined
  return {
    code: "bad-date",
    message: describeBadDate(value),
    expected:
      "a month in three letters and a year, as in 'Apr 2023', or a year alone, as in '2009'",
    suggestion: suggestDate(value, "month"),
    hint: hasTwoYears(value) ? "Put the start in startDate and the end in endDate." : undefined,
  }
}

/** How people write in several languages that something has not ended. */
const CURRENT =
  /^((to|until|til|till) )?(the )?(present|now|current|currently|today|date|ongoing|still|heute|jetzt|aktuell|laufend|actuel|actuellement|présent|aujourd['’]hui|actual|actualidad|hoy|presente|attuale|oggi|heden|nu|atual|hoje)\.?$/i

/** Accepts the same, or '' for what has not ended. */
export const checkEndDate: ValueRule = (value) => {
  const diagnostic = value === "" ? undefined : checkDate(value)
  if (!diagnostic) return undefined
  const isCurrent = !/[\p{L}\p{N}]/u.test(value) || CURRENT.test(value.trim())
  return {
    ...diagnostic,
    expected: `${diagnostic.expected}, or '' if it has not ended`,
    suggestion: isCurrent ? "" : diagnostic.suggestion,
  }
}

/** Accepts a day, a month or a year alone. */
export const checkExactDate: ValueRule = (value) => {
  if (new RegExp(PATTERNS.exactDate).test(value) && precisionOf(value)) return undefined
  return {
    code: "bad-date",
    message: describeBadDate(value),
    expected: "a day, as in '2024-11-05', a month, as in 'Nov 2024', or a year, as in '2024'",
    suggestion: suggestDate(value, "day"),
  }
}

/** Accepts a day. */
export const checkDay: ValueRule = (value) => {
  if (precisionOf(value) === "day") return undefined
  const suggestion = suggestDate(value, "day")
  return {
    code: "bad-date",
    message: describeBadDate(value),
    expected: "a day, as in '2024-11-05'",
    suggestion: suggestion && precisionOf(suggestion) === "day" ? suggestion : undefined,
  }
}

/** @returns why a text is no date: the month may not exist, or may have fewer days */
function describeBadDate(value: string): string {
  const { year = 0, month = 0, day = 0 } = partsOf(value) ?? {}
  const message = `${quote(value)} is not a valid date`
  if (month > 12 && month < 100) return `${message}: there is no month ${month}.`
  const days = month > 0 && month <= 12 ? new Date(Date.UTC(year, month, 0)).getUTCDate() : 0
  return day > days && day <= 31 && days > 0
    ? `${message}: ${MONTH_NAMES[month - 1]} ${year} has ${days} days.`
    : `${message}.`
}

const hasTwoYears = (text: string) => (text.match(YEARS) ?? []).length > 1

const YEARS = /(?<!\d)[12]\d{3}(?!\d)/g

/**
 * @returns the date that was probably meant, as in 'Apr 2023' for '2023-04' or '4/2023'; undefined
 *   for '04/05/2023', which is not the same day everywhere
 */
function suggestDate(text: string, precision: DatePrecision): string | undefined {
  if (hasTwoYears(text)) return undefined
  const { year, month = 0, day } = partsOf(text) ?? {}
  if (!year) return undefined
  if (/^\W*(since|from|until|about|around|circa|ca|c)\W+\d{4}\W*$/i.test(text)) return String(year)
  const name = MONTH_NAMES[month - 1]
  if (precision !== "day" || !day) return name && `${name} ${year}`
  const date = [year, month, day].map((part) => String(part).padStart(2, "0")).join("-")
  return precisionOf(date) && date
}

/** @returns the numbers that a text probably has as a date; the day may not exist */
function partsOf(text: string): { year: number; month?: number; day?: number } | undefined {
  const word = /\p{L}{3,}/u.exec(text)?.[0]
  const [written] = text.match(YEARS) ?? []
  const year = written ?? (word ? /(?<=\p{L}\W*)\d\d$/u.exec(text.trim())?.[0] : undefined)
  if (!year) return undefined
  const numbers = (text.replace(year, " ").match(/\d+/g) ?? []).map(Number)
  if (word) numbers.unshift(monthOf(word))
  else if (!text.trim().startsWith(year) && numbers.length > 1) {
    if (!text.includes(".")) return undefined
    numbers.reverse()
  }
  const [month, day] = numbers
  return { year: fullYear(year), month, day }
}

/** @returns the year of a century: '06' is 2006, '98' is 1998 */
function fullYear(year: string): number {
  return year.length > 2 ? Number(year) : Number(year) + (Number(year) < 50 ? 2000 : 1900)
}

const FULL_MONTH_NAMES =
  "january february march april may june july august september october november december".split(" ")

/** @returns the number of the month with this name, or with a name much like it; 0 if there is none */
function monthOf(word: string): number {
  const name = word.toLowerCase()
  const sorted = (letters: string) => letters.split("").sort().join("")
  const find = (test: (month: string) => boolean) =>
    FULL_MONTH_NAMES.flatMap((month, index) => (test(month) ? [index + 1] : []))
  const isSimilar = (month: string) =>
    name.length > 4
      ? distance(month, name) <= 2
      : distance(month.slice(0, 3), name.slice(0, 3)) === 1
  const found = [
    find((month) => month.startsWith(name.slice(0, 3))),
    find((month) => sorted(month.slice(0, 3)) === sorted(name)),
    find(isSimilar),
  ].find((months) => months.length > 0)
  return found?.length === 1 ? (found[0] ?? 0) : 0
}

/** Accepts lowercase letters and digits, joined by single hyphens. */
export const checkId: ValueRule = (value) => {
  if (new RegExp(PATTERNS.id).test(value)) return undefined
  const message = `${quote(value)} is not a valid id.`
  const expected = "lowercase letters and digits joined by hyphens, as in 'work-one'"
  return { code: "bad-id", message, expected, suggestion: toSlug(value) || undefined }
}

/** The path of a photo or a screenshot, which the site resizes. */
export const checkPicturePath: ValueRule = (value) =>
  checkPath(value) ??
  (/\.(png|jpe?g|webp|avif)$/i.test(value)
    ? undefined
    : invalidPath(`${quote(value)} does not end in .png, .jpg, .webp or .avif.`))

/** The path of a drawing, which the site shows at any size. */
export const checkDrawingPath: ValueRule = (value) => {
  const isDrawing = value.endsWith(".svg")
  const diagnostic =
    checkPath(value) ??
    (isDrawing ? undefined : invalidPath(`${quote(value)} does not end in .svg.`))
  return diagnostic && { ...diagnostic, expected: "a path like 'images/drawing.svg'" }
}

const invalidPath = (message: string, suggestion?: string): ValueDiagnostic => ({
  code: "bad-picture-path",
  message,
  expected: "a path like 'images/picture.png'",
  suggestion,
})

const checkPath: ValueRule = (value) => {
  if (/^[a-z]+:/i.test(value)) {
    return invalidPath("A picture must be in the folder images, so that the site can resize it.")
  }
  if (/\\/.test(value))
    return invalidPath("A path must have slashes, not backslashes.", value.replaceAll("\\", "/"))
  if (value.split("/").includes("..")) return invalidPath("A picture must be in the folder images.")
  if (/\s/.test(value)) return invalidPath("The path contains a space. Rename the file.")
  if (!/^images\/[^/]/.test(value)) {
    const name = value.replace(/^(\.?\/)*(content\/)?(images\/)?/, "").replace(/^.*\//, "")
    return invalidPath(
      `${quote(value)} does not start with images/.`,
      name ? `images/${name}` : undefined,
    )
  }
  return undefined
}

/** Accepts a time with seconds. An evening that goes on after midnight counts on: '24:15:00'. */
export const checkTime: ValueRule = (value) => {
  if (new RegExp(PATTERNS.time).test(value)) return undefined
  return {
    code: "bad-time",
    message: `${quote(value)} is not a valid time.`,
    expected: "hours, minutes and seconds, as in '19:04:30'",
    suggestion: /^[0-2]\d:[0-5]\d$/.test(value) ? `${value}:00` : undefined,
  }
}
