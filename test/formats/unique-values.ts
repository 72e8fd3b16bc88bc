/** Makes every value of the content unique, so that a test finds a fact only where it belongs. */
import type { Content } from "../../src/content/schemas"
import { MONTH_NAMES, precisionOf } from "../../src/lib/dates"
import { FORMATS_OF_FIELD, isDate, rowOf } from "./fact-table"
import { nameOfField } from "./fields"

/** No other value has such a number, as the years and the counts of `uniqueText`. */
const FIRST_NUMBER = 70_000

/** @returns the content with a count in each text, date and URL that a format must contain, and with other numbers */
export function withUniqueValues(content: Content): Content {
  let count = 0
  const change = (value: unknown, field: string): unknown => {
    if (Array.isArray(value)) return value.map((item) => change(item, `${field}[]`))
    if (value !== null && typeof value === "object") {
      const entries = Object.entries(value)
      return Object.fromEntries(
        entries.map(([key, inner]) => [key, change(inner, nameOfField(field, key, value))]),
      )
    }
    if (value === "" || !isShown(field)) return value
    if (typeof value === "number") return FIRST_NUMBER + count++
    if (typeof value !== "string") return value
    count += 1
    return isDate(field) ? uniqueDate(value, count) : uniqueText(value, count)
  }
  const { owner, resume, skills, work } = content
  return { ...content, ...(change({ owner, resume, skills, work }, "") as Content) }
}

function isShown(field: string): boolean {
  const row = rowOf(field)
  return row !== undefined && (FORMATS_OF_FIELD[row]?.length ?? 0) > 0
}

/** A phone number and a code of two letters stay as they are. */
function uniqueText(text: string, count: number): string {
  if (/^[A-Z]{2}$|^\+?[\d\s()-]+$/.test(text)) return text
  if (text.startsWith("http")) return `${text}/x${count}z`
  return text.includes("@") && !text.includes(" ") ? `x${count}z.${text}` : `${text} x${count}z`
}

/** Years, months and days are in different centuries, so that none is a part of another. */
function uniqueDate(date: string, count: number): string {
  const precision = precisionOf(date)
  if (precision === "year") return String(2100 + count)
  const [year, month] = [Math.floor(count / 12), count % 12]
  return precision === "month"
    ? `${MONTH_NAMES[month]} ${1900 + year}`
    : `${2000 + year}-${String(month + 1).padStart(2, "0")}-17`
}
