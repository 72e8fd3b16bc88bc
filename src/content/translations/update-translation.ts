/** Brings a translated file to the state of its base. Pure: it gets and returns texts. */

import { schemaLine } from "../docs/json-schema"
import { isSameLine } from "../inline/one-line"
import { type FileName, schemaOf } from "../schemas"
import { type Schema, schemaAt, valueAt } from "../schemas/introspection"
import { ADDRESS_FIELDS, type TranslatedText } from "../schemas/translation"
import { parseYaml } from "../validation/yaml/parse"
import { alignItems } from "./align-items"
import { isObject, isTranslatedText, kindOf } from "./pair-texts"
import {
  isFields,
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
  merge({ schema: schemaOf(file), base, old, gone, moved: [] })
  const removed = [...gone]
  const tree = merge({ schema: schemaOf(file), base, old, gone: [], moved: removed })
  if (!isFields(tree)) return { text: tree === KEEP ? text : undefined, removed }
  if (text === undefined) return { text: `${firstLine(file)}\n${renderYaml(tree)}\n`, removed }
  const updated = rewriteYaml(text, tree)
  if (JSON.stringify(dataOf(updated)) !== JSON.stringify(toData(tree, old)))
    throw new Error("The file cannot be updated. Write it without anchors (&) and tags (!).")
  return { text: updated, removed }
}

const BYTE_ORDER_MARK = "\ufeff"

const dataOf = (text: string): unknown => parseYaml(text).toJS({ maxAliasCount: -1 })

/** @returns the line that names the JSON Schema of a translated file */
function firstLine(file: FileName): string {
  const name = file.replace(/^variants\/.*/, "variant")
  return schemaLine(`translations/${name}`, file === name ? "../../.." : "../../../..")
}

type Place = {
  schema: Schema
  base: unknown
  old: unknown
  /** Gets the translations that the tree does not have. */
  gone: Translated[]
  /** The translations that a text which has moved may take. */
  moved: Translated[]
}

/** @returns what the translation is to have; undefined if nothing */
function merge(place: Place): Tree | undefined {
  const { schema, base, old, gone } = place
  const kind = kindOf(schema, base)
  if (kind === "text") {
    // A responsibility may be a text, or an object with a text and an id.
    if (isObject(old) && "text" in old) return { ...keepAll(old), text: mergeText(place, old.text) }
    return mergeText(place, old)
  }
  if (kind) return old === undefined ? undefined : KEEP
  if (Array.isArray(base)) return mergeItems(place, base)
  if (isObject(base)) return mergeFields(place, base)
  gone.push(...translationsIn(old))
  return undefined
}

function mergeText({ base, gone, moved }: Place, old: unknown): Tree {
  const source = String(base)
  if (!isTranslatedText(old)) {
    gone.push(...translationsIn(old))
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

function mergeItems(place: Place, base: readonly unknown[]): Tree | undefined {
  const { schema, old, gone } = place
  const items: readonly unknown[] = Array.isArray(old) ? old : []
  if (!Array.isArray(old)) gone.push(...translationsIn(old))
  const places = alignItems(base, items)
  for (const [at, index] of places.entries()) {
    if (index === undefined) gone.push(...translationsIn(items[at]))
  }
  const merged = base.flatMap((item, index): TreeItem[] => {
    const at = places.indexOf(index)
    const inner = schemaAt(schema, base, [index]) ?? schema
    const tree = merge({ ...place, schema: inner, base: item, old: at < 0 ? undefined : items[at] })
    return tree === undefined ? [] : [{ at: at < 0 ? undefined : at, tree }]
  })
  if (merged.length === 0) return undefined
  // Items without ids are found by their order, so theirs becomes that of the base.
  const byOrder = merged.flatMap(({ at }) => (at === undefined || isAddressed(items[at]) ? [] : at))
  const isInOrder = byOrder.every((at, index) => index === 0 || at > (byOrder[index - 1] ?? 0))
  const before = (a: TreeItem, b: TreeItem) => (a.at ?? 0) - (b.at ?? 0)
  return isInOrder ? insertNew(merged, ({ at }) => at !== undefined, before) : merged
}

const isScalar = (value: unknown): value is string | number =>
  typeof value === "string" || typeof value === "number"

const isAddressed = (item: unknown) =>
  ADDRESS_FIELDS.some((name) => valueAt(item, [name]) !== undefined)

function mergeFields(place: Place, base: Readonly<Record<string, unknown>>): Tree | undefined {
  const { schema, old, gone } = place
  const fieldAt = (name: string) => schemaAt(schema, base, [name])
  const text = fieldAt("text")
  if (isTranslatedText(old) && text && kindOf(text, base.text))
    return mergeText({ ...place, base: base.text }, old)
  const isOther = !isObject(old) || isTranslatedText(old)
  const fields = isOther ? {} : old
  if (isOther) gone.push(...translationsIn(old))
  const isAddress = (name: string) => ADDRESS_FIELDS.includes(name)
  const names = Object.keys(base).filter((name) => !isAddress(name))
  for (const [name, value] of Object.entries(fields)) {
    if (!names.includes(name) && !isAddress(name)) gone.push(...translationsIn(value))
  }
  const merged = names.flatMap((name): [string, Tree][] => {
    const inner = fieldAt(name)
    // A field without a schema has no texts.
    const tree = merge({
      ...place,
      schema: inner ?? schema,
      base: inner && base[name],
      old: fields[name],
    })
    return tree === undefined ? [] : [[name, tree]]
  })
  if (merged.length === 0) return undefined
  const addresses = ADDRESS_FIELDS.flatMap((name): [string, Tree][] => {
    if (Object.hasOwn(fields, name)) return [[name, KEEP]]
    const address = base[name]
    return isOther && isScalar(address) ? [[name, address]] : []
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

const keepAll = (fields: Readonly<Record<string, unknown>>): TreeFields =>
  Object.fromEntries(Object.keys(fields).map((name) => [name, KEEP]))

const sourceOf = (text: Translated) => (typeof text === "string" ? text : text.source)

/** @returns the texts in a part of a translation that have a translation */
function translationsIn(value: unknown): Translated[] {
  if (isTranslatedText(value))
    return typeof value === "string" || value.target !== "" ? [value] : []
  if (typeof value !== "object" || value === null) return []
  return Object.entries(value).flatMap(([name, inner]) =>
    ADDRESS_FIELDS.includes(name) ? [] : translationsIn(inner),
  )
}
