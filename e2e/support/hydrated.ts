import { expect, type Page } from "@playwright/test"

/** Waits until React has taken over the whole page; its listeners alone come earlier. */
export async function hydrated(page: Page): Promise<void> {
  await expect.poll(() => page.evaluate(isHydrated)).toBe(true)
  await page.evaluate(letEffectsRun)
}

/** Effects come after the page, in tasks of their own, and each task may leave some to the next. */
async function letEffectsRun(): Promise<void> {
  for (let task = 0; task < 5; task += 1) {
    await new Promise((resolve) => {
      const { port1, port2 } = new MessageChannel()
      port1.onmessage = resolve
      port2.postMessage(undefined)
    })
  }
}

/** React keeps its root on the container, and in it whether the HTML is still waiting. */
function isHydrated(): boolean {
  const container = Object.entries(document.getElementById("___gatsby") ?? {})
  const fiber = container.find(([key]) => key.startsWith("__reactContainer"))?.[1]
  const root = fiber?.stateNode.current
  return Boolean(root?.child) && !root.memoizedState.isDehydrated
}
