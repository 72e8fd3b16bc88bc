/** Loads the content of the site, for tests of whole formats and pages. */
import path from "node:path"
import { loadContent } from "../content/load"
import type { Content } from "../content/schemas"

/** The content with every optional file. */
export type FullContent = Required<Content>

/** @throws if the content has errors, or lacks an optional file */
export async function loadSiteContent(): Promise<FullContent> {
  const { content } = await loadContent(path.resolve("content"))
  if (!content) throw new Error("The content has errors: run `npm run check`.")
  const { about, portfolio, showcase } = content
  if (!about || !portfolio || !showcase) throw new Error("The content lacks an optional file.")
  return { ...content, about, portfolio, showcase }
}
