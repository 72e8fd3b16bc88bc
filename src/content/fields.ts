/**
 * The fields that several content files share. A description is written for the owner; it is shown
 * by the gate, by the owner's editor and in docs/content.md, and so is the example.
 */
import { z } from "zod"
import { checkHref, checkWebUrl } from "./addresses"
import {
  checkEndMonth,
  checkId,
  checkMonth,
  checkPicturePath,
  checkText,
  PATTERNS,
  type Rule,
} from "./values"

/** A string with a rule of its own, which tells what is wrong as data. */
const ruled = (rule: Rule) =>
  z.string().superRefine((value, context) => {
    const flaw = rule(value)
    if (flaw) context.addIssue({ code: "custom", params: flaw, input: value })
  })

/** Words: an empty string is never a text. */
export const text = (description: string, example: string) =>
  ruled(checkText).meta({ description, pattern: "\\S", examples: [example] })

/** A list of texts; may be left out. */
export const texts = (description: string, example: readonly string[]) =>
  z
    .array(ruled(checkText).meta({ pattern: "\\S" }))
    .default([])
    .meta({ description, examples: [example] })

/** An address on the page (`/resume/#this`), or the name another file refers to. */
export const slug = (description: string, example = "work-one") =>
  ruled(checkId).meta({ description, pattern: PATTERNS.id, examples: [example] })

/** Words of the owner's own by which a variant picks; may be left out. */
export const tags = () =>
  z
    .array(ruled(checkId).meta({ pattern: PATTERNS.id }))
    .default([])
    .meta({ description: "Tags by which a variant may pick it.", examples: [["platform"]] })

/** 'Mon YYYY', always a string: two YAML parsers read an unquoted date differently. */
export const monthYear = (description: string) =>
  ruled(checkMonth).meta({ description, pattern: PATTERNS.month, examples: ["Apr 2023"] })

/** An end date: 'Mon YYYY', or empty while it lasts. */
export const endMonthYear = (description: string) =>
  ruled(checkEndMonth)
    .default("")
    .meta({ description, pattern: PATTERNS.endMonth, examples: ["Mar 2023"] })

/** A day that exists, always a string, as in '2026-11-21'. */
export const day = (description: string) =>
  z.iso
    .date("must be a day like '2026-11-21', in quotes")
    .meta({ description, examples: ["2026-11-21"] })

/** An address on another site. */
export const webUrl = (description: string, example = "https://site.example") =>
  ruled(checkWebUrl).meta({ description, pattern: PATTERNS.webUrl, examples: [example] })

/** A page of this site ('/about/') or an address on another one. */
export const href = (description: string) =>
  ruled(checkHref).meta({ description, pattern: PATTERNS.href, examples: ["/about/"] })

/** A picture in `content/images`, written as its path below `content/`. GraphQL sees the file. */
export const image = (description: string) =>
  ruled(checkPicturePath).meta({
    description,
    pattern: PATTERNS.picture,
    examples: ["images/project.png"],
    graphql: 'File! @link(by: "relativePath")',
  })

/** What a picture shows, for those who do not see it. */
export const alt = () =>
  text(
    "What the picture shows, in one sentence, for those who cannot see it.",
    "A table of round 4 pairings with live scores.",
  )

/** The words a search engine shows under the page's title. */
export const pageDescription = () =>
  text(
    "One sentence about the page for search engines, at most 155 characters.",
    "Résumé of a backend engineer in Portland, OR.",
  )
