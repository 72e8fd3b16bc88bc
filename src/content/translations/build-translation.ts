/** Builds the data of a translation. */
import type { Schema } from "../schemas/introspection"
import { ADDRESS_FIELDS, type TranslatedText } from "../schemas/translation"
import { pairTexts, type TextPair } from "./pair-texts"

/**
 * @param schema of the file of the base
 * @param base the valid data of that file
 * @param translate makes the translation of a text; undefined if it has none
 * @returns the data of the translated file: lists keep the ids of their items; undefined without a text
 */
export function buildTranslation(
  schema: Schema,
  base: unknown,
  translate: (text: TextPair) => TranslatedText | string | undefined,
): unknown {
  const { pairs } = pairTexts(schema, base, undefined)
  const texts = new Map(pairs.map((pair) => [JSON.stringify(pair.path), pair]))
  const build = (value: unknown, path: readonly PropertyKey[]): unknown => {
    const pair = texts.get(JSON.stringify(path))
    if (pair) return translate(pair)
    if (Array.isArray(value)) {
      const items = value.flatMap((item, index) => build(item, [...path, index]) ?? [])
      return items.length > 0 ? items : undefined
    }
    if (typeof value !== "object" || value === null) return undefined
    const fields = Object.entries(value).flatMap(([name, inner]) => {
      const built = ADDRESS_FIELDS.includes(name) ? inner : build(inner, [...path, name])
      return built === undefined ? [] : [[name, built] as const]
    })
    const hasText = fields.some(([name]) => !ADDRESS_FIELDS.includes(name))
    return hasText ? Object.fromEntries(fields) : undefined
  }
  return build(base, [])
}
