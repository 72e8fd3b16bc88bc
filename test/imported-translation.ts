/** Imports documents as translations in tests. */
import type { Content } from "../src/content/schemas"
import { translateContent } from "../src/content/translations/translate-content"
import { parseYaml } from "../src/content/validation/yaml/parse"
import { type ImportedTranslation, importTranslation } from "../src/import/import-translation"
import { EMPTY_FOLDER, TODAY } from "./imported-content"

export type TranslatedContent = {
  imported: ImportedTranslation
  /** Base name of the file → the data of its translation. */
  files: Record<string, unknown>
  /** The content in the other language. */
  translated: Content
}

/**
 * @param content is in English if it does not say otherwise
 * @param document the translation, an object that is written as JSON
 * @returns the result of an import of the document as the translation of the content
 */
export function translateBy(
  { website, ...content }: Content,
  document: unknown,
  language = "de",
): TranslatedContent {
  const base = { ...content, website: { language: "en", ...website } }
  const bytes = Buffer.from(JSON.stringify(document))
  const options = { kept: EMPTY_FOLDER, origin: "resume-de.json", today: TODAY }
  const imported = importTranslation(bytes, base, language, options)
  const files = Object.fromEntries(
    Object.entries(imported.sources).map(([name, source]) => [name, parseYaml(source).toJS()]),
  )
  const translations = { [language]: files }
  return { imported, files, translated: translateContent({ ...base, translations }, language) }
}
