/** A browser and an address in; what a first visit by a middling phone was like out. */
import type { Browser, CDPSession, Page } from "@playwright/test"
import { hasPainted, observeScript, readRecords, revealToggle } from "./page-probe"
import { type Traffic, watchTraffic } from "./traffic"
import { interactionToNextPaint, toVisitMetrics, type VisitMetrics } from "./visit-metrics"

export type Visit = VisitMetrics & Traffic & { inp?: number | undefined }

/** Lighthouse's phone. */
const PHONE = {
  viewport: { width: 412, height: 823 },
  deviceScaleFactor: 1.75,
  isMobile: true,
  hasTouch: true,
} as const

const CPU_SLOWDOWN = 4
/** Lighthouse's "slow 4G": 150 ms to and fro, 1.6 Mbit/s down, 750 kbit/s up. */
const NETWORK = {
  offline: false,
  latency: 150,
  downloadThroughput: 1_600_000 / 8,
  uploadThroughput: 750_000 / 8,
}

/** By then the processes of the visit before are gone. In milliseconds. */
const REST = 1500
/** Nothing on the wire for so long: the visit is over. In milliseconds. */
const SILENCE = 3000
/** Nobody presses sooner what has just come into the window. In milliseconds. */
const REACTION = 500
/** Within it, a press has been answered and its timing reported. In milliseconds. */
const ANSWER = 1500

/** Visits with an empty cache and, when all is quiet, presses the first toggle of the page. */
export async function measureVisit(browser: Browser, url: string): Promise<Visit> {
  return onPhone(browser, async (page, session) => {
    const traffic = await watchTraffic(session)
    await page.goto(url, { waitUntil: "load" })
    const received = await traffic.quiet(SILENCE)
    const metrics = toVisitMetrics(await page.evaluate(readRecords))
    return { ...metrics, ...received, inp: await pressFirstToggle(page, REACTION) }
  })
}

/** @returns the INP of a press that comes as soon as something is painted; nothing without a toggle */
export async function measureEarlyPress(
  browser: Browser,
  url: string,
): Promise<number | undefined> {
  return onPhone(browser, async (page) => {
    await page.goto(url, { waitUntil: "commit" })
    await page.waitForFunction(hasPainted)
    return pressFirstToggle(page, 0)
  })
}

/** Opens an empty page with a profile of its own on a slow phone, and closes it afterwards. */
async function onPhone<Result>(
  browser: Browser,
  visit: (page: Page, session: CDPSession) => Promise<Result>,
): Promise<Result> {
  const context = await browser.newContext(PHONE)
  try {
    const page = await context.newPage()
    await page.addInitScript(observeScript)
    const session = await context.newCDPSession(page)
    await page.waitForTimeout(REST)
    await session.send("Network.enable")
    await session.send("Network.emulateNetworkConditions", NETWORK)
    await session.send("Emulation.setCPUThrottlingRate", { rate: CPU_SLOWDOWN })
    return await visit(page, session)
  } finally {
    await context.close()
  }
}

/** @param reaction how long the toggle is in the window before it is pressed, in milliseconds */
async function pressFirstToggle(page: Page, reaction: number): Promise<number | undefined> {
  const place = await page.evaluate(revealToggle)
  if (!place) return undefined
  await page.waitForTimeout(reaction)
  await page.touchscreen.tap(place.x, place.y)
  await page.waitForTimeout(ANSWER)
  return interactionToNextPaint(await page.evaluate(readRecords))
}
