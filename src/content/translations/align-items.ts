/** Finds which item of a list each item of its translation is about. */

import type { DataPath } from "../diagnostics"
import { valueAt } from "../schemas/introspection"
import { ADDRESS_FIELDS } from "../schemas/translation"

/** An equal id counts more than all texts together. */
const ADDRESS_SCORE = 1000

/**
 * An item belongs to the one with the same id, or else with the most texts that it translates, or
 * else to the one after the item that its predecessor belongs to. So an item that was added to the
 * base, or moved, moves no translation.
 * @returns for each item of the translation, the index in the base; undefined if the base has none
 */
export function alignItems(
  base: readonly unknown[],
  translation: readonly unknown[],
): (number | undefined)[] {
  const result: (number | undefined)[] = translation.map(() => undefined)
  const isFree = (index: number) => index < base.length && !result.includes(index)
  const scores = translation.flatMap((item, at) =>
    base.map((other, index) => ({ at, index, score: scoreOf(other, item) })),
  )
  scores.sort((a, b) => b.score - a.score || distance(a) - distance(b))
  for (const { at, index, score } of scores) {
    if (score > 0 && result[at] === undefined && isFree(index)) result[at] = index
  }
  for (const [at, item] of translation.entries()) {
    const next = at === 0 ? 0 : (result[at - 1] ?? base.length) + 1
    const isOther = scoreOf(base[next], item) < 0
    if (result[at] === undefined && isFree(next) && !isOther) result[at] = next
  }
  return result
}

const distance = ({ at, index }: { at: number; index: number }) => Math.abs(at - index)

/** @returns how much both have in common; -1 if they have different ids */
function scoreOf(base: unknown, item: unknown): number {
  const addresses = ADDRESS_FIELDS.flatMap((name) => {
    const value = valueAt(item, [name])
    return value === undefined ? [] : [value === valueAt(base, [name])]
  })
  if (addresses.includes(false)) return -1
  const equal = sourcesIn(item).filter(({ path, source }) => textAt(base, path) === source)
  return addresses.length * ADDRESS_SCORE + equal.length
}

/** @returns the text at the path, or that of the object there */
function textAt(base: unknown, path: DataPath): unknown {
  const value = valueAt(base, path)
  return typeof value === "object" ? valueAt(value, ["text"]) : value
}

/** @returns the texts that the item translates, each with its path in the base */
function sourcesIn(item: unknown, path: DataPath = []): { path: DataPath; source: string }[] {
  if (typeof item === "string") return [{ path, source: item }]
  if (typeof item !== "object" || item === null) return []
  const source = valueAt(item, ["source"])
  if (typeof source === "string") return [{ path, source }]
  return Object.entries(item).flatMap(([key, value]) =>
    sourcesIn(value, [...path, Array.isArray(item) ? Number(key) : key]),
  )
}
