/** Loads the content of the site, for tests of whole formats and pages. */
import path from "node:path"
import { loadContent } from "../content/load"
import type { Content } from "../content/schemas"

/** @throws if the content has errors */
export async function loadSiteContent(): Promise<Content> {
  const { content } = await loadContent(path.resolve("content"))
  if (!content) throw new Error("The content has errors: run `npm run check`.")
  return content
}
