/** Rules for single values. A rule takes a string and returns a finding if the string is invalid. */
import { LANGUAGE, languageNamed } from "../../lib/language-codes"
import { countryCodeOf } from "../../lib/people/known-regions"
import { toSlug } from "../../lib/slug"
import type { Finding } from "../diagnostics"
import { quote } from "../wording"

export type ValueRule = (value: string) => Finding | undefined

/** @returns the rule, which then suggests no value that is the mistake again, or another one */
export const proved =
  (rule: ValueRule): ValueRule =>
  (value) => {
    const finding = rule(value)
    const { suggestion = value } = finding ?? {}
    const isHelp = suggestion !== value && !rule(suggestion)
    return finding && { ...finding, suggestion: isHelp ? suggestion : undefined }
  }

/**
 * The rules as regular expressions for the JSON Schemas that editors use. An expression may accept
 * a value that its rule rejects, but not the other way round.
 */
export const PATTERNS = {
  text: "\\S",
  date: "\\p{Nd}{4}",
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

/** How to make a JPEG of a photo that no browser but Safari shows. */
export const HEIC_HINT =
  "Open the photo in a program such as Preview, and export it as a JPEG. On an iPhone, Settings → Camera → Formats → Most Compatible takes JPEGs."

/** File systems take 255 bytes. The files that the build makes of a picture have longer names. */
const MAX_NAME_LENGTH = 200

const BAD_PATHS: readonly (readonly [pattern: RegExp, message: string])[] = [
  [/^[a-z]+:|(?:^|\/)\.\.(?:\/|$)/i, "A picture must be in the folder images."],
  [/\\/, "A path must have slashes, not backslashes."],
  [/\s/, "The path contains a space. Rename the file."],
  [/^(?!images\/[^/])/, "The path does not start with images/."],
]

const pathRule =
  (example: string, end: RegExp, ends: string): ValueRule =>
  (value) => {
    const [, bad] = BAD_PATHS.find(([pattern]) => pattern.test(value)) ?? []
    const length = Math.max(...value.split("/").map((name) => Buffer.byteLength(name)))
    const tooLong = `A name in the path has ${length} bytes, and can have ${MAX_NAME_LENGTH}. Rename the file.`
    const badEnd = end.test(value) ? undefined : `${quote(value)} does not end in ${ends}.`
    const message = bad ?? (length > MAX_NAME_LENGTH ? tooLong : badEnd)
    if (message === undefined) return undefined
    const [, name] =
      /^(?:\.?\/)*(?:content\/)?(?:images\/)?((?<=images\/).+|[^/:]+)$/i.exec(
        value.replaceAll("\\", "/"),
      ) ?? []
    return {
      code: "bad-picture-path",
      message,
      expected: `a path like '${example}'`,
      suggestion: name && `images/${name}`,
      hint: /\.hei[cf]$/i.test(value) ? HEIC_HINT : undefined,
    }
  }

/** The path of a photo or a screenshot, which the site resizes. */
export const checkPicturePath = pathRule(
  "images/picture.png",
  /\.(?:png|jpe?g|webp|avif)$/i,
  ".png, .jpg, .webp or .avif",
)

/** The path of a drawing, which the site shows at any size. */
export const checkDrawingPath = pathRule("images/drawing.svg", /\.svg$/, ".svg")

/** Accepts a time with seconds. An evening that goes on after midnight counts on: '24:15:00'. */
export const checkTime: ValueRule = (value) => {
  if (new RegExp(PATTERNS.time).test(value)) return undefined
  const message = `${quote(value)} is not a valid time.`
  const expected = "hours, minutes and seconds, as in '19:04:30'"
  const suggestion = /^[0-2]\d:[0-5]\d$/.test(value) ? `${value}:00` : undefined
  return { code: "bad-time", message, expected, suggestion }
}
