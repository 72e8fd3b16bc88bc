import type { PageLoader } from "../load-failure/page-loader"

declare global {
  interface Navigator {
    /** The Network Information API, of Chromium. */
    readonly connection?: { readonly saveData?: boolean }
  }
}

/**
 * Gatsby fetches pages ahead whose links are in view, and spares a visitor who saves data; yet it
 * would still fetch each page whose link a pointer crosses.
 */
export function saveData(loader: PageLoader): void {
  if (navigator.connection?.saveData) loader.hovering = () => {}
}
