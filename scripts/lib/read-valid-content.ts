import { loadContent } from "../../src/content/load"
import { formatDiagnostics } from "../../src/content/report/terminal"
import type { Content } from "../../src/content/schemas"
import { UserError } from "./run-main"

/**
 * @param folder the path of the content folder
 * @throws UserError with all diagnostics if the content has an error
 */
export async function readValidContent(folder: string): Promise<Content> {
  const { content, diagnostics } = await loadContent(folder)
  if (!content) throw new UserError(formatDiagnostics(diagnostics))
  return content
}
