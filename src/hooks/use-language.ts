import { createContext, useContext } from "react"
import { type Inline, plainText } from "../lib/inline-text"

/** What links and texts know about the language of the page. */
export type Language = {
  /** The start of the paths of this language, as in '/de'; '' for the base language. */
  path: string
  /** The language of the base, as in 'en'. */
  base: string
  /** Whether the page is from right to left. */
  isMirrored: boolean
  /** The texts of the content that are those of the base. */
  untranslated: ReadonlySet<string>
}

/** By default that of a site with one language. */
export const LanguageContext = createContext<Language>({
  path: "",
  base: "",
  isMirrored: false,
  untranslated: new Set(),
})

/** @returns the language of the text if it is not that of the page, for its attribute `lang` */
export function useLanguageOf(text: Inline): string | undefined {
  const { base, untranslated } = useContext(LanguageContext)
  return untranslated.size > 0 && untranslated.has(plainText(text)) ? base : undefined
}
