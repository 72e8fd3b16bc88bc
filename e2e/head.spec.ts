/** The head of every page, for browsers, link previews and search engines. */
import { FORMATS } from "../src/resume/formats/formats"
import { toPages } from "../src/site/pages"
import { openPage } from "./support/open-page"
import { expect, ROUTES, test } from "./support/test"

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false })

  test("each page states address, title, image and formats", async ({ page, request, content }) => {
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
    }
  })
})

test("the browser accepts the manifest, whose icons have their sizes, and robots.txt names the site map", async ({
  page,
  request,
  content,
}) => {
  await openPage(page)
  const browser = await page.context().newCDPSession(page)
  const { url, errors, data } = await browser.send("Page.getAppManifest")
  expect(new URL(url).pathname).toBe("/manifest.webmanifest")
  expect(errors).toEqual([])
  for (const { src, sizes } of JSON.parse(data ?? "").icons) {
    const png = await (await request.get(`/${src}`)).body()
    expect(`${png.readUInt32BE(16)}x${png.readUInt32BE(20)}`).toBe(sizes)
  }
  const robots = await (await request.get("/robots.txt")).text()
  expect(robots).toContain(`${content.website.origin}/sitemap.xml`)
  expect((await request.get("/sitemap.xml")).status()).toBe(200)
})
