import { type ReactNode, startTransition } from "react"
import { hydrateRoot } from "react-dom/client"

/** Hydrates in a transition: React then works in short tasks, and the page responds between them. */
export function hydrate(element: ReactNode, container: Element): void {
  if (reloadIfAddressChanged()) return
  // React now listens. At a click, it first hydrates the clicked part, and then handles the click.
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
export function reloadIfAddressChanged(reload = () => window.location.reload()): boolean {
  const [navigation] = performance.getEntriesByType("navigation")
  if (!navigation) return false
  const loaded = toPagePath(new URL(navigation.name).pathname)
  if (loaded === toPagePath(window.location.pathname)) return false
  reload()
  return true
}

/** Gatsby itself changes '/about' and '/about/index.html' to '/about/'. */
function toPagePath(pathname: string): string {
  return pathname.replace(/index\.html$/, "").replace(/\/$/, "")
}
