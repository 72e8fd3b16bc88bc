import { type Document, isMap, isScalar, isSeq } from "yaml"
import type { DataPath, Range } from "../diagnostics"
import { rangeOf } from "./positions"

/** A text without quotes, and not in a block after | or >. */
export type PlainText = {
  path: DataPath
  value: string
  /** Its characters in the file. */
  range: Range
  /** Whether it is an item of a list that has its items on lines of their own. */
  isBulleted: boolean
}

/** @returns the texts without quotes among the values of a file, in order; or all others */
export function findPlainTexts(document: Document.Parsed, isPlain = true): PlainText[] {
  const found: PlainText[] = []
  const search = (node: unknown, path: DataPath, isBulleted: boolean) => {
    if (isMap(node)) {
      for (const { key, value } of node.items) {
        if (isScalar(key)) search(value, [...path, String(key.value)], false)
      }
    } else if (isSeq(node)) {
      node.items.forEach((item, index) => {
        search(item, [...path, index], node.flow !== true)
      })
    } else if (
      isScalar(node) &&
      (node.type === "PLAIN") === isPlain &&
      typeof node.value === "string"
    ) {
      const range = rangeOf(node)
      if (range) found.push({ path, value: node.value, range, isBulleted })
    }
  }
  search(document.contents, [], false)
  return found
}
