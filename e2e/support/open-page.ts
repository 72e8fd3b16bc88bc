/** Opens pages and waits until they can be used. */
import { expect, type Page } from "@playwright/test"

/** Opens a page and waits until React has hydrated it. */
export async function openPage(page: Page, address = "/"): Promise<void> {
  await page.goto(address)
  await waitForHydration(page)
}

/** Waits until React has hydrated the whole page and has run its effects. */
export async function waitForHydration(page: Page): Promise<void> {
  await page.waitForFunction(isHydrated)
  await page.evaluate(runEffectsAndMark)
}

/** @returns whether the page is still the document that `openPage` or `waitForHydration` saw */
export const isSameDocument = (page: Page): Promise<boolean> =>
  page.evaluate(() => Reflect.has(window, "isMarked"))

/** Expands every item of the page, if it has a button for it. */
export async function expandAll(page: Page): Promise<void> {
  const button = page.getByRole("button", { name: "Expand all" })
  if (await button.isVisible()) await button.click()
}

/** Waits for the parts that load after hydration, or when they are near the viewport. */
export async function waitForLazyParts(page: Page): Promise<void> {
  await expect(page.locator("li[data-selected]:not([role=option])")).toHaveCount(0)
  for (const button of await page.locator('[aria-label="Next slide"]').all()) {
    await button.evaluate((element) => element.scrollIntoView({ behavior: "instant" }))
    await expect(button).toBeVisible()
  }
  await page.evaluate(() => window.scrollTo({ top: 0, behavior: "instant" }))
}

/** React runs effects in later tasks, and each task may leave some to the next. */
async function runEffectsAndMark(): Promise<void> {
  Reflect.set(window, "isMarked", true)
  for (let task = 0; task < 5; task += 1) {
    await new Promise((resolve) => {
      const { port1, port2 } = new MessageChannel()
      port1.onmessage = resolve
      port2.postMessage(undefined)
    })
  }
}

/** For the page: React stores its root on the container. The root knows whether HTML is still to be hydrated. */
export function isHydrated(): boolean {
  const container = Object.entries(document.getElementById("___gatsby") ?? {})
  const fiber = container.find(([key]) => key.startsWith("__reactContainer"))?.[1]
  const root = fiber?.stateNode.current
  return Boolean(root?.child) && !root.memoizedState.isDehydrated
}
