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

/** The fields that name an item, the best first. */
const NAMES = "company break title name language header label kind id text alt".split(" ")

/** @returns the name of an item of a list, as in 'Specimen Payments' */
export function nameOf(item: Value): string {
  if (typeof item !== "object" || item === null || Array.isArray(item)) return String(item)
  const fields = item as { [name: string]: Value }
  const name = NAMES.find((field) => typeof fields[field] === "string")
  return name ? String(fields[name]) : textsIn(item).join(", ")
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
const HIDDEN = ["id", "tags", "expandedByDefault", "section", "forms"]

/** @returns every text in the value that visitors see, in its order; or else every text */
export function textsIn(value: Value): string[] {
  if (value === undefined || value === null || value === "") return []
  if (typeof value !== "object") return [String(value)]
  const shown = Object.entries(value).filter(([name]) => !HIDDEN.includes(name))
  return shown.flatMap(([, inner]) => textsIn(inner))
}
