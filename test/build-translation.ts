/** Builds the data of a translation in tests. */
import type { Schema } from "../src/content/schemas/introspection"
import { ADDRESS_FIELDS, type TranslatedText } from "../src/content/schemas/translation"
import type { TextPair } from "../src/content/translations/pair-texts"
import { zip } from "../src/content/tree/zip"

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
  return zip<unknown>(
    { schema, base, other: undefined },
    {
      value: ({ kind, path, base: source }) => translate({ kind, path, source }),
      list: (items) => (items.length > 0 ? items.map(({ result }) => result) : undefined),
      object: (fields, { base: all }) => {
        const addresses = Object.entries(all).filter(([name]) => ADDRESS_FIELDS.includes(name))
        return fields.length > 0 ? Object.fromEntries([...addresses, ...fields]) : undefined
      },
      gone: () => {},
    },
  )
}
