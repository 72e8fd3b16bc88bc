import { loadContent } from "../content/load"
import { formatIssues } from "../content/report/people"
import type { Content } from "../content/schemas"
import { MIRROR } from "./content-mirror"

/**
 * @returns the content that the gate let through last
 * @throws with every issue in it, as the owner reads them
 */
export async function readContent(): Promise<Content> {
  const { content, issues } = await loadContent(MIRROR)
  if (!content) throw new Error(formatIssues(issues))
  return content
}
