import { useEffect } from "react"

/** Reloads the document. It is rendered in place of a page that this document cannot show. */
export function HardReload() {
  useEffect(() => window.location.reload(), [])
  return null
}
