import type { Page } from "playwright-core"

/** Waits for two animation frames. A change of the scroll position shows by then. */
export const waitForFrames = (page: Page): Promise<void> =>
  page.evaluate(
    () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(() => done()))),
  )
