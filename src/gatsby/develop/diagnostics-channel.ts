/** Passes the diagnostics of the content to listeners while `gatsby develop` runs. */
import type { Diagnostic } from "../../content/diagnostics"
import { createListeners } from "../../lib/listeners"

const { subscribe, notify } = createListeners()

let latest: readonly Diagnostic[] = []

/** Replaces the latest diagnostics and calls every listener. */
export function publishDiagnostics(diagnostics: readonly Diagnostic[]): void {
  latest = diagnostics
  notify()
}

/**
 * @param listener is called at once with the latest diagnostics, then with every change
 * @returns a function that removes the listener
 */
export function followDiagnostics(
  listener: (diagnostics: readonly Diagnostic[]) => void,
): () => void {
  listener(latest)
  return subscribe(() => listener(latest))
}
