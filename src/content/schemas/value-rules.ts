/** Rules for single values. A rule takes a string and returns a finding if the string is invalid. */
import { distance } from "fastest-levenshtein"
import { MONTH_NAMES, precisionOf } from "../../lib/dates"
import { LANGUAGE, languageNamed } from "../../lib/language-codes"
import { countryCodeOf } from "../../lib/people/known-regions"
import { hasTwoYears, isPresent, readDate, splitRange, toContentDate } from "../../lib/read-date"
import { toSlug } from "../../lib/slug"
import type { Finding } from "../diagnostics"
import { quote, yamlText } from "../wording"

export type ValueRule = (value: string) => Finding | undefined

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
  day: "^(19[89]|20\\d)\\d-\\d{2}-\\d{2}$",
  exactDate: `^(${MONTH}|${YEAR}(-\\d{2}-\\d{2})?)$`,
  id: "^[a-z0-9]+(-[a-z0-9]+)*$",
  webUrl: "^[Hh][Tt]{2}[Pp][Ss]?://\\S+$",
  doi: "^10\\.\\d{4,9}(\\.\\d+)*/\\S+$",
  origin: "^[Hh][Tt]{2}[Pp][Ss]?://[^\\s/]+$",
  href: "^(/(?!/)|[Hh][Tt]{2}[Pp][Ss]?://|[Mm][Aa][Ii][Ll][Tt][Oo]:|[Tt][Ee][Ll]:)\\S*$",
  picture: "^images/\\S+$",
  drawing: "^images/\\S+\\.svg$",
  countryCode: "^[A-Z]{2}$",
  time: "^[0-2]\\d:[0-5]\\d:[0-5]\\d$",
} as const

/** Accepts a text with at least one character that can be seen. */
export const checkText: ValueRule = (value) =>
  /[^\s\p{Default_Ignorable_Code_Point}]/u.test(value)
    ? undefined
    : { code: "empty-text", message: "The text is empty." }

const SINCE = /^(?:since|from|seit|ab|depuis|desde|dal)$/i

const UNTIL = /^(?:until|till?|bis|hasta)$/i

/** Accepts a month or a year alone. */
export const checkDate: ValueRule = (value) => {
  if (new RegExp(PATTERNS.date).test(value)) return undefined
  const message = describeBadDate(value)
  const expected =
    "a month in three letters and a year, as in 'Apr 2023', or a year alone, as in '2009'"
  const suggestion = suggestDate(value, "month", SINCE)
  const [start = "", end = ""] = splitRange(value) ?? []
  const from = suggestDate(start, "month", SINCE)
  const to = isPresent(end) ? "" : suggestDate(end, "month")
  const fields = from && to !== undefined && `Here it is startDate: '${from}' and endDate: '${to}'`
  const twoYears = hasTwoYears(value) && "Put the start in startDate and the end in endDate."
  const hint = fields || twoYears || possibleDates(value, "month")
  return { code: "bad-date", message, expected, suggestion, hint }
}

/** Accepts the same, or '' for what has not ended. */
export const checkEndDate: ValueRule = (value) => {
  const finding = value === "" ? undefined : checkDate(value)
  if (!finding) return undefined
  const isCurrent = !/[\p{L}\p{N}]/u.test(value) || isPresent(value)
  const suggestion = suggestDate(value, "month", UNTIL)
  return {
    ...finding,
    expected: `${finding.expected}, or '' if it has not ended`,
    suggestion: isCurrent ? "" : suggestion,
  }
}

/** Accepts a day, a month or a year alone. */
export const checkExactDate: ValueRule = (value) => {
  if (new RegExp(PATTERNS.exactDate).test(value) && precisionOf(value)) return undefined
  const message = describeBadDate(value)
  const expected = "a day, as in '2024-11-05', a month, as in 'Nov 2024', or a year, as in '2024'"
  const hint = possibleDates(value, "day")
  return { code: "bad-date", message, expected, suggestion: suggestDate(value, "day"), hint }
}

/** Accepts a day that a Word file can have: a ZIP file has no others. */
export const checkDay: ValueRule = (value) => {
  const isDay = (date: string) => new RegExp(PATTERNS.day).test(date) && precisionOf(date) === "day"
  if (isDay(value)) return undefined
  const found = suggestDate(value, "day")
  const isTooFar = precisionOf(value) === "day"
  const message = isTooFar
    ? `${quote(value)} is not a day that a Word file can have.`
    : describeBadDate(value)
  const expected = `a day${isTooFar ? " from 1980 to 2099" : ""}, as in '2024-11-05'`
  const suggestion = found && isDay(found) ? found : undefined
  return { code: "bad-date", message, expected, suggestion }
}

/** @returns why a text is no date: the month may not exist, or may have fewer days */
function describeBadDate(value: string): string {
  const reason = readDate(value)?.reason
  return `${quote(value)} is not a valid date${reason ? `: ${reason}` : ""}.`
}

/**
 * @param isImplied a word before a year that the field itself says, such as 'since' in startDate
 * @returns the date that was meant, as in 'Apr 2023' for '2023-04', '4/2023' or 'Arp 2023'; undefined
 *   if the text may mean another date
 */
function suggestDate(
  text: string,
  precision: "month" | "day",
  isImplied?: RegExp,
): string | undefined {
  if (hasTwoYears(text)) return undefined
  for (const corrected of [text, text.replace(/\p{L}{3,}/u, correctMonth)]) {
    const date = readDate(corrected)
    if (date && (!date.leftOut || isImplied?.test(date.leftOut))) {
      const found = toContentDate(date, precision)
      return new RegExp(PATTERNS.exactDate).test(found) ? found : undefined
    }
  }
  return undefined
}

