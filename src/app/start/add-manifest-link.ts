import { withPrefix } from "gatsby"

/**
 * Adds the link to the web app manifest. In the HTML, the request for it would compete with the
 * first paint. See docs/decisions/deferred-scripts.md.
 */
export function addManifestLink(): void {
  const link = document.createElement("link")
  link.rel = "manifest"
  link.href = withPrefix("/manifest.webmanifest")
  document.head.append(link)
}
