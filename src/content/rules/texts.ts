/** Warns about texts and lists: too long, missing, in English, or still those of `npm run new`. */
import { plainText } from "../../lib/inline-text"
import { isEnglish } from "../../lib/language"
import type { DataPath } from "../diagnostics"
import { parseInline } from "../inline/parse-inline"
import { translationFor } from "../interface-words"
import { isFilled } from "../picks/resume-sections"
import type { ContentName } from "../schemas"
import { isForPeople } from "../schemas/introspection"
import { DRAFT } from "../schemas/letters"
import { MAX_DESCRIPTION_LENGTH } from "../schemas/shared-fields"
import { quote } from "../wording"
import {
  hasNewTexts,
  headingsIn,
  NEW_DATE,
  newTextsFor,
  newTextsOf,
  textAbout,
} from "../words/new-texts"
import { findCompanies } from "./items"
import type { Rule } from "./rule"

/** The number of characters in two lines of the print layout's left column. */
const MAX_RESPONSIBILITY_LENGTH = 160

const PAGES = ["home", "about", "portfolio", "resume"] as const satisfies readonly ContentName[]

/** Warns about the description of a page that is longer than search engines show. */
export const warnAboutDescriptions: Rule = function* ({ texts }) {
  for (const { file, path, text, base = { file, path } } of texts) {
    const isPage = PAGES.some((page) => page === base.file)
    const depth = isPage ? 1 : base.file === "legal" ? 3 : 0
    if (base.path[depth - 1] !== "description" || base.path.length !== depth) continue
    if (text.length <= MAX_DESCRIPTION_LENGTH) continue
    const message = `The description has ${text.length} characters. Search engines show about ${MAX_DESCRIPTION_LENGTH}.`
    yield { file, path, code: "long-description", message }
  }
}

/** Warns about a company without responsibilities and summaries, and about a long responsibility. */
export const warnAboutResponsibilities: Rule = function* ({ content, texts }) {
  for (const { item, path } of findCompanies(content)) {
    const all = [item, ...item.roles]
    if (all.some((each) => each.summary || each.responsibilities.length > 0)) continue
    const message = `${item.company} has no responsibilities.`
    const hint = "If that may stay, a comment on the line above says so: # ok: no-responsibilities"
    yield { file: "work", path: [...path, "company"], code: "no-responsibilities", message, hint }
  }
  for (const { file, path, text, base = { file, path } } of texts) {
    const isResponsibility = base.file === "work" && base.path.includes("responsibilities")
    if (!isResponsibility || base.path.includes("tags") || base.path.includes("id")) continue
    const { length } = plainText(parseInline(text))
    if (length <= MAX_RESPONSIBILITY_LENGTH) continue
    const message = `The responsibility has ${length} characters. Two lines in print have ${MAX_RESPONSIBILITY_LENGTH}.`
    yield { file, path, code: "long-responsibility", message }
  }
}

/** Warns about a section without content, but not about skills or jobs whose file is missing or invalid. */
export const warnAboutEmptySections: Rule = function* ({ content }) {
  const { resume, skills, work } = content
  const sources = { skills: skills ?? { skills: [] }, work: work ?? { work: [] } }
  for (const [index, section] of (resume?.sections ?? []).entries()) {
    if (section.section === "TechnicalSkills" && !skills) continue
    if (section.section === "WorkExperience" && !work) continue
    if (isFilled(section, sources)) continue
    const message = `The section ${quote(section.title)} is empty, so the site does not show it.`
    yield { file: "resume", path: ["sections", index, "title"], code: "empty-section", message }
  }
}

/** Warns about a file that the owner may leave out, and that lists nothing. */
export const warnAboutEmptyPages: Rule = function* ({ content: { portfolio, showcase } }) {
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
export const warnAboutEnglishInterface: Rule = function* ({ content: { website } }) {
  const { language, words } = website ?? {}
  if (!language || isEnglish(language) || words || translationFor(language)) return
  const message = `The texts are in the language ${quote(language)}, but the words of the interface are English.`
  const hint = "Translate them in words. docs/rare-fields.md lists them."
  yield { file: "website", path: ["language"], code: "english-interface", message, hint }
}

const isDate = (path: DataPath) => path.at(-1) === "startDate" || path.at(-1) === "endDate"

const isHeading = ([first, , last]: DataPath) => first === "sections" && last === "title"

/**
 * @param language of the content; in one that the site does not speak, each text of a new site is English
 * @param name of the owner
 * @returns the texts of a new site that an owner replaces; headings are not among them
 */
export function findPlaceholders(language: string, name: string): ReadonlySet<string> {
  const texts = [newTextsOf("en"), newTextsFor(language)].flatMap((each) => Object.entries(each))
  const isSpoken = hasNewTexts(language)
  const found = texts.filter(([key]) =>
    isSpoken ? key.startsWith("placeholder.") : !key.startsWith("section."),
  )
  return new Set(found.map(([, text]) => textAbout(text, name)))
}

/** What people and assistants write where a text is missing; 'a TODO app' and '[Your site](https://…)' are texts. */
const UNFINISHED =
  /^(?:\.{3}|…)$|\b(?:TODO|FIXME)\b(?!-| (?:app|list))|\bTBD\b|\b[Ll]orem ipsum\b|\[(?:[Yy]our|[Ii]nsert|[Aa]dd|[Cc]ompany|[Nn]ame|[Dd]ate)\b[^\]]*\](?!\s*\()/

/** Warns about each text and date of the new content that is still there. */
export const warnAboutPlaceholders: Rule = function* ({ content, texts }) {
  const language = content.website?.language ?? "en"
  const newTexts = findPlaceholders(language, content.owner?.name ?? "")
  const placeholders = new Set([...newTexts, ...DRAFT])
  const headings = hasNewTexts(language) ? [] : Object.values(headingsIn("en"))
  for (const { file, path, text, notes } of texts) {
    const unfinished = isForPeople(notes) ? UNFINISHED.exec(text) : null
    if (unfinished) {
      const { 0: found, index } = unfinished
      const message = `${quote(found)} says that the text is not finished.`
      const hint = "Replace it by your own, or delete what you do not need."
      const part = [index, index + found.length] as const
      yield { file, path, part, code: "placeholder", message, hint }
    }
    if (/^(?:variants|translations)\//.test(file)) continue
    const isNewDate = isDate(path) && text === NEW_DATE
    const isLeft =
      isNewDate || placeholders.has(text) || (isHeading(path) && headings.includes(text))
    if (!isLeft) continue
    const message = `${quote(text)} is a ${isNewDate ? "date" : "text"} of the new content.`
    const hint = "Replace it by your own, or delete what you do not need."
    yield { file, path, code: "placeholder", message, hint }
  }
}
