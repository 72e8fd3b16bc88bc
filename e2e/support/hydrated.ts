import { expect, type Page } from "@playwright/test"

/** Waits until React has taken over the whole page; its listeners alone come earlier. */
export async function hydrated(page: Page): Promise<void> {
  await expect.poll(() => page.evaluate(isHydrated)).toBe(true)
}

/** React keeps its root on the container, and in it whether the HTML is still waiting. */
function isHydrated(): boolean {
  const container = Object.entries(document.getElementById("___gatsby") ?? {})
  const fiber = container.find(([key]) => key.startsWith("__reactContainer"))?.[1]
  const root = fiber?.stateNode.current
  return Boolean(root?.child) && !root.memoizedState.isDehydrated
}
