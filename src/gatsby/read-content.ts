import { loadContent } from "../content/load"
import { formatDiagnostics } from "../content/report/terminal"
import type { Content } from "../content/schemas"
import { VALIDATED_COPY } from "./validated-copy"

/**
 * @returns the content that the gate let through last
 * @throws with every diagnostic in it, as the owner reads them
 */
export async function readContent(): Promise<Content> {
  const { content, diagnostics } = await loadContent(VALIDATED_COPY)
  if (!content) throw new Error(formatDiagnostics(diagnostics))
  return content
}
