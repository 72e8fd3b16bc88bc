/** Says which words of the interface a language does not have yet, so that they are English there. */
import { TRANSLATIONS } from "../../src/content/interface-words"
import { DEMO_TRANSLATIONS } from "../../src/content/interface-words/demos"
import { languageFileSchema } from "../../src/content/schemas/language-file"

const { words, demos } = languageFileSchema.shape

/**
 * @returns a line for each word that a language lacks, as in 'Not translated yet: grade (de, fr)'
 * @throws if the file of a language has a mistake
 */
export function untranslatedWords(languages = TRANSLATIONS, ofDemos = DEMO_TRANSLATIONS): string {
  return [...lacking(words.shape, languages), ...lacking(demos.shape, ofDemos)].join("")
}

function lacking(english: object, languages: Readonly<Record<string, object>>): string[] {
  return Object.keys(english).flatMap((key) => {
    const names = Object.keys(languages).filter((name) => !(key in (languages[name] ?? {})))
    return names.length > 0 ? `Not translated yet: ${key} (${names.join(", ")})\n` : []
  })
}
