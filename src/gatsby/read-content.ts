import path from "node:path"
import { formatIssues } from "../content/issues"
import { loadContent } from "../content/load"
import type { Content } from "../content/schemas"

/**
 * @returns the content as it is on the disk now
 * @throws with every issue in it, as the owner reads them
 */
export async function readContent(): Promise<Content> {
  const { content, issues } = await loadContent(path.resolve("content"))
  if (!content) throw new Error(formatIssues(issues))
  return content
}
