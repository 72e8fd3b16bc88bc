/** The head of every page, for browsers, link previews and search engines. */
import { FORMATS } from "../src/resume/formats/formats"
import { toPages } from "../src/site/pages"
import { openPage } from "./support/open-page"
import { expect, ROUTES, test } from "./support/test"

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false })

  test("every page states its address, title, image and formats", async ({
    page,
    request,
    content,
  }) => {
    const pages = toPages(content)
    expect(pages.map(({ path }) => path)).toEqual([...ROUTES])
    const head = page.locator("head")
    const meta = (name: string) =>
      head.locator(`meta[property="${name}"], meta[name="${name}"]`).getAttribute("content")

    for (const { path, title, description } of pages) {
      await page.goto(path)
      const canonical = content.website.origin + path
      await expect(head.locator('link[rel="canonical"]')).toHaveAttribute("href", canonical)
      expect(await page.title()).toBe(title)
      expect(await meta("og:title")).toBe(title)
      expect(await meta("og:description")).toBe(description)
      expect(await meta("og:url")).toBe(canonical)
      expect(await meta("twitter:card")).toBe("summary_large_image")

      const image = new URL((await meta("og:image")) ?? "")
      const png = await (await request.get(image.pathname)).body()
      expect([png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual([1200, 630])

      const links = await head
        .locator('link[rel="alternate"]')
        .evaluateAll((all) =>
          all.map((one) => [one.getAttribute("href"), one.getAttribute("type")]),
        )
      expect(links).toEqual(
        FORMATS.map(({ path, mediaType }) => [content.website.origin + path, mediaType]),
      )

      const script = await head.locator('script[type="application/ld+json"]').textContent()
      const json = JSON.parse(script ?? "")
      expect(json).toMatchObject({ "@context": "https://schema.org", url: canonical })
      expect((json.mainEntity ?? json.author).name).toBe(content.owner.name)
      for (const { kind, value } of content.owner.contact) {
        if (kind === "email" || kind === "phone") expect(script).not.toContain(value)
      }
    }
  })
})

test("sitemap, robots.txt and manifest contain addresses that exist", async ({
  request,
  content,
}) => {
  const { origin } = content.website
  expect(await (await request.get("/robots.txt")).text()).toContain(`${origin}/sitemap.xml`)
  const sitemap = await (await request.get("/sitemap.xml")).text()
  const locations = [...sitemap.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, location]) => location)
  expect(locations).toEqual(ROUTES.map((route) => origin + route))
  const { icons } = await (await request.get("/manifest.webmanifest")).json()
  for (const { src, sizes } of icons) {
    const png = await (await request.get(`/${src}`)).body()
    expect(`${png.readUInt32BE(16)}x${png.readUInt32BE(20)}`).toBe(sizes)
  }
})

test("the browser finds the manifest and accepts it", async ({ page }) => {
  await openPage(page)
  const browser = await page.context().newCDPSession(page)
  const { url, errors } = await browser.send("Page.getAppManifest")
  expect(new URL(url).pathname).toBe("/manifest.webmanifest")
  expect(errors).toEqual([])
})
