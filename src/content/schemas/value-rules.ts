/** Rules for single values. A rule takes a string and returns a diagnostic if the string is invalid. */
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
  exactDate: `^(${MONTH}|${YEAR}(-\\d{2}-\\d{2})?)$`,
  id: "^[a-z0-9]+(-[a-z0-9]+)*$",
  webUrl: "^https?://\\S+$",
  href: "^(/(?!/)|https?://|mailto:|tel:)\\S*$",
  picture: "^images/\\S+$",
} as const

export const checkText: ValueRule = (value) =>
  /\S/.test(value) ? undefined : { code: "empty-text", message: "The text is empty." }

/** Accepts a month or a year alone. */
export const checkDate: ValueRule = (value) => {
  if (new RegExp(PATTERNS.date).test(value)) return undefined
  return {
    code: "bad-date",
    message: `${quote(value)} is not a valid date.`,
    expected:
      "a month in three letters and a year, as in 'Apr 2023', or a year alone, as in '2009'",
    suggestion: suggestDate(value, "month"),
  }
}

/** Accepts the same, or '' for what has not ended. */
export const checkEndDate: ValueRule = (value) => {
  const diagnostic = value === "" ? undefined : checkDate(value)
  if (!diagnostic) return undefined
  const isCurrent = /^\s*$|^(present|now|current|today|ongoing)$/i.test(value)
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
    message: `${quote(value)} is not a valid date.`,
    expected: "a day, as in '2024-11-05', a month, as in 'Nov 2024', or a year, as in '2024'",
    suggestion: suggestDate(value, "day"),
  }
}

/**
 * @returns the date that was probably meant, as in 'Apr 2023' for '2023-04' or '4/2023'; undefined
 *   for '04/05/2023', which is not the same day everywhere
 */
function suggestDate(text: string, precision: DatePrecision): string | undefined {
  const year = /(?<!\d)[12]\d{3}(?!\d)/.exec(text)?.[0]
  if (!year) return undefined
  const rest = text.replace(year, " ")
  const word = /[a-z]{3,}/i.exec(rest)?.[0].slice(0, 3).toLowerCase()
  const numbers = (rest.match(/\d+/g) ?? []).map(Number)
  if (word) numbers.unshift(MONTH_NAMES.findIndex((name) => name.toLowerCase() === word) + 1)
  else if (!text.trim().startsWith(year) && numbers.length > 1) {
    if (!text.includes(".")) return undefined
    numbers.reverse()
  }
  const [month = 0, day] = numbers
  const name = MONTH_NAMES[month - 1]
  if (precision !== "day" || !day) return name && `${name} ${year}`
  const date = [year, month, day].map((part) => String(part).padStart(2, "0")).join("-")
  return precisionOf(date) && date
}

export const checkId: ValueRule = (value) => {
  if (new RegExp(PATTERNS.id).test(value)) return undefined
  const message = `${quote(value)} is not a valid id.`
  const expected = "lowercase letters and digits joined by hyphens, as in 'work-one'"
  return { code: "bad-id", message, expected, suggestion: toSlug(value) || undefined }
}

export const checkPicturePath: ValueRule = (value) => {
  const invalid = (message: string, suggestion?: string): ValueDiagnostic => ({
    code: "bad-picture-path",
    message,
    expected: "a path like 'images/picture.png'",
    suggestion,
  })
  if (/^[a-z]+:/i.test(value)) {
    return invalid("A picture must be in content/images, so that the site can resize it.")
  }
  if (/\\/.test(value))
    return invalid("A path must have slashes, not backslashes.", value.replaceAll("\\", "/"))
  if (value.split("/").includes("..")) return invalid("A picture must be in content/images.")
  if (/\s/.test(value)) return invalid("The path contains a space. Rename the file.")
  if (!/^images\/[^/]/.test(value)) {
    const name = value.replace(/^(\.?\/)*(content\/)?(images\/)?/, "")
    return invalid(
      `${quote(value)} does not start with images/.`,
      name ? `images/${name}` : undefined,
    )
  }
  if (/\.(png|jpe?g|webp|avif)$/i.test(value)) return undefined
  return invalid(`${quote(value)} does not end in .png, .jpg, .webp or .avif.`)
}
