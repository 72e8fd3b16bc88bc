/** How pictures load from a server that holds or refuses them. */
import type { Locator, Page } from "@playwright/test"
import { findAxeViolations } from "./support/axe"
import { expect, test } from "./support/fault-server"
import { recordedLayoutShifts, recordLayoutShifts } from "./support/layout-shifts"
import { headerLink } from "./support/navigation"
import { openPage } from "./support/open-page"

const PICTURES = /^\/static\/.*\.(?:avif|webp|png|jpg)$/

const picture = (page: Page) => page.locator("main [data-image-state]").first()
const image = (page: Page) => picture(page).getByRole("img")
const retryButton = (page: Page) => picture(page).getByRole("button", { name: "Try again" })

const expectState = (page: Page, state: string) =>
  expect(picture(page)).toHaveAttribute("data-image-state", state)

/** Opens the page without waiting for its pictures. */
const open = (page: Page) => page.goto("/portfolio/", { waitUntil: "commit" })

const currentSource = (page: Page) =>
  image(page).evaluate((img: HTMLImageElement) => img.currentSrc)

test("a picture that fails shows its description in large type, too; a retry loads it, and nothing shifts", async ({
  page,
  server,
  content,
}) => {
  const requestCount = () => server.requests.filter((url) => PICTURES.test(url)).length
  const size = async () => {
    const { width, height } = (await picture(page).boundingBox()) ?? {}
    return { width, height }
  }
  await recordLayoutShifts(page)
  server.setFault(PICTURES, "refuse")
  await page.setViewportSize({ width: 320, height: 900 })
  await open(page)
  await expectState(page, "failed")
  await page.evaluate(() => {
    document.documentElement.style.fontSize = "200%"
  })
  const frame = await picture(page).boundingBox()
  const text = await picture(page).getByRole("paragraph").first().boundingBox()
  expect(text?.y).toBeGreaterThan(frame?.y ?? Number.POSITIVE_INFINITY)

  server.setFault(PICTURES, "hold")
  await page.setViewportSize({ width: 390, height: 900 })
  await open(page)
  await expectState(page, "loading")
  server.requests.length = 0
  server.setFault(PICTURES, "refuse")
  await expectState(page, "failed")
  const alt = content.portfolio.projects[0]?.image?.alt ?? ""
  await expect(picture(page).getByText(alt)).toBeVisible()
  const before = await size()
  expect(await findAxeViolations(page)).toEqual([])

  await retryButton(page).click()
  await expect.poll(requestCount).toBe(3)
  await expectState(page, "failed")

  server.setFault(PICTURES, "hold")
  await retryButton(page).click()
  await expectState(page, "loading")
  server.setFault(PICTURES, "none")
  await expectState(page, "loaded")
  expect(await currentSource(page)).toMatch(/\.avif$/)
  expect(await size()).toEqual(before)
  expect(await recordedLayoutShifts(page)).toEqual([])
})

test("a picture is in the right state after client navigation, at first and from the cache", async ({
  page,
  server,
  consoleErrors,
}) => {
  server.setFault(PICTURES, "hold")
  await openPage(page, "/about/")
  await headerLink(page, "/portfolio/").click()
  await expectState(page, "loading")
  server.setFault(PICTURES, "none")
  await expectState(page, "loaded")
  await headerLink(page, "/about/").click()
  await expect(page).toHaveURL("/about/")
  await headerLink(page, "/portfolio/").click()
  await expectState(page, "loaded")
  await page.reload()
  await expectState(page, "loaded")
  expect(server.requests.filter((url) => PICTURES.test(url))).toHaveLength(1)
  expect(consoleErrors).toEqual([])
})

/** @returns the widths in which a picture is offered, the loaded one, and the displayed one, in pixels */
const widthsOf = (target: Locator) =>
  target.evaluate((img: HTMLImageElement) => {
    const sources = [...(img.parentElement?.querySelectorAll("source") ?? [])]
    const source = sources.find(({ media }) => matchMedia(media).matches)
    const candidates = (source?.srcset ?? "").split(",").map((text) => {
      const [url = "", width = ""] = text.trim().split(/\s+/)
      return { url, width: Number.parseInt(width, 10) }
    })
    return {
      offered: candidates.map((candidate) => candidate.width),
      loaded: candidates.find(({ url }) => img.currentSrc.endsWith(url))?.width ?? 0,
      displayed: img.offsetWidth * devicePixelRatio,
    }
  })

for (const { width, deviceScaleFactor } of [
  { width: 390, deviceScaleFactor: 2 },
  { width: 1440, deviceScaleFactor: 1 },
]) {
  test.describe(`at ${width} px and ${deviceScaleFactor}x`, () => {
    test.use({ viewport: { width, height: 900 }, deviceScaleFactor })

    test("each picture is loaded once, in the smallest size that is sharp", async ({
      page,
      server,
    }) => {
      for (const route of ["/portfolio/", "/"]) {
        server.requests.length = 0
        await page.goto(route)
        const images = page.locator("[data-image-state] img")
        await images.last().scrollIntoViewIfNeeded()
        await expect(page.locator('[data-image-state="loaded"]')).toHaveCount(await images.count())
        for (const each of await images.all()) {
          const { offered, loaded, displayed } = await widthsOf(each)
          expect(loaded).toBeLessThanOrEqual(Math.min(...offered.filter((one) => one >= displayed)))
          expect(loaded).toBeGreaterThan(displayed * 0.75)
        }
        const requested = server.requests.filter((url) => PICTURES.test(url))
        expect(requested).toHaveLength(await images.count())
      }
    })
  })
}
