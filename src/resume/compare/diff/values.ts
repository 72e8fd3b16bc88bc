/** Names and texts of values of the content, for people. */

/** A value of the content as its files have it. */
export type Value =
  | string
  | number
  | boolean
  | null
  | undefined
  | readonly Value[]
  | { [name: string]: Value }

export type Fields = { [name: string]: Value }

/** @returns whether the value has named fields: neither a text nor a list */
export const isFields = (value: Value): value is Fields =>
  typeof value === "object" && value !== null && !Array.isArray(value)

/** Stands for a value that the site does not publish. */
export const PRIVATE = "(a private value)"

/** Begins each private text. The check accepts no content with this character. */
export const MARK = "\u007f"

/** @returns whether the value is a private text, or has one */
export const isPrivate = (value: Value) => textsIn(value).includes(PRIVATE)

/** @returns the value as the content has it */
export const withoutMarks = <Data extends Value>(value: Data): Data =>
  value === undefined ? value : JSON.parse(JSON.stringify(value).replaceAll(MARK, ""))

/** The fields that name an item, the best first. */
const NAMES = "company break title name language header label kind id text alt".split(" ")

/** @returns the name of an item of a list, as in 'Specimen Payments'; a private one has that of its kind */
export function nameOf(item: Value): string {
  if (!isFields(item)) return String(item)
  const names = NAMES.map((name) => item[name])
  const name = names.find((text) => typeof text === "string" && !text.startsWith(MARK))
  return String(name ?? textsIn(item).join(", "))
}

/** The lists of the content whose name is not the singular with an 's'. */
const IRREGULAR: Readonly<Record<string, string>> = {
  aliases: "alias",
  entries: "entry",
  responsibilities: "responsibility",
}

/** @returns what an item of the list is, as in 'responsibility' for an item of 'responsibilities' */
export function singularOf(list: string, item: Value): string {
  const fields = typeof item === "object" && item !== null ? item : {}
  if ("company" in fields) return "company"
  if ("break" in fields) return "career break"
  if ("skills" in fields && !("startDate" in fields)) return "group of skills"
  return IRREGULAR[list] ?? list.replace(/s$/, "")
}

/** Fields that no visitor sees. */
const HIDDEN = ["id", "tags", "expandedByDefault", "section", "visibleIn"]

/** @returns every text in the value that visitors see, in its order; without those that are private */
export function textsIn(value: Value): string[] {
  if (value === undefined || value === null || value === "") return []
  if (typeof value !== "object") return [String(value).startsWith(MARK) ? PRIVATE : String(value)]
  const shown = Object.entries(value).filter(([name]) => !HIDDEN.includes(name))
  return shown.flatMap(([, inner]) => textsIn(inner))
}
