/** What the head of every page tells browsers, previews and search engines. */
import { FORMATS } from "../src/exports/formats"
import { toPages } from "../src/exports/pages"
import { expect, ROUTES, test } from "./support/test"

test.use({ javaScriptEnabled: false })

test("every page of the menu is known to search engines", ({ content }) => {
  expect(toPages(content).map(({ path }) => path)).toEqual([...ROUTES])
})

for (const route of ROUTES) {
  test(`${route} says its address, its title, its picture and the other forms`, async ({
    page,
    request,
    content,
  }) => {
    await page.goto(route)
    const head = page.locator("head")
    const meta = (name: string) =>
      head.locator(`meta[property="${name}"], meta[name="${name}"]`).getAttribute("content")
    const canonical = content.website.origin + route
    const expected = toPages(content).find(({ path }) => path === route)
    await expect(head.locator('link[rel="canonical"]')).toHaveAttribute("href", canonical)
    expect(await page.title()).toBe(expected?.title)
    expect(await meta("og:title")).toBe(expected?.title)
    expect(await meta("og:description")).toBe(expected?.description)
    expect(await meta("og:url")).toBe(canonical)
    expect(await meta("twitter:card")).toBe("summary_large_image")

    const image = new URL((await meta("og:image")) ?? "")
    const png = await (await request.get(image.pathname)).body()
    expect([png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual([1200, 630])

    const hrefs = await head
      .locator('link[rel="alternate"]')
      .evaluateAll((links) =>
        links.map((link) => [link.getAttribute("href"), link.getAttribute("type")]),
      )
    expect(hrefs).toEqual(
      FORMATS.map(({ path, mediaType }) => [content.website.origin + path, mediaType]),
    )

    const script = await head.locator('script[type="application/ld+json"]').textContent()
    const json = JSON.parse(script ?? "")
    expect(json).toMatchObject({ "@context": "https://schema.org", url: canonical })
    expect((json.mainEntity ?? json.author).name).toBe(content.owner.name)
    for (const { kind, value } of content.owner.contact) {
      if (kind === "email" || kind === "phone") expect(script).not.toContain(value)
    }
  })
}

test("the forms are served with their media types", async ({ request }) => {
  for (const { path, mediaType } of FORMATS) {
    expect((await request.get(path)).headers()["content-type"], path).toContain(mediaType)
  }
})

test("sitemap, robots.txt and manifest name addresses that answer", async ({
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
