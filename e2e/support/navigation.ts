/** Steps from one page to another, and their addresses. */
import { expect, type Page } from "@playwright/test"

/** The script of the page that `goToPortfolio` opens. */
export const PORTFOLIO_SCRIPT = /\/component---[\w-]*templates-portfolio-tsx-[0-9a-f]{20}\.js$/
/** Gatsby reads the version of the build from here. */
export const APP_DATA = "**/page-data/app-data.json"

export const METAL_ON = "Activate metal mode."
export const METAL_OFF = "Deactivate metal mode."

export const title = (page: Page) => page.getByRole("heading", { level: 1 })

export const headerLink = (page: Page, route: string) =>
  page.locator(`header a[href="${route}"]`).first()

export const goToPortfolio = (page: Page) => headerLink(page, "/portfolio/").click()

export const metalButton = (page: Page, name = METAL_ON) => page.getByRole("button", { name })

/** Switches metal mode on, which waits for its font. */
export async function switchMetalOn(page: Page): Promise<void> {
  await metalButton(page).click()
  await metalButton(page, METAL_OFF).waitFor()
}

export const scrollTop = (page: Page) => page.evaluate(() => Math.round(window.scrollY))

/** Waits until the scroll position stays the same. A touch during a scroll only stops the scroll. */
export async function waitForScrollEnd(page: Page): Promise<void> {
  let last = Number.NaN
  const isStill = async () => {
    const before = last
    last = await scrollTop(page)
    return last === before
  }
  await expect.poll(isStill, { intervals: [200] }).toBe(true)
}

/**
 * Holds every response from an address.
 * @returns a function that sends them
 */
export async function holdResponses(page: Page, address: string | RegExp): Promise<() => void> {
  let release = () => {}
  const released = new Promise<void>((resolve) => {
    release = resolve
  })
  await page.route(address, async (route) => {
    await released
    await route.continue()
  })
  return release
}

/** Changes the data that a page gets from the build. Its name is that of its folder, as in 'index'. */
export async function changePageData(
  page: Page,
  name: string,
  // biome-ignore lint/suspicious/noExplicitAny: Gatsby's page data has no type
  change: (data: any) => void,
): Promise<void> {
  // In the handler, the response could arrive after the end of the test.
  const json = await (await page.request.get(`/page-data/${name}/page-data.json`)).json()
  change(json.result.data)
  await page.route(`**/page-data/${name}/page-data.json`, (route) => route.fulfill({ json }))
}
