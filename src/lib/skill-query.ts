/** The selected skills as the address writes them: `?skills=kotlin,aws-lambda`. */

const NAME = "skills"

/**
 * @param search an address's query with its '?', or ''
 * @returns the ids it names, known or not
 */
export function readSkills(search: string): ReadonlySet<string> {
  const ids = new URLSearchParams(search).get(NAME)?.split(",") ?? []
  return new Set(ids.map((id) => id.trim().toLowerCase()))
}

/**
 * @param search the query to change; what else it holds stays
 * @param ids slugs, which need no escaping: the commas between them stay readable
 * @returns the query with these skills
 */
export function writeSkills(search: string, ids: readonly string[]): string {
  const others = new URLSearchParams(search)
  others.delete(NAME)
  const parts = [others.toString(), ids.length > 0 && `${NAME}=${ids.join(",")}`].filter(Boolean)
  return parts.length > 0 ? `?${parts.join("&")}` : ""
}
