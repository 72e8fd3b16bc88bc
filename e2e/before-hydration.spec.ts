/** Pages whose scripts or data are late or missing, and what a visitor does before hydration. */
import {
  APP_DATA,
  goToPortfolio,
  headerLink,
  holdResponses,
  PORTFOLIO_SCRIPT,
  title,
} from "./support/navigation"
import { isSameDocument, openPage, waitForHydration } from "./support/open-page"
import { expect, test } from "./support/test"

test("/resume/ is readable before its scripts, and hydration keeps it as it is", async ({
  page,
}) => {
  const headings = () => page.getByRole("main").getByRole("heading").allTextContents()
  const release = await holdResponses(page, /\.js$/)
  await page.goto("/resume/", { waitUntil: "commit" })
  await page.waitForFunction(() => performance.getEntriesByName("first-contentful-paint").length)
  await expect(title(page)).toBeVisible()
  await expect(page.getByRole("contentinfo")).toBeVisible()
  const before = await headings()
  const styles = await page.evaluateHandle(() =>
    [...document.styleSheets].find(({ cssRules }) => cssRules.length > 0),
  )
  release()
  await waitForHydration(page)
  // A moved element has a new sheet, for which the browser lays out the page again.
  expect(await styles.evaluate((sheet) => sheet?.ownerNode?.nodeName)).toBe("STYLE")
  expect(await styles.evaluate(classesInTwoSheets)).toEqual([])
  expect(await headings()).toEqual(before)
})

/** @returns the classes of a sheet that Emotion has also put into another one */
function classesInTwoSheets(sheet: CSSStyleSheet | undefined): string[] {
  const classesIn = ({ cssRules }: CSSStyleSheet) =>
    [...cssRules].flatMap(({ cssText }) => cssText.match(/\.css-\w+/g) ?? [])
  const others = [...document.styleSheets].filter((other) => other !== sheet).flatMap(classesIn)
  return sheet ? classesIn(sheet).filter((name) => others.includes(name)) : []
}

test("a link keeps the old page until the new one is loaded", async ({ page, content }) => {
  await openPage(page)
  await page.evaluate(() => {
    const titles = [document.querySelector("main h1")?.textContent]
    Reflect.set(window, "titles", titles)
    new MutationObserver(() => {
      const shown = document.querySelector("main h1")?.textContent
      if (shown !== titles.at(-1)) titles.push(shown)
    }).observe(document, { childList: true, subtree: true })
  })
  const release = await holdResponses(page, PORTFOLIO_SCRIPT)
  const requested = page.waitForRequest(PORTFOLIO_SCRIPT)
  await goToPortfolio(page)
  await requested
  await expect(title(page)).toHaveText(content.owner.name)
  release()
  await expect(title(page)).toHaveText(content.portfolio.title)
  expect(await page.evaluate(() => Reflect.get(window, "titles"))).toEqual([
    content.owner.name,
    content.portfolio.title,
  ])
  expect(await isSameDocument(page)).toBe(true)
})

for (const [when, script] of [
  ["while all scripts are late", /\.js$/],
  ["while the script of the page is late", PORTFOLIO_SCRIPT],
] as const) {
  test(`Back ${when} shows the page of the address`, async ({ page, content }) => {
    const errors: string[] = []
    page.on("pageerror", ({ message }) => errors.push(message))
    await openPage(page)
    await goToPortfolio(page)
    await expect(title(page)).toHaveText(content.portfolio.title)

    const release = await holdResponses(page, script)
    const requested = page.waitForRequest(script)
    await page.reload({ waitUntil: "commit" })
    await requested
    await page.evaluate(() => history.back())
    await expect(page).toHaveURL("/")
    release()
    await expect(title(page)).toHaveText(content.owner.name)
    await waitForHydration(page)
    await goToPortfolio(page)
    await expect(title(page)).toHaveText(content.portfolio.title)
    expect(errors).toEqual([])
  })
}

test("a page without its own script is readable, and links work", async ({ page, content }) => {
  await page.route(APP_DATA, (route) => route.abort())
  await page.route(PORTFOLIO_SCRIPT, (route) => route.abort())
  await page.goto("/portfolio/")
  await page.waitForLoadState("networkidle")
  await expect(title(page)).toHaveText(content.portfolio.title)
  await headerLink(page, "/resume/").click()
  await expect(title(page)).toHaveText(content.resume.title)
})
