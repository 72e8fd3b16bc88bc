/** Finds the language of texts. */

/** @returns the code of the language that the text is in, as in 'de'; undefined if that is not sure */
export type DetectLanguage = (text: string) => string | undefined

/** Fewer letters say little. */
const MIN_LETTERS = 80

/** The package is an ES module, which a command can load only in this way. */
export async function loadLanguageDetector(): Promise<DetectLanguage> {
  const { eld } = await import("eld/small")
  return (text) => {
    const found = text.length < MIN_LETTERS ? undefined : eld.detect(text)
    return found?.isReliable() ? found.language : undefined
  }
}
