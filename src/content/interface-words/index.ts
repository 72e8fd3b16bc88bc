/** The words of the interface in other languages than English. Only the build imports them. */
import type { WordTexts } from "../../lib/interface-words"
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

export const TRANSLATIONS: Readonly<Record<string, WordTexts>> = {
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

/**
 * @param language as in 'de-AT'
 * @returns the words of the language, for its script or its region if they have words of their own;
 *   undefined if there are none
 */
export function translationFor(language: string): WordTexts | undefined {
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
