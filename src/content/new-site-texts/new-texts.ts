/** The texts that a new site begins with: a file for each language that the site speaks. */
import { readFileSync } from "node:fs"
import { parse } from "yaml"
import { quotedCommand } from "../../lib/command"
import { EARLIEST_YEAR } from "../../lib/dates"
import { ENGLISH } from "../../lib/interface-words"
import { LANGUAGE } from "../../lib/language-codes"
import { lazy } from "../../lib/lazy"
import { toPlain } from "../../lib/plain"
import { codeRoot } from "../../roots"
import { findTranslation, TRANSLATIONS } from "../interface-words"
import { escapePattern } from "../private-values/escape-pattern"
import { quote } from "../wording"

/** Key → text, as in 'section.Education' → 'Ausbildung'. English has each key. */
export type NewTexts = Readonly<Record<string, string>>

/** Each start and end of a new site, so that it says one year. No owner has one so early, so the check knows it. */
export const NEW_DATE = String(EARLIEST_YEAR)

/** Each name is that of a file in this folder. */
export const NEW_TEXT_LANGUAGES: readonly string[] = ["en", ...Object.keys(TRANSLATIONS)]

/** @returns the texts that the file has */
export const readTexts = (name: string): NewTexts =>
  parse(readFileSync(codeRoot(`src/content/new-site-texts/${name}.yaml`), "utf8"))

const english = lazy(() => readTexts("en"))

const files = new Map<string, NewTexts>()

/**
 * @param name of a file, as in 'pt-PT'
 * @returns its texts; those that it does not have are English
 */
export function newTextsOf(name: string): NewTexts {
  const known = files.get(name)
  if (known) return known
  const texts = { ...english(), ...readTexts(name) }
  files.set(name, texts)
  return texts
}

const NAMES = Object.fromEntries(NEW_TEXT_LANGUAGES.map((name) => [name, name]))

/**
 * @param language as the owner wrote it; the check refuses what is no code, such as 'pt_BR'
 * @returns the name of the file for it; undefined if the site does not speak it
 */
export const nameOf = (language: string) =>
  LANGUAGE.test(language) ? findTranslation(NAMES, language) : undefined

/** @returns the same, with English if the site does not speak it */
export const nameFor = (language = "en") => nameOf(language) ?? "en"

/** @returns whether there are texts of a new site in the language */
export const hasNewTexts = (language: string) => nameOf(language) !== undefined

/** @returns what an owner whose language has no texts of a new site should know */
export const noticeOfEnglish = (language: string) =>
  `The program has no texts in the language ${quote(language)}. Titles, headings and error pages are English: translate them. ${quotedCommand("check")} lists each.`

/**
 * @param language as in 'pt-BR'
 * @returns the texts in this language; in English if the site does not speak it
 */
export const newTextsFor = (language?: string): NewTexts => newTextsOf(nameFor(language))

/** @returns a text of a new site about this person */
export const textAbout = (text: string | undefined, name: string) =>
  text?.replace("{name}", () => name) ?? ""

/**
 * @param text of a site in another language
 * @param base the language of that site, and the name of its owner
 * @returns the same text as a new site in the language has it; undefined if it is no such text, or a placeholder
 */
export function newTextIn(
  language: string,
  text: string,
  base: { language: string | undefined; name: string },
): string | undefined {
  if (!hasNewTexts(language)) return undefined
  const textsOf = (each?: string) => ({ ...newTextsFor(each), WorkExperience: workHeading(each) })
  const found = Object.entries(textsOf(base.language)).find(
    ([key, each]) => !/^(?:placeholder|comment)\./.test(key) && textAbout(each, base.name) === text,
  )
  return found && textAbout((textsOf(language) as NewTexts)[found[0]], base.name)
}

const workHeading = (language?: string) => headingsFor(language).WorkExperience ?? ""

/** As `headingsIn`, for a language as in 'pt-BR'. */
export const headingsFor = (language?: string) => headingsIn(nameFor(language))

/**
 * @param name of a file in this folder
 * @returns kind of a section, as in 'Education' → its usual heading; a new site has it
 */
export function headingsIn(name: string): Readonly<Record<string, string>> {
  const { workExperience } = { ...ENGLISH, ...TRANSLATIONS[name] }
  return { ...sectionsIn(name), WorkExperience: workExperience }
}

/** @returns the same without that of the work history, whose file takes longer to read */
function sectionsIn(name: string): Readonly<Record<string, string>> {
  const headings = Object.entries(newTextsOf(name)).flatMap(([key, text]): [string, string][] => {
    const [, section] = /^section\.(\w+)$/.exec(key) ?? []
    return section ? [[section, text]] : []
  })
  return Object.fromEntries(headings)
}

/** Words of these scripts have a space between them. */
const LETTER = String.raw`[\p{Script=Latin}\p{Script=Cyrillic}\p{Script=Arabic}]`

/** Kind of a section → its words, in the order of headings.yaml, which has those of work histories. */
const headingWords = lazy(
  (): Record<string, string> =>
    parse(readFileSync(codeRoot("src/content/new-site-texts/headings.yaml"), "utf8")),
)

/** The same → the pattern of its headings, in this order. */
const headingPatterns = lazy(() => {
  const usual = NEW_TEXT_LANGUAGES.flatMap((name) => Object.entries(sectionsIn(name)))
  return Object.entries(headingWords()).map(([kind, words]) => {
    const headings = usual
      .filter(([section]) => section === kind)
      .map(([, heading]) => `${escapePattern(toPlain(heading))}(?!${LETTER})`)
    const starts = words.split(" ").map((word) => toPlain(word.replaceAll("-", " ")))
    const pattern = new RegExp(`(?<!${LETTER})(?:${[...headings, ...starts].join("|")})`, "u")
    return { kind, pattern }
  })
})

/** @returns the kind of section that a heading means, as in 'WorkExperience'; undefined if it has no usual words */
export function kindOfHeading(heading: string): string | undefined {
  const plain = toPlain(heading).replace(/[_\s]+/g, " ")
  // The words of all languages take longer to read.
  const english = Object.entries(headingsIn("en")).find(([, each]) => toPlain(each) === plain)?.[0]
  if (english && headingWords()[english]) return english
  return headingPatterns().find(({ pattern }) => pattern.test(plain))?.kind
}
