/** What moved on a page without being asked to. https://wicg.github.io/layout-instability/ */
import type { Page } from "@playwright/test"

type Shift = PerformanceEntry & {
  sources: { node: Node | null; previousRect: DOMRectReadOnly; currentRect: DOMRectReadOnly }[]
}

/** Writes down, from the next page on, what moves. */
export async function watchShifts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const shifts: string[] = []
    Object.assign(window, { shifts })
    const tell = ({ x, y, width, height }: DOMRectReadOnly) => `${x},${y} ${width}×${height}`
    new PerformanceObserver((list) => {
      for (const { sources } of list.getEntries() as Shift[])
        for (const { node, previousRect, currentRect } of sources)
          shifts.push(
            `${node?.nodeName} "${node?.textContent}": ${tell(previousRect)} → ${tell(currentRect)}`,
          )
    }).observe({ type: "layout-shift", buffered: true })
  })
}

/** @returns a line for each box that moved since the page was opened, up to the frame after the next */
export const shiftsOf = (page: Page): Promise<string[]> =>
  page.evaluate(async () => {
    for (let frame = 0; frame < 2; frame += 1) await new Promise(requestAnimationFrame)
    await new Promise((resolve) => setTimeout(resolve))
    return Reflect.get(window, "shifts")
  })
