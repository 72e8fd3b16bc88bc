/** The rules of single values. Each takes a text and tells what is wrong with it, if anything. */
import { MONTH_NAMES } from "../lib/months"
import { toSlug } from "../lib/slug"
import { quote } from "./check/words"
import type { Flaw } from "./diagnostics"

/** A flaw that knows what the value should have been. */
export type FieldFlaw = Flaw & { suggestion?: string }

export type Rule = (value: string) => FieldFlaw | undefined

const MONTH = `(${MONTH_NAMES.join("|")}) [12]\\d{3}`

/** The rules below as patterns, for editors: a pattern may accept what a rule refuses, never the reverse. */
export const PATTERNS = {
  month: `^${MONTH}$`,
  endMonth: `^(${MONTH})?$`,
  id: "^[a-z0-9]+(-[a-z0-9]+)*$",
  webUrl: "^https?://\\S+$",
  href: "^(/(?!/)|https?://|mailto:|tel:)\\S*$",
  picture: "^images/\\S+$",
} as const

export const checkText: Rule = (value) =>
  /\S/.test(value) ? undefined : { code: "empty-text", message: "The text is empty." }

export const checkMonth: Rule = (value) => {
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

export const checkEndMonth: Rule = (value) => {
  const flaw = value === "" ? undefined : checkMonth(value)
  if (!flaw) return undefined
  if (/^\s*$|^(present|now|current|today|ongoing)$/i.test(value)) flaw.suggestion = ""
  return { ...flaw, expected: `${flaw.expected}, or '' while it lasts` }
}

export const checkId: Rule = (value) => {
  if (new RegExp(PATTERNS.id).test(value)) return undefined
  const message = `${quote(value)} is not an id.`
  const suggestion = toSlug(value)
  const expected = "lowercase letters and digits joined by hyphens, as in 'work-one'"
  return { code: "bad-id", message, expected, ...(suggestion ? { suggestion } : {}) }
}

const EXTENSION = /\.(png|jpe?g|webp|avif)$/i

export const checkPicturePath: Rule = (value) => {
  const expected = "a path like 'images/picture.png'"
  const bad = (message: string, suggestion?: string): FieldFlaw => ({
    code: "bad-picture-path",
    message,
    expected,
    ...(suggestion ? { suggestion } : {}),
  })
  if (/^[a-z]+:/i.test(value)) {
    return bad("A picture must lie in content/images, so that the site can make it small.")
  }
  if (/\\/.test(value)) return bad("A path takes slashes.", value.replaceAll("\\", "/"))
  if (value.split("/").includes("..")) return bad("A picture must lie in content/images.")
  if (/\s/.test(value)) return bad("The path has a space in it: rename the file without one.")
  if (!/^images\/[^/]/.test(value)) {
    const name = value.replace(/^(\.?\/)*(content\/)?(images\/)?/, "")
    return bad(`${quote(value)} does not start with images/.`, name ? `images/${name}` : undefined)
  }
  if (EXTENSION.test(value)) return undefined
  return bad(`${quote(value)} does not end in .png, .jpg, .webp or .avif.`)
}
