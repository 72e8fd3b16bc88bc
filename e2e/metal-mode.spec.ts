import { hydrated } from "./support/hydrated"
import { expect, test } from "./support/test"

const ON = "Activate metal mode."
const OFF = "Deactivate metal mode."

test("no font is fetched without metal mode, and its serif once it is on", async ({ page }) => {
  const fonts: string[] = []
  page.on("request", (request) => {
    if (request.resourceType() === "font") fonts.push(request.url())
  })
  await page.goto("/")
  await hydrated(page)
  await page.getByRole("link", { name: "About" }).first().click()
  await expect(page).toHaveURL("/about/")
  expect(fonts).toEqual([])
  await page.getByRole("button", { name: ON }).click()
  await expect.poll(() => fonts.length).toBeGreaterThan(0)
  await page.evaluate(() => document.fonts.ready)
  const family = (await page.evaluate(() => getComputedStyle(document.body).fontFamily)).split(
    ",",
  )[0]
  expect(await page.evaluate((face) => document.fonts.check(`1rem ${face}`), family)).toBe(true)
})

test("sets the three values on the whole document, and takes them back", async ({ page }) => {
  await page.goto("/about/")
  await hydrated(page)
  const styles = () =>
    page.evaluate(() =>
      [...document.querySelectorAll("html, body, h1, p, li, a, button")].map((element) => {
        const { fontFamily, fontSize, letterSpacing, lineHeight } = getComputedStyle(element)
        const ratio = Number.parseFloat(lineHeight) / Number.parseFloat(fontSize)
        return {
          serif: fontFamily.endsWith("serif") && !fontFamily.includes("sans"),
          letterSpacing,
          leading: ratio.toFixed(3),
        }
      }),
    )
  await page.getByRole("button", { name: ON }).click()
  for (const style of await styles()) {
    expect(style).toEqual({ serif: true, letterSpacing: "-5.328px", leading: "0.666" })
  }
  await page.getByRole("button", { name: OFF }).click()
  const body = await page.evaluate(() => {
    const { fontFamily, letterSpacing, lineHeight } = getComputedStyle(document.body)
    return { fontFamily, letterSpacing, lineHeight }
  })
  expect(body).toEqual({
    fontFamily: '"Helvetica Neue", Roboto, sans-serif',
    letterSpacing: "0.016px",
    lineHeight: "24px",
  })
})

test("lasts while the visitor moves between pages, and when the tab loads one anew", async ({
  page,
}) => {
  await page.goto("/")
  await hydrated(page)
  await page.getByRole("button", { name: ON }).click()
  await page.locator('header a[href="/resume/"]').click()
  await expect(page).toHaveURL("/resume/")
  await expect(page.getByRole("button", { name: OFF })).toBeVisible()
  await page.reload()
  await expect(page.locator("html")).toHaveAttribute("data-metal", "on")
  await expect(page.getByRole("button", { name: OFF })).toBeVisible()
})
