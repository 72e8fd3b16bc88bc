/** Rules for single values. A rule takes a string and returns a diagnostic if the string is invalid. */
import { MONTH_NAMES } from "../../lib/months"
import { toSlug } from "../../lib/slug"
import type { DiagnosticDetails } from "../diagnostics"
import { quote } from "../wording"

export type ValueDiagnostic = DiagnosticDetails & {
  /** The value that was probably meant. */
  suggestion?: string
}

export type ValueRule = (value: string) => ValueDiagnostic | undefined

const MONTH = `(${MONTH_NAMES.join("|")}) [12]\\d{3}`

/**
 * The rules as regular expressions for the JSON Schemas that editors use. An expression may accept
 * a value that its rule rejects, but not the other way round.
 */
export const PATTERNS = {
  text: "\\S",
  month: `^${MONTH}$`,
  endMonth: `^(${MONTH})?$`,
  id: "^[a-z0-9]+(-[a-z0-9]+)*$",
  webUrl: "^https?://\\S+$",
  href: "^(/(?!/)|https?://|mailto:|tel:)\\S*$",
  picture: "^images/\\S+$",
} as const

export const checkText: ValueRule = (value) =>
  /\S/.test(value) ? undefined : { code: "empty-text", message: "The text is empty." }

export const checkMonth: ValueRule = (value) => {
  if (new RegExp(PATTERNS.month).test(value)) return undefined
  const message = `${quote(value)} is not a month and a year.`
  const expected = "a month in three letters and a year, as in 'Apr 2023'"
  return { code: "bad-date", message, expected, suggestion: suggestMonth(value) }
}

/** @returns the month that was probably meant, as in 'Apr 2023' for '2023-04' or '4/2023' */
function suggestMonth(text: string): string | undefined {
  const year = /(?<!\d)[12]\d{3}(?!\d)/.exec(text)?.[0]
  if (!year) return undefined
  const rest = text.replace(year, " ")
  const word = /[a-z]{3,}/i.exec(rest)?.[0].slice(0, 3).toLowerCase()
  const number = Number(/\d{1,2}/.exec(rest)?.[0] ?? 0)
  const named = word && MONTH_NAMES.find((month) => month.toLowerCase() === word)
  const month = named ?? (word ? undefined : MONTH_NAMES[number - 1])
  return month && `${month} ${year}`
}

export const checkEndMonth: ValueRule = (value) => {
  const diagnostic = value === "" ? undefined : checkMonth(value)
  if (!diagnostic) return undefined
  const isCurrent = /^\s*$|^(present|now|current|today|ongoing)$/i.test(value)
  return {
    ...diagnostic,
    expected: `${diagnostic.expected}, or '' if it has not ended`,
    suggestion: isCurrent ? "" : diagnostic.suggestion,
  }
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
