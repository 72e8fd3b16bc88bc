/** Brings a dictionary to the state of the content. Pure: it gets and returns texts. */
import { type Document, isMap, isSeq, type Node, type YAMLMap, YAMLSeq } from "yaml"
import { isSameLine } from "../../lib/one-line"
import type { Content } from "../schemas"
import type { TranslatedText } from "../schemas/dictionary"
import { schemaLine } from "../schemas/schema-line"
import { parseYaml } from "../yaml/yaml-document"
import { type Entry, pairTexts } from "./pair-texts"

export type UpdatedDictionary = {
  text: string
  /** The entries that the new text does not have, of those with a translation. */
  removed: Entry[]
}

/** An entry as the file is to have it. */
type Wanted = Pick<TranslatedText, "source" | "target" | "stale"> & { old?: Entry }

/**
 * Adds the texts that the dictionary lacks, marks those that have changed, and removes what no text uses.
 * Comments and the order stay; a file that lacks nothing stays byte for byte.
 * @param content in the base language
 * @param language of the dictionary, which the content has if `text` is given
 * @param text of the file, whose data is valid; undefined for a new file
 */
export function updateDictionary(
  content: Content,
  language: string,
  text: string | undefined,
): UpdatedDictionary {
  const { pairs, unused } = pairTexts(content, language)
  const wanted = new Map<string, Wanted>()
  for (const { kind, source, entry, target } of pairs) {
    const key = entry ? entry.path.join() : source
    if (kind === "text" && !wanted.has(key) && (entry || target === undefined))
      wanted.set(key, entry ? toUpdated(source, entry) : { source, target: "" })
  }
  const texts = inOldOrder([...wanted.values()])
  const removed = unused.filter(({ target }) => target !== "")
  const isSame = texts.every(({ old, ...each }) => old && isEqualEntry(each, old))
  if (text !== undefined && isSame && unused.length === 0) return { text, removed }
  return { text: write(text ?? `${schemaLine("translation", "../..")}\n`, texts, unused), removed }
}

/** @returns the entry with the source as it is now. The mark stays until the target or the source is another */
function toUpdated(source: string, old: Entry): Wanted {
  const isPending = old.stale !== undefined && isSameLine(old.stale.target, old.target)
  const earlier = isPending ? old.stale : { source: old.source, target: old.target }
  const isStale = old.target !== "" && earlier && !isSameLine(earlier.source, source)
  return { source, target: old.target, ...(isStale && { stale: earlier }), old }
}

const isEqualEntry = ({ source, stale }: Wanted, old: Entry) =>
  isSameLine(source, old.source) && stale === old.stale

/** @returns the entries of the file in their order, each new one behind the one before it */
function inOldOrder(wanted: readonly Wanted[]): Wanted[] {
  const indexOf = ({ old }: Wanted) => Number(old?.path[1])
  const result = wanted.filter(({ old }) => old).sort((a, b) => indexOf(a) - indexOf(b))
  wanted.forEach((each, index) => {
    const previous = wanted[index - 1]
    if (!each.old) result.splice(previous ? result.indexOf(previous) + 1 : 0, 0, each)
  })
  return result
}

const BYTE_ORDER_MARK = "\ufeff"

function write(text: string, texts: readonly Wanted[], unused: readonly Entry[]): string {
  const document: Document = parseYaml(text)
  const mark = text.startsWith(BYTE_ORDER_MARK) ? BYTE_ORDER_MARK : ""
  if (!isMap(document.contents))
    document.contents = document.createNode({}) as typeof document.contents
  const [old, names] = [listIn(document, "texts"), listIn(document, "names")]
  const items = texts.map(({ old: entry, ...each }) => {
    const node = entry && (old.items[Number(entry.path[1])] as YAMLMap)
    if (!node) return document.createNode(each)
    if (!isSameLine(each.source, entry.source)) node.set("source", each.source)
    if (!each.stale) node.delete("stale")
    else if (each.stale !== entry.stale) node.set("stale", document.createNode(each.stale))
    return node as Node
  })
  const isUsed = (_: unknown, index: number) =>
    !unused.some(({ path }) => path[0] === "names" && path[1] === index)
  // An empty list is in brackets.
  old.flow &&= old.items.length > 0
  old.items = items
  names.items = names.items.filter(isUsed)
  document.set("texts", old)
  if (names.items.length === 0) document.delete("names")
  const written = document.toString({ lineWidth: 0, singleQuote: true })
  return mark + (text.includes("\r\n") ? written.replaceAll("\n", "\r\n") : written)
}

function listIn(document: Document, name: string): YAMLSeq {
  const list = document.get(name)
  if (!isSeq(list)) return new YAMLSeq()
  // For the parser, the comment above the first entry is that of the list.
  const [first] = list.items
  if (isMap(first) && list.commentBefore) {
    first.commentBefore = list.commentBefore
    list.commentBefore = null
  }
  return list
}