/** @returns the dates that a text such as 'Spring 2017' or '03/04/2024' may mean; a year alone loses the rest */
function possibleDates(text: string, precision: "month" | "day"): string | undefined {
  const { year, leftOut, reason } = readDate(text) ?? {}
  // 'until 2019' is no start.
  if (!year || !leftOut || reason || SINCE.test(leftOut) || UNTIL.test(leftOut)) return undefined
  const [, a = 0, b = 0] = (/^(\d+)\/(\d+), which/.exec(leftOut) ?? []).map(Number)
  const dateOf = (month: number, day: number) =>
    `'${toContentDate({ year, month, day }, precision)}'`
  if (a && b) return `Did you mean ${dateOf(a, b)}, ${dateOf(b, a)} or '${year}' alone?`
  return `Did you mean '${year}' alone? If you know the month, put it before the year, as in 'Apr ${year}'.`
}

const ENGLISH_MONTHS =
  "january february march april may june july august september october november december".split(" ")

/** @returns the English month that a word misspells: two letters swapped, or two wrong in a long name */
function correctMonth(word: string): string {
  const name = word.toLowerCase()
  const sorted = (letters: string) => letters.split("").sort().join("")
  const found = ENGLISH_MONTHS.filter((month) =>
    name.length > 5
      ? distance(month, name) <= 2
      : sorted(month.slice(0, 3)) === sorted(name) || sorted(month) === sorted(name),
  )
  return found.length === 1 ? (found[0] ?? word) : word
}

/** Accepts the code of a language. */
export const checkLanguage: ValueRule = (value) => {
  if (LANGUAGE.test(value)) return undefined
  const message = `${quote(value)} is not the code of a language.`
  const expected = "a code like 'de' or 'pt-BR'"
  return { code: "bad-value", message, expected, suggestion: languageNamed(value) }
}

/** Accepts the code of a country. */
export const checkCountryCode: ValueRule = (value) => {
  if (new RegExp(PATTERNS.countryCode).test(value)) return undefined
  const message = `${quote(value)} is not the code of a country.`
  const expected = "the country's ISO code of two capital letters, as in 'PT'"
  return { code: "bad-value", message, expected, suggestion: countryCodeOf(value.trim()) }
}

/** Accepts lowercase letters and digits, joined by single hyphens. */
export const checkId: ValueRule = (value) => {
  if (new RegExp(PATTERNS.id).test(value)) return undefined
  const message = `${quote(value)} is not a valid id.`
  const expected = "lowercase letters and digits joined by hyphens, as in 'work-one'"
  return { code: "bad-id", message, expected, suggestion: toSlug(value) || undefined }
}

/** The path of a photo or a screenshot, which the site resizes. */
export const checkPicturePath: ValueRule = (value) => {
  const finding = checkPath(value)
  if (finding || /\.(png|jpe?g|webp|avif)$/i.test(value)) return finding
  const wrongEnd = invalidPath(`${quote(value)} does not end in .png, .jpg, .webp or .avif.`)
  const picture = value.replace(/(?:\.[a-z]{2,4})?$/i, ".png")
  const hint = `Save it as a PNG or a JPEG in the folder images, and name that file here: ${yamlText(picture)}`
  return { ...wrongEnd, hint: /\.hei[cf]$/i.test(value) ? HEIC_HINT : hint }
}

/** How to make a JPEG of a photo that no browser but Safari shows. */
export const HEIC_HINT =
  "Open the photo in a program such as Preview, and export it as a JPEG. On an iPhone, Settings → Camera → Formats → Most Compatible takes JPEGs."

/** The path of a drawing, which the site shows at any size. */
export const checkDrawingPath: ValueRule = (value) => {
  const isDrawing = value.endsWith(".svg")
  const finding =
    checkPath(value) ??
    (isDrawing ? undefined : invalidPath(`${quote(value)} does not end in .svg.`))
  return finding && { ...finding, expected: "a path like 'images/drawing.svg'" }
}

const invalidPath = (message: string, suggestion?: string): Finding => ({
  code: "bad-picture-path",
  message,
  expected: "a path like 'images/picture.png'",
  suggestion,
})

/** File systems take 255 bytes. The files that the build makes of a picture have longer names. */
const MAX_NAME_LENGTH = 200

const checkPath: ValueRule = (value) => {
  if (/^[a-z]+:/i.test(value)) {
    const name = /[^/\\:]*$/.exec(value.replace(/[?#].*$/, ""))?.[0].replace(/\s+/g, "-")
    const hint = `Copy the picture there, and name that file here: 'images/${name || "picture.png"}'`
    const message = "A picture must be in the folder images, so that the site can resize it."
    return { ...invalidPath(message), hint }
  }
  if (/\\/.test(value))
    return invalidPath("A path must have slashes, not backslashes.", value.replaceAll("\\", "/"))
  if (value.split("/").includes("..")) return invalidPath("A picture must be in the folder images.")
  if (/\s/.test(value)) return invalidPath("The path contains a space. Rename the file.")
  const length = Math.max(...value.split("/").map((name) => Buffer.byteLength(name)))
  if (length > MAX_NAME_LENGTH) {
    return invalidPath(
      `A name in the path has ${length} bytes, and can have ${MAX_NAME_LENGTH}. Rename the file.`,
    )
  }
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
  const message = `${quote(value)} is not a valid time.`
  const expected = "hours, minutes and seconds, as in '19:04:30'"
  const suggestion = /^[0-2]\d:[0-5]\d$/.test(value) ? `${value}:00` : undefined
  return { code: "bad-time", message, expected, suggestion }
}
