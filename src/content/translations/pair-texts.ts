/** Finds the translation of each text of a content file. */
import type { DataPath } from "../diagnostics"
import type { Schema, TranslationKind } from "../schemas/introspection"
import { type Find, zip } from "../tree/zip"

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
 * @param find where the translation of each part is, if not in its usual place
 */
export function pairTexts(
  schema: Schema,
  base: unknown,
  translation: unknown,
  find?: Find,
): PairedTexts {
  const paired: PairedTexts = { pairs: [], gone: [] }
  zip(
    { schema, base, other: translation },
    {
      ...(find && { find }),
      value: ({ kind, base: source, path, other: value, otherPath }) => {
        const found = value !== undefined && { translation: { path: otherPath, value } }
        paired.pairs.push({ kind, path, source, ...found })
      },
      list: () => undefined,
      object: () => undefined,
      gone: (path) => paired.gone.push(path),
    },
  )
  return paired
}
