/** The data of content files before they are written: texts, lists and objects. */
import type { DataPath } from "../content/diagnostics"
import type { ContentName } from "../content/schemas"
import type { Leaf } from "./source"

/** What was read from leaves whose words may stand elsewhere too: a date, a place or an address. */
export class Reading {
  constructor(
    readonly value: string,
    readonly from: readonly Leaf[],
  ) {}
}

export type Data =
  | Reading
  | string
  | number
  | boolean
  | undefined
  | readonly Data[]
  | { readonly [field: string]: Data }

/** @returns the texts, numbers and readings in the data */
export function textsIn(data: Data): (string | Reading)[] {
  if (isText(data)) return [data]
  if (typeof data === "number") return [String(data)]
  return typeof data === "object" ? Object.values(data).flatMap(textsIn) : []
}

export const isText = (data: Data): data is string | Reading =>
  typeof data === "string" || data instanceof Reading

/** @returns the text, also of a reading */
export const textOf = (text: string | Reading) => (text instanceof Reading ? text.value : text)

/** Lists that the content must have even if they are empty: without the second, every format shows a value. */
const KEPT_LISTS = ["sections", "visibleIn"]

/**
 * @param change returns what stands in place of a part, and undefined to remove it; an outer part comes first
 * @returns the changed data, without undefined parts and empty lists
 */
export function mapData(
  data: Data,
  change: (part: Data, path: DataPath) => Data,
  path: DataPath = [],
): Data {
  const part = change(data, path)
  if (typeof part !== "object" || part instanceof Reading) return part
  const inner = Object.entries(part).flatMap(([step, each]) => {
    const changed = mapData(each, change, [...path, Array.isArray(part) ? Number(step) : step])
    const isEmpty = Array.isArray(changed) && changed.length === 0 && !KEPT_LISTS.includes(step)
    return changed === undefined || isEmpty ? [] : [[step, changed] as const]
  })
  return Array.isArray(part) ? inner.map(([, each]) => each) : Object.fromEntries(inner)
}

export type WrittenFiles = { readonly [Name in ContentName]?: Data }

/** @returns what `change` makes of each of the files */
export const mapFiles = <From, To>(
  files: { readonly [Name in ContentName]?: From },
  change: (name: ContentName, file: From) => To,
): { [Name in ContentName]?: To } =>
  Object.fromEntries(
    Object.entries(files).map(([name, file]) => [name, change(name as ContentName, file)]),
  )
