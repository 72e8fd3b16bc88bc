/** Finds which item of a list each item of its translation, or of its next version, is about. */

import { isSameLine } from "../../lib/one-line"
import type { DataPath } from "../diagnostics"
import { type Schema, valueAt } from "../schemas/introspection"
import { ADDRESS_FIELDS } from "../schemas/translation"
import { type PlacedText, textsIn } from "./walk"

/** An equal id counts more than all texts together. */
const ADDRESS_SCORE = 1000

/**
 * An item belongs to the one with the same id, or else with the most texts that it translates, or
 * else to the one after the item that its predecessor belongs to. Among equal items, the order decides.
 * So an item that was added to the base, or moved, moves no translation.
 * @param schema of an item of the base
 * @returns for each item of the translation, the index in the base; undefined if the base has none
 */
export function alignItems(
  schema: Schema,
  base: readonly unknown[],
  translation: readonly unknown[],
): (number | undefined)[] {
  const texts = base.map((item) => textsIn(schema, item))
  const scores = translation.map((item) =>
    base.map((other, index) => scoreOf(other, texts[index] ?? [], item)),
  )
  const result = pairByScore(scores)
  for (const at of translation.keys()) {
    const next = at === 0 ? 0 : (result[at - 1] ?? base.length) + 1
    const isFree = next < base.length && !result.includes(next)
    const isOther = (scores[at]?.[next] ?? 0) < 0
    if (result[at] === undefined && isFree && !isOther) result[at] = next
  }
  return result
}

/**
 * Pairs the items of two lists: first those with the highest score, and among equal scores those in order.
 * @param scores for each item of a list, its score with each item of the other list; 0 or less is no pair
 * @returns for each item, the index of its pair in the other list; undefined if it has none
 */
function pairByScore(scores: readonly (readonly number[])[]): (number | undefined)[] {
  const result: (number | undefined)[] = scores.map(() => undefined)
  const columns = scores[0]?.length ?? 0
  const levels = new Set(scores.flat().filter((score) => score > 0))
  for (const level of [...levels].sort((a, b) => b - a)) {
    const isEqual = (at: number, index: number) =>
      scores[at]?.[index] === level && result[at] === undefined && !result.includes(index)
    for (const { at, index } of matchInOrder(scores.length, columns, isEqual)) result[at] = index
    // What has moved is not in order.
    for (const [at, row] of scores.entries()) {
      const moved = [...row.keys()].find((index) => isEqual(at, index))
      if (moved !== undefined) result[at] = moved
    }
  }
  return result
}

type Match = { at: number; index: number }
type Matches = { matches: readonly Match[]; distance: number }

/**
 * Matches the rows and columns of a table without crossing, as a longest common subsequence.
 * @returns the most matches; among as many, those nearest to each other
 */
function matchInOrder(
  rows: number,
  columns: number,
  isEqual: (at: number, index: number) => boolean,
): readonly Match[] {
  const none: Matches = { matches: [], distance: 0 }
  let above: Matches[] = Array(columns + 1).fill(none)
  for (let at = 0; at < rows; at++) {
    const row = [none]
    for (let index = 0; index < columns; index++) {
      const [diagonal, up, left] = [
        above[index] ?? none,
        above[index + 1] ?? none,
        row[index] ?? none,
      ]
      const candidates = [up, left]
      if (isEqual(at, index)) {
        const matches = [...diagonal.matches, { at, index }]
        candidates.push({ matches, distance: diagonal.distance + Math.abs(at - index) })
      }
      row.push(candidates.reduce(better))
    }
    above = row
  }
  return above[columns]?.matches ?? []
}

const better = (a: Matches, b: Matches) =>
  (b.matches.length - a.matches.length || a.distance - b.distance) > 0 ? b : a

/**
 * @param texts of the base
 * @returns how much both have in common; -1 if they have different ids
 */
function scoreOf(base: unknown, texts: readonly PlacedText[], item: unknown): number {
  const addresses = ADDRESS_FIELDS.flatMap((name) => {
    const value = valueAt(item, [name])
    return value === undefined ? [] : [value === valueAt(base, [name])]
  })
  if (addresses.includes(false)) return -1
  const equal = texts.filter(({ path, text }) => {
    const source = sourceAt(item, path)
    return source !== undefined && isSameLine(text, source)
  })
  return addresses.length * ADDRESS_SCORE + equal.length
}

/** @returns the text of the base that the item translates there, which one of both may have in an object */
function sourceAt(item: unknown, path: DataPath): string | undefined {
  const around = path.at(-1) === "text" ? [path.slice(0, -1)] : []
  const places = [path, [...path, "text"], ...around].map((each) => valueAt(item, each))
  const texts = places.flatMap((value) => [value, valueAt(value, ["source"])])
  return texts.find((text) => typeof text === "string")
}
