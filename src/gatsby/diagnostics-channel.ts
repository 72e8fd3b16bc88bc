/** The state of the content while `gatsby develop` runs, for whoever wants to show it. */
import type { Diagnostic } from "../content/diagnostics"

type Listener = (diagnostics: readonly Diagnostic[]) => void

const listeners = new Set<Listener>()

let latest: readonly Diagnostic[] = []

export function publishDiagnostics(diagnostics: readonly Diagnostic[]): void {
  latest = diagnostics
  for (const listener of listeners) listener(diagnostics)
}

/**
 * @param listener is called at once with the latest diagnostics, and then with each change
 * @returns what ends it
 */
export function followDiagnostics(listener: Listener): () => void {
  listeners.add(listener)
  listener(latest)
  return () => listeners.delete(listener)
}
