/** Makes the content in another language from the base and a dictionary. */

import type { z } from "zod"
import { plainText } from "../../lib/inline-text"
import { nameParts } from "../../lib/people/name-parts"
import type { DataPath } from "../diagnostics"
import { parseInline } from "../inline/parse-inline"
import type { Content, Untranslated } from "../schemas"
import { valueAt } from "../schemas/introspection"
import { variantsIn } from "../site-map/page-paths"
import { mapFiles } from "../tree/files-in"
import { pairTexts, stateOf, type TextPair } from "./pair-texts"

/**
 * @param content in the base language
 * @param language of one of its translations
 * @returns the content in that language. A text without a translation is that of the base
 */
export function translateContent(content: Content, language: string): Content {
  const { words, paper } = content.translations?.[language] ?? {}
  const { pairs } = pairTexts(content, language)
  const { translations: _, ...base } = content
  const variants = variantsIn(content.variants, language)
  const { website, resume, ...translated } = mapFiles({ ...base, variants }, (file, data) => {
    const copy = structuredClone(data)
    for (const pair of pairs) if (pair.file === file) setTarget(copy, pair)
    return copy
  })
  const { words: _words, ...others } = website
  return {
    ...translated,
    owner: withFamilyName(translated.owner, content, language),
    resume: { ...resume, ...(paper && { paper }) },
    website: { ...others, language, ...(words && { words }) },
    languagePath: `/${language}`,
    untranslated: findUntranslated(pairs),
  }
}

/** A name that is not translated has the order of the base language: 'Nagy János' is János Nagy in English, too. */
function withFamilyName(owner: Content["owner"], base: Content, language: string) {
  const [inBase, here] = [base.website.language, language].map(
    (each) => nameParts({ ...owner, language: each }).family,
  )
  const isOther = owner.name === base.owner.name && inBase !== here
  return isOther ? { ...owner, familyName: inBase } : owner
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
function findUntranslated(pairs: readonly TextPair[]): Untranslated[] {
  const missing = pairs.filter((pair) => stateOf(pair) === "missing" && pair.path[0] !== "contact")
  return [...new Set(missing.map(({ file }) => file))].map((file) => {
    const texts = missing
      .filter((each) => each.file === file)
      .flatMap(({ source }) => [source, plainText(parseInline(source))])
    return { file, texts: [...new Set(texts)] }
  })
}

function setTarget(data: unknown, { path, target, schema }: TextPair): void {
  if (target === undefined) return
  const { data: value } = (schema as z.ZodType).safeParse(target)
  setAt(data, path, value ?? target)
}

function setAt(data: unknown, path: DataPath, value: unknown): void {
  const [last, parent] = [path.at(-1), valueAt(data, path.slice(0, -1))]
  if (last !== undefined && typeof parent === "object")
    Object.assign(parent ?? {}, { [last]: value })
}
