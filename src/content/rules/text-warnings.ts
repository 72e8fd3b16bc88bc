/** Warnings about texts: too long or missing. */
import { plainText } from "../../lib/inline-text"
import { isEnglish } from "../../lib/language"
import { parseInline } from "../inline/parse-inline"
import { translationFor } from "../interface-words"
import { isFilled } from "../picks/resume-sections"
import type { ContentName } from "../schemas"
import { MAX_DESCRIPTION_LENGTH } from "../schemas/shared-fields"
import { quote } from "../wording"
import { findCompanies } from "./items"
import type { CrossFileFinding, CrossFileRule } from "./rule"

/** The number of characters in two lines of the print layout's left column. */
const MAX_RESPONSIBILITY_LENGTH = 160

const PAGES = ["home", "about", "portfolio", "resume"] as const satisfies readonly ContentName[]

/** Warns about the description of a page that is longer than search engines show. */
export const warnAboutDescriptions: CrossFileRule = ({ texts }) =>
  texts.flatMap(({ file, path, text: { length }, base = { file, path } }): CrossFileFinding[] => {
    const isPage = PAGES.some((page) => page === base.file)
    const depth = isPage ? 1 : base.file === "legal" ? 3 : 0
    if (base.path[depth - 1] !== "description" || base.path.length !== depth) return []
    if (length <= MAX_DESCRIPTION_LENGTH) return []
    const message = `The description has ${length} characters. Search engines show about ${MAX_DESCRIPTION_LENGTH}.`
    return [{ file, path, code: "long-description", message }]
  })

/** Warns about a company without responsibilities and summaries, and about a long responsibility. */
export const warnAboutResponsibilities: CrossFileRule = ({ content, texts }) => [
  ...findCompanies(content).flatMap(({ item, path }): CrossFileFinding[] => {
    const { company, responsibilities, roles } = item
    if ([item, ...roles].some((each) => each.summary)) return []
    if (responsibilities.length > 0 || roles.some((role) => role.responsibilities.length > 0))
      return []
    const message = `${company} has no responsibilities.`
    return [{ file: "work", path: [...path, "company"], code: "no-responsibilities", message }]
  }),
  ...texts.flatMap(({ file, path, text, base = { file, path } }): CrossFileFinding[] => {
    const isResponsibility = base.file === "work" && base.path.includes("responsibilities")
    if (!isResponsibility || base.path.includes("tags") || base.path.includes("id")) return []
    const { length } = plainText(parseInline(text))
    if (length <= MAX_RESPONSIBILITY_LENGTH) return []
    const message = `The responsibility has ${length} characters. Two lines in print have ${MAX_RESPONSIBILITY_LENGTH}.`
    return [{ file, path, code: "long-responsibility", message }]
  }),
]

/** Warns about a section without content, but not about skills or jobs whose file is missing or invalid. */
export const warnAboutEmptySections: CrossFileRule = ({ content: { resume, skills, work } }) =>
  (resume?.sections ?? []).flatMap((section, index): CrossFileFinding[] => {
    if (section.section === "TechnicalSkills" && !skills) return []
    if (section.section === "WorkExperience" && !work) return []
    const sources = { skills: skills ?? { skills: [] }, work: work ?? { work: [] } }
    if (isFilled(section, sources)) return []
    const message = `The section ${quote(section.title)} is empty, so the site does not show it.`
    return [{ file: "resume", path: ["sections", index, "title"], code: "empty-section", message }]
  })

/** Warns about a file that the owner may leave out, and that lists nothing. */
export const warnAboutEmptyPages: CrossFileRule = ({ content: { portfolio, showcase } }) => {
  const lists = [
    { file: "portfolio", items: portfolio?.projects, what: "The portfolio has no project" },
    { file: "showcase", items: showcase?.cards, what: "The showcase has no card" },
  ] as const
  return lists.flatMap(({ file, items, what }): CrossFileFinding[] => {
    if (items?.length !== 0) return []
    const message = `${what}, so the site does not show it.`
    const hint = "Add one, or delete the file."
    return [{ file, path: ["title"], code: "empty-section", message, hint }]
  })
}

/** Warns about pages in another language whose buttons and labels are all English. */
export const warnAboutEnglishInterface: CrossFileRule = ({ content: { website } }) => {
  const { language, words } = website ?? {}
  if (!language || isEnglish(language) || words || translationFor(language)) return []
  const message = `The texts are in the language ${quote(language)}, but the words of the interface are English.`
  const hint = "Translate them in words. docs/content.md lists them."
  return [{ file: "website", path: ["language"], code: "english-interface", message, hint }]
}
