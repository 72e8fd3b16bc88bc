/** Warns about texts and lists: too long, missing, in English, or still those of `npm run new`. */
import { plainText } from "../../lib/inline-text"
import { isEnglish } from "../../lib/language"
import { parseInline } from "../inline/parse-inline"
import { translationFor } from "../interface-words"
import {
  hasNewTexts,
  headingsIn,
  NEW_DATE,
  newTextsFor,
  newTextsOf,
  textAbout,
} from "../new-site-texts/new-texts"
import { isFilled } from "../picks/resume-sections"
import { isForPeople } from "../schemas/introspection"
import { DRAFT } from "../schemas/letters"
import { MAX_DESCRIPTION_LENGTH } from "../schemas/shared-fields"
import { quote } from "../wording"
import { findCompanies } from "./items"
import type { Rule } from "./rule"

/** Texts of which readers see only the start: their places, how many characters they have, and who says so. */
const LIMITS = [
  {
    code: "long-description",
    place: /^\w+,(?:pages,\d+,)?description$/,
    what: "description",
    max: MAX_DESCRIPTION_LENGTH,
    readers: "Search engines show about",
  },
  {
    code: "long-responsibility",
    place: /^work,.*,responsibilities,\d+(?:,text)?$/,
    what: "responsibility",
    // In the left column of the print layout.
    max: 160,
    readers: "Two lines in print have",
  },
] as const

/** Warns about a text that is longer than its place. */
const warnAboutLongTexts: Rule = function* ({ texts }) {
  for (const { file, path, text, base = { file, path } } of texts) {
    const limit = LIMITS.find(({ place }) => place.test([base.file, ...base.path].join()))
    if (!limit) continue
    const { code, what, max, readers } = limit
    const { length } = plainText(parseInline(text))
    if (length <= max) continue
    const message = `The ${what} has ${length} characters. ${readers} ${max}.`
    yield { file, path, code, message }
  }
}

/** Warns about a company without responsibilities and summaries. */
const warnAboutResponsibilities: Rule = function* ({ content }) {
  for (const { item, path } of findCompanies(content)) {
    const all = [item, ...item.roles]
    if (all.some((each) => each.summary || each.responsibilities.length > 0)) continue
    const message = `${item.company} has no responsibilities.`
    const hint = "If that may stay, a comment on the line above says so: # ok: no-responsibilities"
    yield { file: "work", path: [...path, "company"], code: "no-responsibilities", message, hint }
  }
}

/**
 * Warns about a section without content, and a file without items. A section is not empty while its file is
 * missing or invalid.
 */
const warnAboutEmptySections: Rule = function* ({ content }) {
  const { resume, skills, work, portfolio, showcase } = content
  const unknown = [...(skills ? [] : ["TechnicalSkills"]), ...(work ? [] : ["WorkExperience"])]
  const sources = { skills: skills ?? { skills: [] }, work: work ?? { work: [] } }
  for (const [index, section] of (resume?.sections ?? []).entries()) {
    if (unknown.includes(section.section) || isFilled(section, sources)) continue
    const message = `The section ${quote(section.title)} is empty, so the site does not show it.`
    yield { file: "resume", path: ["sections", index, "title"], code: "empty-section", message }
  }
  const lists = [
    { file: "portfolio", items: portfolio?.projects, what: "The portfolio has no project" },
    { file: "showcase", items: showcase?.cards, what: "The showcase has no card" },
  ] as const
  for (const { file, items, what } of lists) {
    if (items?.length !== 0) continue
    const message = `${what}, so the site does not show it.`
    const hint = "Add one, or delete the file."
    yield { file, path: ["title"], code: "empty-section", message, hint }
  }
}

/** Warns about pages in another language whose buttons and labels are all English. */
const warnAboutEnglishInterface: Rule = function* ({ content: { website } }) {
  const { language, words } = website ?? {}
  if (!language || isEnglish(language) || words || translationFor(language)) return
  const message = `The texts are in the language ${quote(language)}, but the words of the interface are English.`
  const hint = "Translate them in words. docs/rare-fields.md lists them."
  yield { file: "website", path: ["language"], code: "english-interface", message, hint }
}

/**
 * @param language of the content; in one that the site does not speak, each text of a new site is English
 * @param name of the owner
 * @returns the texts of a new site that an owner replaces; headings are not among them
 */
export function findPlaceholders(language: string, name: string): ReadonlySet<string> {
  const texts = [newTextsOf("en"), newTextsFor(language)].flatMap((each) => Object.entries(each))
  const isSpoken = hasNewTexts(language)
  const found = texts.filter(([key]) =>
    isSpoken ? key.startsWith("placeholder.") : !/^(?:section|comment)\./.test(key),
  )
  return new Set(found.map(([, text]) => textAbout(text, name)))
}

/** The starter numbers what it has several of, as in 'A skill 2'. */
const NUMBER = / \d$/

/** What people and assistants write where a text is missing; 'a TODO app' and '[Your site](https://…)' are texts. */
const UNFINISHED =
  /^(?:\.{3}|…)$|\b(?:TODO|FIXME)\b(?!-| (?:app|list))|\bTBD\b|\b[Ll]orem ipsum\b|\[(?:[Yy]our|[Ii]nsert|[Aa]dd|[Cc]ompany|[Nn]ame|[Dd]ate)\b[^\]]*\](?!\s*\()/

/** The message of each text of a new site. The report says it once a file. */
export const STARTER_TEXT = "This is still a text of the starter."

const isIn = (placeholders: ReadonlySet<string>, text: string) =>
  placeholders.has(text.replace(NUMBER, ""))

/** @returns whether the text is one of the placeholders, or says that it is not finished */
export const isPlaceholder = (text: string, placeholders: ReadonlySet<string>) =>
  UNFINISHED.test(text) || isIn(placeholders, text)

/** Warns about each text and date of a new site that is still there, and each that says that it is not finished. */
const warnAboutPlaceholders: Rule = function* ({ content, texts }) {
  const language = content.website?.language ?? "en"
  const newTexts = findPlaceholders(language, content.owner?.name ?? "")
  const placeholders = new Set([...newTexts, ...DRAFT])
  const headings = hasNewTexts(language) ? [] : Object.values(headingsIn("en"))
  const hint = "Put your own there, or delete what you do not need."
  for (const { file, path, text, notes } of texts) {
    const place = { file, path, code: "placeholder", hint } as const
    const unfinished = isForPeople(notes) ? UNFINISHED.exec(text) : null
    if (unfinished) {
      const { 0: found, index } = unfinished
      const message = `${quote(found)} says that the text is not finished.`
      yield { ...place, part: [index, index + found.length], message }
    }
    if (/^(?:variants|translations)\//.test(file)) continue
    const isDate = text === NEW_DATE && /^(?:start|end)Date$/.test(String(path.at(-1)))
    const isHeading = path[0] === "sections" && path[2] === "title" && headings.includes(text)
    const isNew = isDate || isHeading || isIn(placeholders, text)
    if (isNew) yield { ...place, message: STARTER_TEXT }
  }
}

export const TEXT_RULES = [
  warnAboutLongTexts,
  warnAboutResponsibilities,
  warnAboutEmptySections,
  warnAboutEnglishInterface,
  warnAboutPlaceholders,
]
