/**
 * Field schemas that several content files share. A field's description and example are written for
 * the owner: the findings, the owner's editor and the handbook show them.
 */
import { z } from "zod"
import { LANGUAGE } from "../../lib/language-codes"
import { toOneLine, withPlainSpaces } from "../../lib/one-line"
import { DAY_FIELD, type DateField, END_FIELD, EXACT_FIELD, MONTH_FIELD } from "./date-fields"
import type { FrameName, ListName, SchemaNotes } from "./introspection"
import { checkDoi, checkHref, checkOrigin, checkWebUrl, withSmallScheme } from "./url-rules"
import {
  checkDrawingPath,
  checkId,
  checkLanguage,
  checkPicturePath,
  checkText,
  checkTime,
  PATTERNS,
  proved,
  type ValueRule,
} from "./value-rules"

/** The number of characters that search engines show of the description of a page. */
export const MAX_DESCRIPTION_LENGTH = 155

/** An object of the content. The id is the name of its GraphQL type. */
export const object = <Shape extends z.core.$ZodLooseShape>(id: string, shape: Shape) =>
  z.strictObject(shape).meta({ id })

/** An item of a list, by whose id others refer to it. */
export const item = <Shape extends z.core.$ZodLooseShape>(
  id: string,
  itemOf: ListName,
  shape: Shape,
) => z.strictObject(shape).meta({ id, itemOf })

/** A file of the content. */
export const contentFile = <Shape extends z.core.$ZodLooseShape>(
  id: string,
  description: string,
  shape: Shape,
) => z.strictObject(shape).meta({ id, description })

/** A string with a rule. */
export const stringWith = (rule: ValueRule) => checkedBy(z.string(), rule)

/** The string with a rule. zod's issue carries the rule's finding in `params`. */
export const checkedBy = (string: z.ZodString, rule: ValueRule) =>
  string.superRefine((value, context) => {
    const params = proved(rule)(value)
    if (params) context.addIssue({ code: "custom", params, input: value })
  })

/** A text on one line, in which white space of every kind is one space. */
export const line = () => z.string().overwrite(toOneLine)

/** A line that is not empty. */
export const filledLine = () => checkedBy(line(), checkText)

/** A name, a title or a skill: Word copies it with no-break spaces, which nobody types into a search. */
export const filledName = () => checkedBy(z.string().overwrite(withPlainSpaces), checkText)

/** A text that is not empty. */
export const text = (description: string, example: string, string = filledLine()) =>
  string.meta({
    description,
    pattern: PATTERNS.text,
    examples: [example],
    translation: "text",
  })

/** A text that is a title or another short name. */
export const title = (description: string, example: string) =>
  text(description, example, filledName())

/** A text that is the same in most languages, such as the name of a company. */
export const name = (description: string, example: string) =>
  title(description, example).meta({ translation: "name" })

/** A text that is not empty and may contain marks: emphasis, strong, code and links. */
export const richText = (description: string, example: string) =>
  text(description, example).meta({ inline: true })

/** An optional list of texts that may contain marks. */
export const richTexts = (description: string, example: readonly string[], string = filledLine()) =>
  z
    .array(string.meta({ pattern: PATTERNS.text, inline: true, translation: "text" }))
    .default([])
    .meta({ description, examples: [example] })

/**
 * An optional list of names.
 * @param notes how each of them is translated, or null if they stay as they are; what they refer to; and
 *   whether they take marks
 */
export const texts = (
  description: string,
  example: readonly string[],
  notes: Pick<SchemaNotes, "translation" | "refersTo" | "inline"> = { translation: "text" },
) =>
  z
    .array(filledName().meta({ pattern: PATTERNS.text, ...notes }))
    .default([])
    .meta({ description, examples: [example] })

/** An optional list of items. */
export const list = <Item extends z.ZodType>(item: Item, description: string) =>
  z.array(item).default([]).meta({ description })

/** A list of at least one item. */
export const some = <Item extends z.ZodType>(item: Item, description: string, least = 1) =>
  z.array(item).min(least).meta({ description })

/** A choice between true and false. */
export const flag = (byDefault: boolean, what: string) => {
  const description = `${what}: true or false. Default: ${byDefault}.`
  const choice = z.boolean().default(byDefault)
  return described(choice, description, !byDefault)
}

