/** Measures visits on an emulated phone with an empty cache. */
import type { Browser, Page, Request } from "@playwright/test"
import type { Figures } from "./report"

/** An entry of the performance timeline: https://developer.mozilla.org/docs/Web/API/PerformanceEntry */
export type TimelineEntry = {
  entryType: string
  name: string
  startTime: number
  duration: number
  /** Layout shifts only. */
  value?: number
  hadRecentInput?: boolean
  /** Events only; 0 when the event belongs to no click. */
  interactionId?: number
}

declare global {
  interface Window {
    benchEntries: TimelineEntry[]
  }
}

const OBSERVED = "paint largest-contentful-paint layout-shift longtask event first-input".split(" ")
/** The phone of Lighthouse. */
const PHONE = {
  viewport: { width: 412, height: 823 },
  deviceScaleFactor: 1.75,
  isMobile: true,
  hasTouch: true,
}
const CPU_SLOWDOWN = 4
/** 150 ms round-trip time, 1.6 Mbit/s down, 750 kbit/s up; in milliseconds and bytes per second. */
const NETWORK = {
  offline: false,
  latency: 150,
  downloadThroughput: 1_600_000 / 8,
  uploadThroughput: 750_000 / 8,
}
/** The browser processes of the previous visit end within this time. In milliseconds, like all below. */
const PAUSE = 1500
/** The page is quiet when no request has finished for this time; later it loads data of other pages. */
const SILENCE = 2000
/** The time between scrolling to the toggle and clicking it. */
const REACTION = 500
/** The browser reports the timing of a click within this time. */
const RESPONSE = 1500
/** The part of a task beyond this time is blocking. */
const LONG_TASK = 50

/** Visits a page twice. Clicks its first toggle when the page is quiet, and right after the first paint. */
export async function measureVisit(browser: Browser, url: string): Promise<Figures> {
  const visit = await onPhone(browser, async (page) => {
    const finished: Request[] = []
    let finishedAt = performance.now()
    page.on("requestfinished", (request) => {
      finished.push(request)
      finishedAt = performance.now()
    })
    await page.goto(url)
    while (performance.now() - finishedAt < SILENCE) await page.waitForTimeout(100)
    const sizes = await Promise.all(finished.map((request) => request.sizes()))
    const bytes = sum(sizes.map((size) => size.responseHeadersSize + size.responseBodySize))
    const traffic = { kB: bytes / 1000, requests: sizes.length }
    const metrics = toMetrics(await readEntries(page))
    return { ...metrics, ...traffic, "INP ms": await clickToggle(page, REACTION) }
  })
  const earlyInp = await onPhone(browser, async (page) => {
    await page.goto(url, { waitUntil: "commit" })
    await page.waitForFunction(() => performance.getEntriesByName("first-contentful-paint")[0])
    return clickToggle(page, 0)
  })
  return { ...visit, "early INP ms": earlyInp }
}

async function onPhone<Result>(browser: Browser, visit: (page: Page) => Promise<Result>) {
  const context = await browser.newContext(PHONE)
  try {
    const page = await context.newPage()
    await page.addInitScript((types) => {
      window.benchEntries = []
      const observer = new PerformanceObserver((list) => {
        for (const entry of list.getEntries() as (PerformanceEntry & TimelineEntry)[]) {
          window.benchEntries.push({ ...entry.toJSON(), interactionId: entry.interactionId })
        }
      })
      const options = { buffered: true, durationThreshold: 16 }
      for (const type of types) observer.observe({ ...options, type })
    }, OBSERVED)
    const session = await context.newCDPSession(page)
    await page.waitForTimeout(PAUSE)
    await session.send("Network.enable")
    await session.send("Network.emulateNetworkConditions", NETWORK)
    await session.send("Emulation.setCPUThrottlingRate", { rate: CPU_SLOWDOWN })
    return await visit(page)
  } finally {
    await context.close()
  }
}

const readEntries = (page: Page) => page.evaluate(() => window.benchEntries)

/** Taps the first toggle. Returns the INP, or nothing if the page has no toggle. */
async function clickToggle(page: Page, reaction: number): Promise<number | undefined> {
  const center = await page.evaluate(() => {
    const toggle = document.querySelector("main [aria-expanded], main summary")
    toggle?.scrollIntoView({ block: "center", behavior: "instant" })
    const box = toggle?.getBoundingClientRect()
    return box && { x: box.x + box.width / 2, y: box.y + box.height / 2 }
  })
  if (!center) return undefined
  await page.waitForTimeout(reaction)
  await page.touchscreen.tap(center.x, center.y)
  await page.waitForTimeout(RESPONSE)
  return toInp(await readEntries(page))
}

/**
 * Computes the metrics up to the last entry, as https://web.dev/articles/vitals defines them.
 * @throws when nothing was painted
 */
export function toMetrics(entries: readonly TimelineEntry[]) {
  const fcp = entries.find(({ name }) => name === "first-contentful-paint")?.startTime
  const lcp = ofType(entries, "largest-contentful-paint").at(-1)?.startTime
  if (fcp === undefined || lcp === undefined) throw new Error("The page painted nothing.")
  const blocking = ofType(entries, "longtask").map(({ startTime, duration }) =>
    Math.max(startTime + duration - Math.max(startTime, fcp) - LONG_TASK, 0),
  )
  const shifts = ofType(entries, "layout-shift").filter(({ hadRecentInput }) => !hadRecentInput)
  const cls = sum(shifts.map(({ value = 0 }) => value))
  return { "FCP ms": fcp, "LCP ms": lcp, "TBT ms": sum(blocking), CLS: cls }
}

/**
 * Takes "first-input" into account because "event" entries shorter than 16 ms are not reported.
 * @returns the duration of the slowest event of a click, or nothing without a click
 */
export function toInp(entries: readonly TimelineEntry[]): number | undefined {
  const events = ofType(entries, "event").filter(({ interactionId }) => interactionId)
  const durations = [...events, ...ofType(entries, "first-input")].map(({ duration }) => duration)
  return durations.length > 0 ? Math.max(...durations) : undefined
}

const ofType = (entries: readonly TimelineEntry[], type: string) =>
  entries.filter(({ entryType }) => entryType === type)

const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0)
