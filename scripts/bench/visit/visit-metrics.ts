/** What the browser has observed of a visit in; the figures of web vitals out. */

/** An entry of the browser's performance timeline; times and durations in milliseconds. */
export type PerformanceRecord = {
  entryType: string
  name: string
  startTime: number
  duration: number
  /** Of a layout shift: its share of the window. */
  value?: number
  /** Of a layout shift: whether the visitor has just asked for it. */
  hadRecentInput?: boolean
  /** Of an event: which press it belongs to; 0 if to none. */
  interactionId?: number
}

export type VisitMetrics = {
  /** First and largest contentful paint, and total blocking time, in milliseconds. */
  fcp: number
  lcp: number
  tbt: number
  /** Cumulative layout shift, without a unit. */
  cls: number
}

/** Longer than this, a task keeps a press waiting noticeably. In milliseconds. */
const LONG_TASK = 50
/** Layout shifts count together while no gap is longer, and no longer than this in all. */
const SHIFT_GAP = 1000
const SHIFT_WINDOW = 5000

/**
 * @returns the metrics as web.dev defines them; blocking counts up to the last entry
 * @throws when the page painted nothing
 */
export function toVisitMetrics(records: readonly PerformanceRecord[]): VisitMetrics {
  const fcp = records.find(({ name }) => name === "first-contentful-paint")?.startTime
  const lcp = ofType(records, "largest-contentful-paint").at(-1)?.startTime
  if (fcp === undefined || lcp === undefined) throw new Error("The page painted nothing.")
  const cls = cumulativeLayoutShift(ofType(records, "layout-shift"))
  return { fcp, lcp, tbt: totalBlockingTime(ofType(records, "longtask"), fcp), cls }
}

/** @returns the sum of what each task takes beyond 50 ms; of a task before `from`, the rest counts */
export function totalBlockingTime(tasks: readonly PerformanceRecord[], from: number): number {
  const excess = tasks.map(({ startTime, duration }) => {
    const rest = startTime + duration - Math.max(startTime, from)
    return Math.max(rest - LONG_TASK, 0)
  })
  return excess.reduce((sum, value) => sum + value, 0)
}

/** @returns the largest sum of shifts in one window, without those the visitor has asked for */
export function cumulativeLayoutShift(shifts: readonly PerformanceRecord[]): number {
  const window = { start: Number.NEGATIVE_INFINITY, end: Number.NEGATIVE_INFINITY, sum: 0 }
  let largest = 0
  for (const { startTime, value = 0, hadRecentInput } of shifts) {
    if (hadRecentInput) continue
    const isNew = startTime - window.end > SHIFT_GAP || startTime - window.start > SHIFT_WINDOW
    if (isNew) Object.assign(window, { start: startTime, sum: 0 })
    window.end = startTime
    window.sum += value
    largest = Math.max(largest, window.sum)
  }
  return largest
}

/**
 * The browser reports no event shorter than 16 ms, but always the first of all, so a quick press is
 * known by that one.
 * @returns how long the slowest event of a press took to be painted; nothing without a press
 */
export function interactionToNextPaint(records: readonly PerformanceRecord[]): number | undefined {
  const events = ofType(records, "event").filter(({ interactionId }) => interactionId)
  const durations = [...events, ...ofType(records, "first-input")].map(({ duration }) => duration)
  return durations.length > 0 ? Math.max(...durations) : undefined
}

function ofType(records: readonly PerformanceRecord[], type: string): PerformanceRecord[] {
  return records.filter(({ entryType }) => entryType === type)
}
