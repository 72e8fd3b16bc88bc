/** The words of the demos in other languages than English. They come with the data of a demo. */
import { type DemoTexts, ENGLISH_DEMO_WORDS } from "../../../lib/demo-words"
import { findTranslation } from ".."
import { ar } from "./ar"
import { de } from "./de"
import { es } from "./es"
import { fr } from "./fr"
import { it } from "./it"
import { ja } from "./ja"
import { nl } from "./nl"
import { pl } from "./pl"
import { pt } from "./pt"
import { ptPt } from "./pt-pt"
import { sv } from "./sv"
import { tr } from "./tr"
import { uk } from "./uk"
import { zh } from "./zh"
import { zhHant } from "./zh-hant"

export const DEMO_TRANSLATIONS: Readonly<Record<string, DemoTexts>> = {
  ar,
  de,
  es,
  fr,
  it,
  ja,
  nl,
  pl,
  pt,
  "pt-PT": ptPt,
  sv,
  tr,
  uk,
  zh,
  "zh-Hant": zhHant,
}

/** @returns the language and its words that differ from the English ones; nothing if it has no words */
export function demoWordsOf(language: string) {
  const texts = findTranslation(DEMO_TRANSLATIONS, language)
  if (!texts) return {}
  const changed = Object.entries(texts).filter(
    ([key, text]) => text !== ENGLISH_DEMO_WORDS[key as keyof DemoTexts],
  )
  return { language, words: Object.fromEntries(changed) as Partial<DemoTexts> }
}
