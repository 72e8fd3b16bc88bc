/** Finds the translation of each text of a content file. */
import type { DataPath } from "../diagnostics"
import {
  membersOf,
  type Schema,
  schemaAt,
  type TranslationKind,
  valueAt,
} from "../schemas/introspection"
import { ADDRESS_FIELDS, type TranslatedText, translationKindOf } from "../schemas/translation"
import { alignItems } from "./align-items"

/** A text of the base with its translation. */
export type TextPair = {
  kind: TranslationKind
  /** Where the text is in the base. */
  path: DataPath
  /** A text; a field of the kind `whole` has any value. */
  source: unknown
  /** Where its translation is, and what it is; undefined if there is none. */
  translation?: { path: DataPath; value: unknown } | undefined
}

export type PairedTexts = {
  /** All texts of the base, in order. */
  pairs: TextPair[]
  /** The paths in the translation of what the base does not have. */
  gone: DataPath[]
}

/**
 * @param schema of the file of the base
 * @param base the valid data of that file
 * @param translation the valid data of its translation; undefined if there is no such file
 */
export function pairTexts(schema: Schema, base: unknown, translation: unknown): PairedTexts {
  return pair({ schema, base, translation, path: [], translationPath: [] })
}

type Place = {
  schema: Schema
  base: unknown
  translation: unknown
  path: DataPath
  translationPath: DataPath
}

function pair(place: Place): PairedTexts {
  const { schema, base, translation, path, translationPath } = place
  const kind = kindOf(schema, base)
  if (kind) {
    // A responsibility may be a text, or an object with a text and an id.
    if (isObject(translation) && "text" in translation) {
      const step = { translation: translation.text, translationPath: [...translationPath, "text"] }
      return pair({ ...place, ...step })
    }
    const found = translation !== undefined && { path: translationPath, value: translation }
    return { pairs: [{ kind, path, source: base, ...(found && { translation: found }) }], gone: [] }
  }
  if (Array.isArray(base)) return pairItems(place, base)
  if (isObject(base)) return pairFields(place, base)
  return { pairs: [], gone: translation === undefined ? [] : [translationPath] }
}

function pairItems(place: Place, base: readonly unknown[]): PairedTexts {
  const { schema, translation, path, translationPath } = place
  const items: readonly unknown[] = Array.isArray(translation) ? translation : []
  const places = alignItems(base, items)
  const found = base.map((item, index) => {
    const at = places.indexOf(index)
    return pair({
      schema: schemaAt(schema, base, [index]) ?? schema,
      base: item,
      translation: at < 0 ? undefined : items[at],
      path: [...path, index],
      translationPath: [...translationPath, at],
    })
  })
  const unmatched = places.flatMap((at, index) =>
    at === undefined ? [[...translationPath, index]] : [],
  )
  return join(found, [
    ...(isOther(translation, Array.isArray) ? [translationPath] : []),
    ...unmatched,
  ])
}

function pairFields(place: Place, base: Readonly<Record<string, unknown>>): PairedTexts {
  const { schema, translation, path, translationPath } = place
  if (isTranslatedText(translation) && kindOf(schemaAt(schema, base, ["text"]), base.text)) {
    return pair({ ...place, ...stepInto(place, base, "text"), translation, translationPath })
  }
  const fields = isObject(translation) ? translation : {}
  const names = Object.keys(base).filter((name) => !ADDRESS_FIELDS.includes(name))
  const found = names.map((name) =>
    pair({
      ...stepInto(place, base, name),
      translation: valueAt(fields, [name]),
      path: [...path, name],
      translationPath: [...translationPath, name],
    }),
  )
  const unknown = Object.keys(fields).filter(
    (name) => !names.includes(name) && !ADDRESS_FIELDS.includes(name),
  )
  return join(found, [
    ...(isOther(translation, isObject) ? [translationPath] : []),
    ...unknown.map((name) => [...translationPath, name]),
  ])
}

function stepInto({ schema, path }: Place, base: Readonly<Record<string, unknown>>, name: string) {
  const inner = schemaAt(schema, base, [name])
  // A field without a schema has no texts.
  return { schema: inner ?? schema, base: inner && base[name], path: [...path, name] }
}

const join = (parts: readonly PairedTexts[], gone: readonly DataPath[]): PairedTexts => ({
  pairs: parts.flatMap(({ pairs }) => pairs),
  gone: [...parts.flatMap((part) => part.gone), ...gone],
})

/** @returns how the value is translated; undefined if it is a list, an object, or stays as it is */
export function kindOf(schema: Schema | undefined, value: unknown): TranslationKind | undefined {
  if (!schema || value === undefined) return undefined
  if (translationKindOf(schema) === "whole") return "whole"
  if (typeof value !== "string") return undefined
  return membersOf(schema).map(translationKindOf).find(Boolean)
}

export const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === "object" && value !== null && !Array.isArray(value)

const isOther = (value: unknown, isExpected: (value: unknown) => boolean) =>
  value !== undefined && !isExpected(value)

/** @returns whether the value is a text with its translation, or a text that is the same */
export function isTranslatedText(value: unknown): value is string | TranslatedText {
  return typeof value === "string" || (isObject(value) && typeof value.source === "string")
}
