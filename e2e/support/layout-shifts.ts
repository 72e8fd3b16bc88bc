/** Records layout shifts. https://wicg.github.io/layout-instability/ */
import type { Page } from "@playwright/test"

type Shift = PerformanceEntry & {
  sources: { node: Node | null; previousRect: DOMRectReadOnly; currentRect: DOMRectReadOnly }[]
}

/** Records the layout shifts of pages that are opened afterwards. */
export async function recordLayoutShifts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const shifts: string[] = []
    Object.assign(window, { shifts })
    const format = ({ x, y, width, height }: DOMRectReadOnly) => `${x},${y} ${width}×${height}`
    new PerformanceObserver((list) => {
      for (const { sources } of list.getEntries() as Shift[])
        for (const { node, previousRect, currentRect } of sources)
          shifts.push(
            `${node?.nodeName} "${node?.textContent}": ${format(previousRect)} → ${format(currentRect)}`,
          )
    }).observe({ type: "layout-shift", buffered: true })
  })
}

/** @returns one line for each box that shifted since the page was opened */
export const recordedLayoutShifts = (page: Page): Promise<string[]> =>
  page.evaluate(async () => {
    for (let frame = 0; frame < 2; frame += 1) await new Promise(requestAnimationFrame)
    await new Promise((resolve) => setTimeout(resolve))
    return Reflect.get(window, "shifts")
  })
