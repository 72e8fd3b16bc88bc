/** Says which words of the interface and texts of a new site a language does not have yet: they are English there. */
import { TRANSLATIONS } from "../../src/content/interface-words"
import { DEMO_TRANSLATIONS } from "../../src/content/interface-words/demos"
import { NEW_TEXT_LANGUAGES, readTexts } from "../../src/content/new-site-texts/new-texts"
import { languageFileSchema } from "../../src/content/schemas/language-file"

const { words, demos } = languageFileSchema.shape

const newSiteTexts = () =>
  Object.fromEntries(NEW_TEXT_LANGUAGES.map((name) => [name, readTexts(name)]))

/**
 * @returns a line for each word or text that a language lacks, as in 'Not translated yet: grade (de, fr)'
 * @throws if the file of a language has a mistake
 */
export function untranslatedWords(
  languages = TRANSLATIONS,
  ofDemos = DEMO_TRANSLATIONS,
  ofNewSite: Readonly<Record<string, object>> = newSiteTexts(),
): string {
  return [
    ...lacking(words.shape, languages),
    ...lacking(demos.shape, ofDemos),
    ...lacking(readTexts("en"), ofNewSite),
  ].join("")
}

function lacking(english: object, languages: Readonly<Record<string, object>>): string[] {
  return Object.keys(english).flatMap((key) => {
    const names = Object.keys(languages).filter((name) => !(key in (languages[name] ?? {})))
    return names.length > 0 ? `Not translated yet: ${key} (${names.join(", ")})\n` : []
  })
}
