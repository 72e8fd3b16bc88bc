/** The rules of single values. Each takes a text and tells what is wrong with it, if anything. */
import { MONTHS } from "../lib/dates"
import { quote } from "./check/words"
import type { Flaw } from "./diagnostics"
import { suggestMonth } from "./months"

/** A flaw that knows what the value should have been. */
export type FieldFlaw = Flaw & { suggestion?: string }

export type Rule = (value: string) => FieldFlaw | undefined

const MONTH = `(${MONTHS.join("|")}) [12]\\d{3}`

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

export const checkEndMonth: Rule = (value) => {
  const flaw = value === "" ? undefined : checkMonth(value)
  if (!flaw) return undefined
  if (/^\s*$|^(present|now|current|today|ongoing)$/i.test(value)) flaw.suggestion = ""
  return { ...flaw, expected: `${flaw.expected}, or '' while it lasts` }
}

export const checkId: Rule = (value) => {
  if (new RegExp(PATTERNS.id).test(value)) return undefined
  const message = `${quote(value)} is not an id.`
  const suggestion = toId(value)
  const expected = "lowercase letters and digits joined by hyphens, as in 'work-one'"
  return { code: "bad-id", message, expected, ...(suggestion ? { suggestion } : {}) }
}

function toId(text: string): string {
  return text
    .normalize("NFKD")
    .replace(/\p{M}/gu, "")
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, "-")
    .replace(/^-|-$/g, "")
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
