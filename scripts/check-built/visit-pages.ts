/** Visits the built pages in a browser and finds what an owner should know about each. */
import type { Browser, Page } from "playwright-core"
import { findAxeViolations } from "../lib/axe"
import { findPaperProblems, readSheets } from "./paper"
import type { Problem } from "./problem"

const DESKTOP = { width: 1440, height: 900 }
const NARROW = { width: 320, height: 700 }
/** The width of a printed Letter page without its margins. */
const PRINTED = { width: 740, height: 1000 }

/** The page must be usable after this time, in milliseconds. */
const TIMEOUT = 20_000

export type Visited = {
  /** Its path, as in '/about/'. */
  path: string
  /** The paper on which it should print, if it is a résumé. */
  paper?: { format: string; limit: number | undefined }
}

export type Site = {
  /** The address of the home page, without a slash at its end. */
  home: string
  /** The name of the button that expands the items of the résumé. */
  expandAll: string
}

/**
 * @returns what is wrong with each page: failed requests, errors, accessibility, contrast, overflow,
 *   pictures and print
 */
export async function visitPages(
  browser: Browser,
  { home, expandAll }: Site,
  pages: readonly Visited[],
): Promise<Problem[]> {
  const problems: Problem[] = []
  for (const visited of pages) {
    const context = await browser.newContext({ viewport: DESKTOP, reducedMotion: "reduce" })
    const page = await context.newPage()
    page.setDefaultTimeout(TIMEOUT)
    const messages = await visit(page, home + visited.path, expandAll)
    problems.push(...messages.map((message) => ({ place: visited.path, message })))
    if (visited.paper) problems.push(...(await print(page, visited.path, visited.paper)))
    await context.close()
  }
  return problems
}

async function visit(page: Page, address: string, expandAll: string): Promise<string[]> {
  const messages: string[] = []
  page.on("pageerror", ({ message }) => messages.push(`A script failed: ${message}`))
  page.on("console", (entry) => {
    if (entry.type() === "error") messages.push(`The console shows: ${entry.text()}`)
  })
  await page.goto(address, { waitUntil: "networkidle" })
  await clickIfPresent(page, expandAll)
  messages.push(...(await findAccessibilityProblems(page, "")))
  messages.push(...(await findPictureProblems(page)))
  await page.evaluate(() => sessionStorage.setItem("metal", "on"))
  await page.reload({ waitUntil: "networkidle" })
  await clickIfPresent(page, expandAll)
  messages.push(...(await findAccessibilityProblems(page, " in metal mode")))
  await page.evaluate(() => sessionStorage.removeItem("metal"))
  await page.setViewportSize(NARROW)
  await page.reload({ waitUntil: "networkidle" })
  await clickIfPresent(page, expandAll)
  const cut = await page.evaluate(findWideElement)
  if (cut) messages.push(`At a width of 320 pixels, this is cut off: "${cut}"`)
  return [...new Set(messages)]
}

/** Clicks the button with this name, if the page has it. */
async function clickIfPresent(page: Page, name: string): Promise<void> {
  const button = page.getByRole("button", { name, exact: true })
  if (await button.isVisible()) await button.click()
}

async function findAccessibilityProblems(page: Page, where: string): Promise<string[]> {
  const violations = await findAxeViolations(page)
  return violations.map(({ id, help, nodes }) => {
    const [node] = nodes
    return `Accessibility${where}: ${help} (${id}), as in ${node?.html.slice(0, 120)}.`
  })
}

async function findPictureProblems(page: Page): Promise<string[]> {
  for (const picture of await page.locator("main img").all()) {
    if (await picture.isVisible()) await picture.scrollIntoViewIfNeeded()
  }
  return page.evaluate(async () => {
    const images = [...document.querySelectorAll<HTMLImageElement>("main img")]
    // A picture without a size is hidden, and the browser may never load it.
    const visible = images.filter(({ clientWidth }) => clientWidth)
    for (const image of visible) image.loading = "eager"
    // It settles when the picture has arrived, and also if that fails.
    await Promise.allSettled(visible.map((image) => image.decode()))
    return visible.flatMap((image) => {
      const { naturalWidth, alt, clientWidth, currentSrc } = image
      if (!currentSrc) return []
      if (naturalWidth === 0) return [`The picture "${alt}" cannot be shown.`]
      // The widths that the build makes differ by less than a factor of 1.6.
      if (naturalWidth * 1.6 < clientWidth)
        return [`The picture "${alt}" has ${naturalWidth} pixels for ${clientWidth}.`]
      return []
    })
  })
}

/** @returns the text of an element in the main column that the viewport cuts off */
function findWideElement(): string | undefined {
  const width = document.documentElement.clientWidth
  const elements = [...document.querySelectorAll<HTMLElement>("main *")]
  const wide = elements.find((element) => {
    const { right, left, width: own } = element.getBoundingClientRect()
    const isText = [...element.childNodes].some(
      ({ nodeType, textContent }) => nodeType === Node.TEXT_NODE && textContent?.trim(),
    )
    const isHidden = element.closest("[aria-roledescription], [inert], [hidden]") !== null
    return isText && !isHidden && own > 1 && (right > width + 1 || left < -1)
  })
  return wide?.textContent?.trim().slice(0, 80)
}

async function print(
  page: Page,
  path: string,
  { format, limit }: NonNullable<Visited["paper"]>,
): Promise<Problem[]> {
  await page.setViewportSize(PRINTED)
  await page.reload({ waitUntil: "networkidle" })
  const sheets = await readSheets(await page.pdf({ format, preferCSSPageSize: true }))
  return findPaperProblems(`${path} in print`, sheets, limit)
}
