/** The state of the content while `gatsby develop` runs, for whoever wants to show it. */
import type { ContentIssue } from "../content/issues"

type Listener = (issues: readonly ContentIssue[]) => void

const listeners = new Set<Listener>()

let latest: readonly ContentIssue[] = []

export function publishIssues(issues: readonly ContentIssue[]): void {
  latest = issues
  for (const listener of listeners) listener(issues)
}

/**
 * @param listener is called at once with the latest issues, and then with each change
 * @returns what ends it
 */
export function followIssues(listener: Listener): () => void {
  listeners.add(listener)
  listener(latest)
  return () => listeners.delete(listener)
}
