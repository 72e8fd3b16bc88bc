/** Brings a translated file to the state of its base. Pure: it gets and returns texts. */

import { isSameLine } from "../../lib/one-line"
import { type FileName, schemaOf } from "../schemas"
import { type Schema, valueAt } from "../schemas/introspection"
import { schemaLine } from "../schemas/schema-line"
import { ADDRESS_FIELDS, type TranslatedText } from "../schemas/translation"
import { type Fields, isFields, isTranslatedText, zip } from "../tree/zip"
import { parseYaml } from "../validation/yaml/parse"
import {
  isTreeFields,
  KEEP,
  renderYaml,
  rewriteYaml,
  type Tree,
  type TreeFields,
  type TreeItem,
  toData,
} from "./rewrite-yaml"

/** A translation as the file has it: a plain text is the same in both languages. */
type Translated = string | TranslatedText

export type UpdatedTranslation = {
  /** Undefined if the base has no text. */
  text: string | undefined
  /** The translations that the new text does not have. */
  removed: Translated[]
}

/**
 * Adds the texts that the translation lacks, marks those that have changed, and removes what the base
 * does not have. Everything else stays as it is, byte for byte. A text that has moved to another entry
 * keeps its translation.
 * @param file of the base, as in `work`
 * @param base the valid data of that file
 * @param text of the translation, whose data is valid; undefined for a new file
 * @throws if the file has an anchor or another sign of YAML that cannot be kept
 */
export function updateTranslation(
  file: FileName,
  base: unknown,
  text: string | undefined,
): UpdatedTranslation {
  if (text?.startsWith(BYTE_ORDER_MARK)) {
    const updated = updateTranslation(file, base, text.slice(1))
    return { ...updated, text: updated.text && BYTE_ORDER_MARK + updated.text }
  }
  const old = text === undefined ? undefined : dataOf(text)
  const gone: Translated[] = []
  const files = { schema: schemaOf(file), base, other: old }
  merge(files, gone, [])
  const removed = [...gone]
  const tree = merge(files, [], removed)
  if (!isTreeFields(tree)) return { text: tree === KEEP ? text : undefined, removed }
  if (text === undefined) return { text: `${firstLine(file)}\n${renderYaml(tree)}\n`, removed }
  const updated = rewriteYaml(text, tree)
  if (JSON.stringify(dataOf(updated)) !== JSON.stringify(toData(tree, old)))
    throw new Error("The file cannot be updated. Write it without anchors (&) and tags (!).")
  return { text: updated, removed }
}

const BYTE_ORDER_MARK = "\ufeff"

const dataOf = (text: string): unknown => parseYaml(text).toJS({ maxAliasCount: -1 })

function firstLine(file: FileName): string {
  const name = file.replace(/^variants\/.*/, "variant")
  return schemaLine(`translations/${name}`, file === name ? "../../.." : "../../../..")
}

/**
 * @param gone gets the translations that the tree does not have
 * @param moved the translations that a text which has moved may take
 * @returns what the translation is to have; undefined if nothing
 */
function merge(
  files: { schema: Schema; base: unknown; other: unknown },
  gone: Translated[],
  moved: Translated[],
): Tree | undefined {
  return zip<Tree>(files, {
    value: ({ kind, base, other, around }) => {
      if (kind !== "text") return other === undefined ? undefined : KEEP
      if (!isTranslatedText(other)) gone.push(...translationsIn(other))
      const text = mergeText(String(base), other, moved)
      return around ? { ...keepAll(around), text } : text
    },
    list: (items, { other }) => {
      const merged = items.map(({ at, result: tree }): TreeItem => ({ at, tree }))
      return merged.length > 0 ? orderItems(merged, Array.isArray(other) ? other : []) : undefined
    },
    object: (fields, { base, other }) =>
      fields.length > 0 ? orderFields(fields, base, other) : undefined,
    gone: (_path, value) => gone.push(...translationsIn(value)),
  })
}

