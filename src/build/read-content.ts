import { loadContent } from "../content/load"
import { formatDiagnostics } from "../content/report/terminal"
import type { Content } from "../content/schemas"
import { VALIDATED_COPY } from "./validated-copy"

/**
 * @returns the last valid content
 * @throws an error with all diagnostics, if the validated copy is not valid
 */
export async function readContent(): Promise<Content> {
  const { content, diagnostics } = await loadContent(VALIDATED_COPY)
  if (!content) throw new Error(formatDiagnostics(diagnostics))
  return content
}
