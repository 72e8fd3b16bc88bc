import { type ReactNode, startTransition } from "react"
import { hydrateRoot } from "react-dom/client"

/** Hydrates in a transition: React then works in short tasks, and the page responds between them. */
export function hydrate(element: ReactNode, container: Element): void {
  if (reloadIfAddressChanged()) return
  // From here on React listens: a click finishes the hydration and is handled then.
  window.stopRecordingClicks?.()
  startTransition(() => {
    hydrateRoot(container, element)
  })
}

/**
 * Reloads the document if the visitor went back or forward before the router listened, because the
 * HTML then belongs to another address.
 * @returns whether the document reloads
 */
export function reloadIfAddressChanged(): boolean {
  const [navigation] = performance.getEntriesByType("navigation")
  if (!navigation || new URL(navigation.name).pathname === window.location.pathname) return false
  window.location.reload()
  return true
}