/** @returns the schema with what the owner reads about it */
export const described = <Schema extends z.ZodType>(
  schema: Schema,
  description: string,
  example: unknown,
): Schema => schema.meta({ description, examples: [example] })

/** @returns a function that makes a string with the rule, for a description and maybe another example */
const ruled =
  (rule: ValueRule, notes: SchemaNotes, byDefault: string, string = z.string()) =>
  (description: string, example = byDefault) =>
    checkedBy(string, rule).meta({ description, ...notes, examples: [example] })

/** A value of the owner's contact data, which may be a URL. */
export const contactValue = ruled(
  checkText,
  { pattern: PATTERNS.text, translation: "name" },
  "robin@example.com",
  line().overwrite(withSmallScheme),
)

/** An HTML id (`/resume/#id`), or a name to which another file refers. */
export const slug = ruled(checkId, { pattern: PATTERNS.id }, "work-one")

/** An optional list of tags. The owner chooses the tags; variants pick items by them. */
export const tags = z
  .array(stringWith(checkId).meta({ pattern: PATTERNS.id }))
  .default([])
  .meta({
    id: "Tags",
    description: "Tags for variants.",
    examples: [["platform"]],
    // No page shows them.
    graphql: null,
  })

const dated = (field: DateField, example: string, pattern?: string) =>
  ruled(
    field.check,
    { isDate: true, pattern },
    example,
    z.string().overwrite((text) => field.read(text) ?? text),
  )

/** A month or a year. It is a string, because a date of JavaScript would have a day and a time zone. */
export const date = dated(MONTH_FIELD, "Apr 2023", PATTERNS.date)

/** The same, or '' for what has not ended. */
export const endDate = dated(END_FIELD, "Mar 2023")

/** A day, a month or a year. */
export const exactDate = dated(EXACT_FIELD, "2024-11-05", PATTERNS.date)

/** A day alone. */
export const day = dated(DAY_FIELD, "2026-11-21", PATTERNS.date)

/** RFC 3986 lets a scheme have capitals, but what reads the content looks for small letters. */
const url = z.string().overwrite(withSmallScheme)

/** A URL of another site. */
export const webUrl = ruled(
  checkWebUrl,
  { pattern: PATTERNS.webUrl, translation: "name" },
  "https://site.example",
  url,
)

/** The DOI of a publication, without the address of the site that finds it. */
export const doi = ruled(checkDoi, { pattern: PATTERNS.doi }, "10.1000/182")

/** The URL of a site. */
export const origin = ruled(checkOrigin, { pattern: PATTERNS.origin }, "https://robin.example", url)

/** A path of this site ('/about/') or a URL of another site. */
export const href = ruled(
  checkHref,
  { pattern: PATTERNS.href, translation: "name" },
  "/about/",
  url,
)

/** macOS writes 'ö' in the name of a file as two characters, and a keyboard types one: here it is one. */
const path = z.string().normalize("NFC")

/** The path of a picture relative to `content/`. In GraphQL, the field is the file's node. */
export const image = (frame: FrameName, description: string) =>
  checkedBy(path, checkPicturePath).meta({
    description,
    frame,
    pattern: PATTERNS.picture,
    examples: ["images/project.png"],
    graphql: 'File! @link(by: "relativePath")',
    translation: "name",
  })

/** The path of a drawing relative to `content/`. */
export const drawing = ruled(
  checkDrawingPath,
  { pattern: PATTERNS.drawing },
  "images/drawing.svg",
  path,
)

/** A time with seconds, as in '19:04:30'. It is a string for the same reason as a date. */
export const time = ruled(checkTime, { pattern: PATTERNS.time }, "19:04:30")

/** The alternative text of a picture. */
export const alt = (example = "A table of round 4 pairings with live scores.") =>
  text("What the picture shows, in one sentence, for people who cannot see it.", example)

/** The description of a page in search results. */
export const pageDescription = () =>
  text(
    `One sentence about the page for search engines, at most ${MAX_DESCRIPTION_LENGTH} characters.`,
    "Résumé of a backend engineer in Portland, OR.",
  )

/** The code of a language, as in 'de' or 'pt-BR'. */
export const languageCode = ruled(checkLanguage, { pattern: LANGUAGE.source }, "de")
