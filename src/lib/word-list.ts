/** Writes words as a list, as GraphQL needs it, and reads it again. */
import type { Words } from "./interface-words"

/** A text of the words; its path is as in 'updated', 'years.one' or 'dates.month.3'. */
export type ChangedWord = { path: string; text: string }

/** @returns each text of the words with its path */
export function toWordList(words: Partial<Words>): ChangedWord[] {
  return textsIn(words, [])
}

function textsIn(value: unknown, path: readonly string[]): ChangedWord[] {
  if (typeof value === "string") return [{ path: path.join("."), text: value }]
  return Object.entries(value ?? {}).flatMap(([key, each]) => textsIn(each, [...path, key]))
}

/** @returns the words of which this is the list */
export function fromWordList(list: readonly ChangedWord[]): Partial<Words> {
  const words: Tree = {}
  for (const { path, text } of list) {
    const steps = path.split(".")
    let tree = words
    steps.slice(0, -1).forEach((step, index) => {
      // The forms of dates are arrays.
      tree[step] ??= /^\d/.test(steps[index + 1] ?? "") ? ([] as unknown as Tree) : {}
      tree = tree[step] as Tree
    })
    tree[steps.at(-1) ?? ""] = text
  }
  return words as Partial<Words>
}

type Tree = { [step: string]: string | Tree }
