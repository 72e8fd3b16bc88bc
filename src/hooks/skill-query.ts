/** Reads and writes the selected skills in a URL's query: `?skills=kotlin,aws-lambda`. */

const NAME = "skills"

/**
 * @param search a URL's query with its '?', or ''
 * @returns the ids in the query; some may not be ids of a skill
 */
export function readSkills(search: string): ReadonlySet<string> {
  const ids = new URLSearchParams(search).get(NAME)?.split(",") ?? []
  return new Set(ids.map((id) => id.trim().toLowerCase()))
}

/**
 * @param search the query to change; its other parameters are kept
 * @param ids slugs; they need no escaping, so the commas between them stay readable
 * @returns the query with these skills, or '' if it has no parameter
 */
export function writeSkills(search: string, ids: readonly string[]): string {
  const others = new URLSearchParams(search)
  others.delete(NAME)
  const parts = [others.toString(), ids.length > 0 && `${NAME}=${ids.join(",")}`].filter(Boolean)
  return parts.length > 0 ? `?${parts.join("&")}` : ""
}
