import { withPrefix } from "gatsby"

/**
 * Tells the browser of the manifest, of which it makes use when a visitor keeps the page on a home
 * screen. If the HTML told it, the browser would fetch the file before it has painted the page.
 */
export function linkManifest(): void {
  const link = document.createElement("link")
  link.rel = "manifest"
  link.href = withPrefix("/manifest.webmanifest")
  document.head.append(link)
}
