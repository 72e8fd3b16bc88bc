/** Makes the content in another language from the base and a translation. */

import { plainText } from "../../lib/inline-text"
import type { DataPath } from "../diagnostics"
import { parseInline } from "../inline/parse-inline"
import { filesIn, mapFiles } from "../rules/texts-in"
import { type Content, type FileName, schemaOf, type Untranslated } from "../schemas"
import { valueAt } from "../schemas/introspection"
import type { TranslationFiles } from "../schemas/translation"
import type { Variant } from "../schemas/variants"
import { variantsIn } from "../site-map/page-paths"
import { isTranslatedText } from "../tree/zip"
import { type PairedTexts, pairTexts, type TextPair } from "./pair-texts"

/**
 * Whether a text is translated: `stale` if its source has changed since then, `missing` without a
 * translation. A name without a translation is current.
 */
export type TextState = "current" | "stale" | "missing"

/** @returns whether the translation of the text is up to date */
export function stateOf({ kind, source, translation }: TextPair): TextState {
  const { value } = translation ?? {}
  if (kind !== "text") return "current"
  if (!isTranslatedText(value)) return "missing"
  if (typeof value === "string") return value === source ? "current" : "stale"
  if (value.target === "") return "missing"
  const isReviewed = !value.stale || value.stale.target !== value.target
  return value.source === source && isReviewed ? "current" : "stale"
}

/** A file of the base with its paired texts. */
export type PairedFile = PairedTexts & { file: FileName }

/**
 * @param content in the base language
 * @returns the texts of each file that has some. Letters and variants of one language have none
 */
export function pairFiles(
  { letters: _letters, translations: _translations, ...content }: Partial<Content>,
  translation: TranslationFiles,
): PairedFile[] {
  return filesIn(content).flatMap(([file, data]): PairedFile[] => {
    // A variant for one language is written in it.
    if (file.startsWith("variants/") && (data as Variant).language) return []
    const paired = pairTexts(schemaOf(file), data, translation[file])
    return paired.pairs.length > 0 ? [{ file, ...paired }] : []
  })
}

/**
 * @param content in the base language
 * @param language of one of its translations
 * @returns the content in that language. A text without a translation is that of the base
 */
export function translateContent(content: Content, language: string): Content {
  const translation = content.translations?.[language] ?? {}
  const paired = pairFiles(content, translation)
  const { translations: _, ...base } = content
  const variants = variantsIn(content.variants, language)
  const translated = mapFiles({ ...base, variants }, (file, data) =>
    applyPairs(data, paired.find((each) => each.file === file)?.pairs ?? []),
  )
  const { words: _words, ...website } = translated.website
  const { words } = (translation.website ?? {}) as Partial<Content["website"]>
  return {
    ...translated,
    website: { ...website, language, ...(words && { words }) },
    languagePath: `/${language}`,
    untranslated: findUntranslated(paired),
  }
}

/** @returns the content in each language of the site: in the base language, then each translation */
export function contentsOf(content: Content): [base: Content, ...translations: Content[]] {
  const { translations = {}, ...base } = content
  return [
    { ...base, variants: variantsIn(content.variants, content.website.language) },
    ...Object.keys(translations).map((language) => translateContent(content, language)),
  ]
}

/**
 * @returns the texts of each file that are still those of the base. Contact fields are left out, because
 *   their labels may be private
 */
function findUntranslated(files: readonly PairedFile[]): Untranslated[] {
  return files.flatMap(({ file, pairs }) => {
    const missing = pairs.filter(
      (pair) => stateOf(pair) === "missing" && pair.path[0] !== "contact",
    )
    const texts = missing.flatMap(({ source }) => {
      const text = String(source)
      return [text, plainText(parseInline(text))]
    })
    return texts.length > 0 ? [{ file, texts: [...new Set(texts)] }] : []
  })
}

function applyPairs<Data>(data: Data, pairs: readonly TextPair[]): Data {
  const copy = structuredClone(data)
  for (const { path, translation } of pairs) {
    const value = translation && toTarget(translation.value)
    if (value !== undefined && value !== "") setAt(copy, path, value)
  }
  return copy
}

const toTarget = (value: unknown) =>
  isTranslatedText(value) && typeof value !== "string" ? value.target : value

function setAt(data: unknown, path: DataPath, value: unknown): void {
  const [last, parent] = [path.at(-1), valueAt(data, path.slice(0, -1))]
  if (last !== undefined && typeof parent === "object")
    Object.assign(parent ?? {}, { [last]: value })
}
