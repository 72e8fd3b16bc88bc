/** The texts that a new site begins with: a file for each language that the site speaks. */
import { readFileSync } from "node:fs"
import { parse } from "yaml"
import { ENGLISH } from "../../lib/interface-words"
import { codeRoot } from "../../roots"
import { findTranslation, TRANSLATIONS } from "../interface-words"

/** Key → text, as in 'section.Education' → 'Ausbildung'. Each language has the same keys. */
export type NewTexts = Readonly<Record<string, string>>

/** Each name is that of a file in this folder. */
export const NEW_TEXT_LANGUAGES: readonly string[] = ["en", ...Object.keys(TRANSLATIONS)]

const files = new Map<string, NewTexts>()

/**
 * @param name of a file, as in 'pt-PT'
 * @returns its texts
 */
export function newTextsOf(name: string): NewTexts {
  const texts =
    files.get(name) ?? parse(readFileSync(codeRoot(`src/content/words/${name}.yaml`), "utf8"))
  files.set(name, texts)
  return texts
}

const NAMES = Object.fromEntries(NEW_TEXT_LANGUAGES.map((name) => [name, name]))

const nameFor = (language: string) => findTranslation(NAMES, language) ?? "en"

/**
 * @param language as in 'pt-BR'
 * @returns the texts in this language; in English if the site does not speak it
 */
export const newTextsFor = (language = "en"): NewTexts => newTextsOf(nameFor(language))

/** As `headingsIn`, for a language as in 'pt-BR'. */
export const headingsFor = (language = "en") => headingsIn(nameFor(language))

/**
 * @param name of a file in this folder
 * @returns kind of a section, as in 'Education' → its usual heading; a new site has it
 */
export function headingsIn(name: string): Readonly<Record<string, string>> {
  const { workExperience } = TRANSLATIONS[name] ?? ENGLISH
  const headings = Object.entries(newTextsOf(name)).flatMap(([key, text]): [string, string][] => {
    const [, section] = /^section\.(\w+)$/.exec(key) ?? []
    return section ? [[section, text]] : []
  })
  return { ...Object.fromEntries(headings), WorkExperience: workExperience }
}
