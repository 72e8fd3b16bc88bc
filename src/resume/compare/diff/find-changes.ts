/** Compares two states of the content, value by value. */
import { distance } from "fastest-levenshtein"
import { pairByScore } from "../../../content/tree/align"
import { canonicalJson } from "../../model/canonical-json"
import {
  type Fields,
  isFields,
  isPrivate,
  nameOf,
  PRIVATE,
  singularOf,
  textsIn,
  type Value,
  withoutMarks,
} from "./values"

export type Change = {
  /** The names of the items around it, from the outside to the inside, as in ['Specimen Payments']. */
  place: string[]
  /** What changed: a field, or an item of a list, as in 'responsibility'. */
  what: string
  change: "added" | "removed" | "changed" | "reordered"
  /** Absent if it was added. */
  before?: string
  /** Absent if it was removed. */
  after?: string
}

/** Texts that have more than this part in common are two versions of one text. */
const MIN_SIMILARITY = 0.5

/**
 * @param before undefined if there was nothing
 * @param after undefined if there is nothing now
 * @param what the name of the field
 * @param place the names of the items around it
 * @returns the changes in the order of `after`; those of private contact data without their values
 */
export function findChanges(before: Value, after: Value, what: string, place: string[]): Change[] {
  if (isEqual(withoutMarks(before), withoutMarks(after))) return []
  if (Array.isArray(before) && Array.isArray(after)) return compareLists(before, after, what, place)
  if (isFields(before) && isFields(after)) return compareFields(before, after, place)
  if (isMissing(before)) return [{ place, what, change: "added", after: toText(after) }]
  if (isMissing(after)) return [{ place, what, change: "removed", before: toText(before) }]
  const texts = [before, after].map(toText)
  const [old, now] = [before, after].some(isPrivate) ? [PRIVATE, PRIVATE] : texts
  return [{ place, what, change: "changed", before: old, after: now }]
}

const isEqual = (one: Value, other: Value) => canonicalJson(one) === canonicalJson(other)

const isMissing = (value: Value) =>
  value === undefined || (Array.isArray(value) && value.length === 0)

function compareFields(before: Fields, after: Fields, place: string[]): Change[] {
  const names = new Set([...Object.keys(after), ...Object.keys(before)])
  return [...names].flatMap((name) => findChanges(before[name], after[name], name, place))
}

/** @returns the texts of a value on one line */
function toText(value: Value): string {
  const isNew = (text: string, index: number, texts: string[]) =>
    text !== PRIVATE || texts[index - 1] !== PRIVATE
  return textsIn(value).filter(isNew).join("; ")
}

function compareLists(
  before: readonly Value[],
  after: readonly Value[],
  what: string,
  place: string[],
): Change[] {
  const pairs = pairItems(before, after)
  const order = pairs.filter((from) => from !== undefined)
  const isReordered = order.some((from, index) => from < (order[index - 1] ?? -1))
  const changes = after.flatMap((item, index): Change[] => {
    const from = pairs[index]
    const kind = singularOf(what, item)
    if (from === undefined) return [{ place, what: kind, change: "added", after: toText(item) }]
    const old = before[from]
    const name = isFields(item) ? [nameOf(isPrivate(item) ? item : old)] : []
    return isText(item) && isText(old)
      ? compareTexts(old, item, kind, place)
      : findChanges(old, item, kind, [...place, ...name])
  })
  const removed = before.flatMap((item, index): Change[] =>
    order.includes(index)
      ? []
      : [{ place, what: singularOf(what, item), change: "removed", before: toText(item) }],
  )
  return [
    ...changes,
    ...removed,
    ...(isReordered ? [{ place, what, change: "reordered" as const }] : []),
  ]
}

/** An item that is a text with an id and tags. */
type TextItem = Fields & { text: string }

/** @returns whether an item is a text with an id and tags, and has no other name */
function isText(item: Value): item is TextItem {
  return isFields(item) && typeof item.text === "string" && nameOf(item) === item.text
}

/** A text changed as an item of its list. Its id and its tags are fields of the text. */
function compareTexts(before: TextItem, after: TextItem, what: string, place: string[]): Change[] {
  const { text: old, ...oldRest } = before
  const { text, ...rest } = after
  return [
    ...findChanges(old, text, what, place),
    ...findChanges(oldRest, rest, what, [...place, text]),
  ]
}

/** @returns for each item of `after` the index of the item of `before` that it was, private or not, if there is one */
function pairItems(before: readonly Value[], after: readonly Value[]): (number | undefined)[] {
  const old = withoutMarks(before).map(toFeatures)
  const now = withoutMarks(after).map(toFeatures)
  return pairByScore(now.map((item) => old.map((other) => scoreOf(other, item))))
}

/** What two versions of an item may have in common. */
const toFeatures = (item: Value) => ({
  json: canonicalJson(item),
  name: isFields(item) ? nameOf(item) : undefined,
  text: toText(item),
})

type Features = ReturnType<typeof toFeatures>

/** @returns 3 if they are equal, 2 if they have one name, 1 if their texts are similar, or else 0 */
function scoreOf(one: Features, other: Features): number {
  if (one.json === other.json) return 3
  if (one.name !== undefined && one.name === other.name) return 2
  return similarity(one.text, other.text) > MIN_SIMILARITY ? 1 : 0
}

function similarity(one: string, other: string): number {
  return 1 - distance(one, other) / Math.max(one.length, other.length, 1)
}
