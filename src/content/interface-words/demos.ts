/** The words of the demos in other languages than English. They come with the data of a demo. */
import { type DemoTexts, ENGLISH_DEMO_WORDS } from "../../lib/demo-words"
import { findTranslation, wordTable } from "."

export const DEMO_TRANSLATIONS = wordTable(({ demos }) => demos)

/** @returns the language and its words that differ from the English ones; nothing if it has no words */
export function demoWordsOf(language: string) {
  const texts = findTranslation(DEMO_TRANSLATIONS, language)
  if (!texts) return {}
  const changed = Object.entries(texts).filter(
    ([key, text]) => text !== ENGLISH_DEMO_WORDS[key as keyof DemoTexts],
  )
  return { language, words: Object.fromEntries(changed) as Partial<DemoTexts> }
}
