/** What runs inside a measured page. These functions travel as text: they must not use what is around them. */
import type { PerformanceRecord } from "./visit-metrics"

declare global {
  interface Window {
    /** What has been observed so far. */
    benchRecords?: PerformanceRecord[]
  }
}

const OBSERVED = [
  "paint",
  "largest-contentful-paint",
  "layout-shift",
  "longtask",
  "event",
  "first-input",
]

/** Listens to the performance timeline from the first moment of a document. */
export const observeScript = `(${observe})(${JSON.stringify(OBSERVED)})`

function observe(types: readonly string[]) {
  const records: PerformanceRecord[] = []
  window.benchRecords = records
  const observer = new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      const { interactionId } = entry as PerformanceEventTiming & { interactionId?: number }
      records.push({ ...entry.toJSON(), interactionId })
    }
  })
  for (const type of types) {
    const options = { type, buffered: true, durationThreshold: 16 }
    observer.observe(options)
  }
}

/** @returns what has been observed so far */
export function readRecords(): PerformanceRecord[] {
  return JSON.parse(JSON.stringify(window.benchRecords ?? []))
}

/** @returns whether anything but the background has been painted */
export function hasPainted(): boolean {
  return performance.getEntriesByName("first-contentful-paint").length > 0
}

/**
 * Brings the first toggle of the main part into the window.
 * @returns its middle, in CSS pixels; nothing if the page has no toggle
 */
export function revealToggle(): { x: number; y: number } | undefined {
  const toggle = document.querySelector("main [aria-expanded], main summary")
  toggle?.scrollIntoView({ block: "center", behavior: "instant" })
  const box = toggle?.getBoundingClientRect()
  return box && { x: box.x + box.width / 2, y: box.y + box.height / 2 }
}
