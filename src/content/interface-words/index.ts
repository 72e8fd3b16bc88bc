/**
 * The words of the interface in other languages than English: a YAML file each, in this folder. Only the
 * build imports them.
 */
import { readdirSync, readFileSync } from "node:fs"
import { lazy } from "../../lib/lazy"
import { codeRoot } from "../../roots"
import { type LanguageWords, toLanguageWords } from "./language-file"

const FOLDER = "src/content/interface-words"

/** Language → its words. A file is read when its language is first asked for: all of them take 0.3 s. */
const LANGUAGES: ReadonlyMap<string, () => LanguageWords> = new Map(
  readdirSync(codeRoot(FOLDER))
    .filter((file) => file.endsWith(".yaml"))
    .map((file) => file.replace(".yaml", ""))
    .sort()
    .map((name) => [name, lazy(() => readLanguage(name))]),
)

function readLanguage(name: string): LanguageWords {
  const { language, region } = new Intl.Locale(name)
  const file = `${FOLDER}/${name}.yaml`
  const base = region ? LANGUAGES.get(language)?.() : undefined
  return toLanguageWords(file, readFileSync(codeRoot(file)), base)
}

/** @returns language → a part of its words; a value throws if its file has a mistake */
export function wordTable<Words>(
  pick: (words: LanguageWords) => Words,
): Readonly<Record<string, Words>> {
  const table: Record<string, Words> = {}
  for (const [name, read] of LANGUAGES)
    Object.defineProperty(table, name, { enumerable: true, get: () => pick(read()) })
  return table
}

export const TRANSLATIONS = wordTable(({ words }) => words)

/**
 * @param language as in 'de-AT'
 * @returns the words of the language, for its script or its region if they have words of their own;
 *   undefined if there are none. A word that is missing is that of English
 */
export function translationFor(language: string): LanguageWords["words"] | undefined {
  return findTranslation(TRANSLATIONS, language)
}

/** @returns the same from any table whose keys are languages, scripts of a language or its regions */
export function findTranslation<Words>(
  translations: Readonly<Record<string, Words>>,
  language: string,
): Words | undefined {
  const { language: name, script, region } = new Intl.Locale(language).maximize()
  const names = [`${name}-${script}`, `${name}-${region}`, name]
  return names.map((each) => translations[each]).find((words) => words !== undefined)
}
