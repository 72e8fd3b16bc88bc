import { type ReactNode, startTransition } from "react"
import { createRoot, hydrateRoot } from "react-dom/client"
import { reloadIfAddressChanged } from "./reload-if-address-changed"

/** Hydrates in a transition: React then works in short tasks, and the page responds between them. */
export function hydrate(element: ReactNode, container: Element): void {
  // Gatsby has loaded the page of the address, and the HTML may belong to another one.
  if (reloadIfAddressChanged()) return
  // React now listens. At a click, it first hydrates the clicked part, and then handles the click.
  window.stopRecordingClicks?.()
  startTransition(() => {
    if (container.hasChildNodes()) hydrateRoot(container, element)
    // The develop server sends a page without HTML.
    else createRoot(container).render(element)
  })
}
