import { useEffect } from "react"

/** Stands in for a page that this document cannot show: its address is loaded as a new document. */
export function HardReload() {
  useEffect(() => window.location.reload(), [])
  return null
}
