/** Finds the entry of a dictionary that translates each text of the content. */
import { distance } from "fastest-levenshtein"
import { isSameLine, withPlainSpaces } from "../../lib/one-line"
import { isNetwork } from "../../lib/people/networks"
import type { DataPath } from "../diagnostics"
import { newTextIn } from "../new-site-texts/new-texts"
import { type Content, type FileName, parseFileName, schemaOf } from "../schemas"
import type { Dictionary, TranslatedText } from "../schemas/dictionary"
import type { TranslationKind } from "../schemas/introspection"
import type { Variant } from "../schemas/variants"
import { filesIn } from "../tree/files-in"
import { type PlacedText, textsIn } from "../tree/walk"

/** An entry of a dictionary; its path is as in `["texts", 3]`. */
export type Entry = TranslatedText & { path: DataPath }

/** A text of the base with its translation. */
export type TextPair = Omit<PlacedText, "text"> & {
  file: FileName
  kind: TranslationKind
  source: string
  /** Undefined if there is none. */
  entry: Entry | undefined
  /** What stands in its place: of the entry, or what every site has in the language. */
  target: string | undefined
}

/**
 * Whether a text is translated: `stale` if its source has changed since then, `missing` without a
 * translation. A name without a translation is current.
 */
export type TextState = "current" | "stale" | "missing"

/** @returns whether the translation of the text is up to date */
export function stateOf({ kind, source, entry, target }: TextPair): TextState {
  if (kind === "name") return "current"
  if (target === undefined) return "missing"
  if (!entry?.target) return "current"
  const isReviewed = entry.stale?.target !== entry.target
  return isSameLine(entry.source, source) && isReviewed ? "current" : "stale"
}

/** An entry of a dictionary without translations. */
export const EMPTY: Dictionary = { texts: [], names: [] }

/** A shorter text has too few letters to tell a change from another text. */
const MIN_LENGTH = 20

/** The part of two texts that is equal, if one is an earlier wording of the other. */
const MIN_EQUAL = 0.8

/**
 * @param content in the base language
 * @param language of the dictionary
 * @returns all texts of the base in order, and the entries that no text uses
 */
export function pairTexts(
  content: Partial<Content>,
  language: string,
  dictionary = content.translations?.[language] ?? EMPTY,
): { pairs: TextPair[]; unused: Entry[] } {
  const entries = (["texts", "names"] as const).flatMap((list) =>
    dictionary[list].map((entry, index): Entry => ({ ...entry, path: [list, index] })),
  )
  const bySource = new Map<string, Entry[]>()
  for (const entry of entries) {
    const key = toKey(entry.path[0], entry.source)
    bySource.set(key, [...(bySource.get(key) ?? []), entry])
  }
  const texts = translatedTextsIn(content).map((text) => {
    const equal = bySource.get(toKey(LISTS[text.kind], text.source)) ?? []
    const entry = equal.find(({ at }) => at && isAt(at, text)) ?? equal.find(({ at }) => !at)
    return { ...text, entry }
  })
  const used = new Set(texts.map(({ entry }) => entry))
  const earlier = findEarlier(
    texts.flatMap(({ kind, source, entry }) => (kind === "text" && !entry ? source : [])),
    entries.filter((entry) => entry.path[0] === "texts" && !used.has(entry)),
  )
  const pairs = texts.map((text): TextPair => {
    const entry = text.entry ?? (text.kind === "text" ? earlier.get(text.source) : undefined)
    used.add(entry)
    const target = entry?.target || targetWithoutEntry(text, content, language)
    return { ...text, entry, target }
  })
  return { pairs, unused: entries.filter((entry) => !used.has(entry)) }
}

/** The list of a dictionary that has the texts of a kind. */
export const LISTS = { text: "texts", name: "names" } as const

const toKey = (list: unknown, source: string) => `${list} ${withPlainSpaces(source)}`

/** The name of a program has a sign that words do not have, as in 'PostgreSQL', 'AWS', 'C++' and 'Node.js'. */
const PROGRAM = /^(?=.*(?:\p{Ll}\p{Lu}|\p{Lu}{2}|[\d+#./]))\S+$/u

/** @returns what is shown without an entry: a text that a new site has in the language, or a name that is the same */
function targetWithoutEntry(
  { kind, file, source }: Pick<TextPair, "kind" | "file" | "source">,
  { owner, website }: Partial<Content>,
  language: string,
): string | undefined {
  if (kind === "name") return undefined
  if (isNetwork(source) || (file === "skills" && PROGRAM.test(source))) return source
  return newTextIn(language, source, { language: website?.language, name: owner?.name ?? "" })
}

/** @returns the texts that have a translation. Letters and variants of one language have none */
function translatedTextsIn({ letters: _, translations: __, ...content }: Partial<Content>) {
  return filesIn(content).flatMap(([file, data]) => {
    // A variant for one language is written in it.
    if (parseFileName(file).kind === "variants" && (data as Variant).language) return []
    return textsIn(schemaOf(file), data).flatMap(({ text: source, ...place }) => {
      const kind = place.notes.translation
      return kind ? [{ ...place, file, kind, source }] : []
    })
  })
}

/** @returns whether the text stands in the file and the field, which may lack the fields around it */
function isAt(at: string, text: Pick<TextPair, "file" | "path">): boolean {
  return at.startsWith(`${text.file}.`) && fieldOf(text).endsWith(at.slice(text.file.length))
}

/** @returns where the text stands, without numbers, as in `skills.skills.name` */
export const fieldOf = ({ file, path }: Pick<TextPair, "file" | "path">): string =>
  [file, ...path.filter((step) => typeof step === "string")].join(".")

/**
 * @param sources of texts without an entry
 * @param free the entries that no text uses
 * @returns source → the entry with the nearest earlier wording, which translates one source
 */
function findEarlier(sources: readonly string[], free: readonly Entry[]): Map<string, Entry> {
  const long = free.filter(({ source, at }) => !at && source.length >= MIN_LENGTH)
  const candidates = [...new Set(sources)].flatMap((source) =>
    long.map((entry) => {
      const length = Math.max(source.length, entry.source.length)
      return { source, entry, equal: 1 - distance(source, entry.source) / length }
    }),
  )
  const found = new Map<string, Entry>()
  const used = new Set<Entry>()
  for (const { source, entry, equal } of candidates.sort((a, b) => b.equal - a.equal)) {
    if (equal < MIN_EQUAL || found.has(source) || used.has(entry)) continue
    found.set(source, entry)
    used.add(entry)
  }
  return found
}