function mergeText(source: string, old: unknown, moved: Translated[]): Tree {
  if (!isTranslatedText(old)) {
    const index = moved.findIndex((each) => isSameLine(sourceOf(each), source))
    const [found] = index < 0 ? [] : moved.splice(index, 1)
    if (found === undefined || typeof found === "string") return found ?? { source, target: "" }
    const { stale, ...text } = found
    return stale ? { ...text, stale } : text
  }
  if (typeof old === "string") {
    if (isSameLine(old, source)) return KEEP
    return { source, target: old, stale: { source: old, target: old } }
  }
  const stale = staleOf(old, source)
  if (isSameLine(source, old.source) && stale === old.stale) return KEEP
  const target: Tree = KEEP
  if (stale === undefined) return { source, target }
  return { source, target, stale: stale === old.stale ? KEEP : stale }
}

/** @returns the mark of a text whose source is now the given one; undefined if it needs none */
function staleOf({ source, target, stale }: TranslatedText, newSource: string) {
  if (target === "") return undefined
  if (stale && isSameLine(stale.target, target))
    return isSameLine(stale.source, newSource) ? undefined : stale
  return isSameLine(source, newSource) ? undefined : { source, target }
}

/** Items without ids are found by their order, so theirs becomes that of the base. */
function orderItems(merged: readonly TreeItem[], old: readonly unknown[]): readonly TreeItem[] {
  const byOrder = merged.flatMap(({ at }) => (at === undefined || isAddressed(old[at]) ? [] : at))
  const isInOrder = byOrder.every((at, index) => index === 0 || at > (byOrder[index - 1] ?? 0))
  const before = (a: TreeItem, b: TreeItem) => (a.at ?? 0) - (b.at ?? 0)
  return isInOrder ? insertNew(merged, ({ at }) => at !== undefined, before) : merged
}

const isScalar = (value: unknown): value is string | number =>
  typeof value === "string" || typeof value === "number"

const isAddressed = (item: unknown) =>
  ADDRESS_FIELDS.some((name) => valueAt(item, [name]) !== undefined)

/** Adds the fields that tell items apart. The fields of the translation keep their order. */
function orderFields(merged: readonly [string, Tree][], base: Fields, old: unknown): TreeFields {
  const isNew = !isFields(old) || isTranslatedText(old)
  const fields = isNew ? {} : old
  const addresses = ADDRESS_FIELDS.flatMap((name): [string, Tree][] => {
    if (Object.hasOwn(fields, name)) return [[name, KEEP]]
    const address = base[name]
    return isNew && isScalar(address) ? [[name, address]] : []
  })
  const order = Object.keys(fields)
  return Object.fromEntries(
    insertNew(
      [...addresses, ...merged],
      ([name]) => order.includes(name),
      ([a], [b]) => order.indexOf(a) - order.indexOf(b),
    ),
  )
}

/** @returns the entries that are there in their own order, each new one behind the one before it */
function insertNew<Entry>(
  entries: readonly Entry[],
  isOld: (entry: Entry) => boolean,
  compare: (a: Entry, b: Entry) => number,
): Entry[] {
  const result = entries.filter(isOld).sort(compare)
  entries.forEach((entry, index) => {
    const previous = entries[index - 1]
    if (!isOld(entry)) result.splice(previous ? result.indexOf(previous) + 1 : 0, 0, entry)
  })
  return result
}

const keepAll = (fields: Fields): TreeFields =>
  Object.fromEntries(Object.keys(fields).map((name) => [name, KEEP]))

const sourceOf = (text: Translated) => (typeof text === "string" ? text : text.source)

function translationsIn(value: unknown): Translated[] {
  if (isTranslatedText(value))
    return typeof value === "string" || value.target !== "" ? [value] : []
  if (typeof value !== "object" || value === null) return []
  return Object.entries(value).flatMap(([name, inner]) =>
    ADDRESS_FIELDS.includes(name) ? [] : translationsIn(inner),
  )
}
