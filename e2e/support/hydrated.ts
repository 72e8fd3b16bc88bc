import { expect, type Page } from "@playwright/test"

/** Waits until React has taken over the page, so that a press is not lost. */
export async function hydrated(page: Page): Promise<void> {
  await expect
    .poll(() =>
      page.evaluate(() => {
        const root = document.getElementById("___gatsby") ?? {}
        return Object.keys(root).some((key) => key.startsWith("__reactContainer"))
      }),
    )
    .toBe(true)
}
