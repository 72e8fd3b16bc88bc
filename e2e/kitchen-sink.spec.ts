/** Every component in every state: usable in each of them, and never published. */
import { readFile } from "node:fs/promises"
import path from "node:path"
import { listBuiltFiles, PUBLIC } from "../src/build/built-files"
import { findAxeViolations } from "./support/axe"
import { hydrated } from "./support/hydrated"
import { LOOKS } from "./support/looks"
import { expect, test } from "./support/prefixed-site"

const NAME = /kitchen.?sink/i
const TEXT = /\.(?:html|js|json|txt|xml|conf|webmanifest)$|\/_headers$/

test("a usual build holds no trace of the kitchen sink", async ({ request }) => {
  const files = await listBuiltFiles()
  expect(files.length).toBeGreaterThan(0)
  const named = files.filter((file) => NAME.test(file))
  const texts = files.filter((file) => TEXT.test(file))
  const telling = await Promise.all(
    texts.map(async (file) => NAME.test(await readFile(path.join(PUBLIC, file), "utf8")) && file),
  )
  expect([...named, ...telling.filter(Boolean)]).toEqual([])
  expect((await request.get("/kitchen-sink/")).status()).toBe(404)
})

test("no robot is told of it, nor welcome", async ({ page, site }) => {
  await page.goto(`${site.home}kitchen-sink/`)
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute("content", "noindex")
  const sitemap = await page.request.get(`${site.home}sitemap.xml`)
  expect(await sitemap.text()).not.toMatch(NAME)
})

test("each specimen is in the state that it names", async ({ page, site }) => {
  await page.goto(`${site.home}kitchen-sink/`)
  await hydrated(page)
  for (const state of ["pending", "loading", "loaded", "failed"]) {
    // A lazy picture loads when it is near.
    if (state === "loaded") await page.getByText("Pictures").first().scrollIntoViewIfNeeded()
    await expect(page.locator(`[data-image-state="${state}"]`).first()).toBeAttached()
  }
  await expect(page.getByText("This part of the page could not be shown.")).toBeVisible()
  const solid = page.getByRole("button", { name: "Press me" }).first()
  const background = () => solid.evaluate((button) => getComputedStyle(button).backgroundColor)
  await solid.hover()
  const shown = page.locator('[data-shown="hover"]').getByRole("button").first()
  const expected = await shown.evaluate((button) => getComputedStyle(button).backgroundColor)
  await expect.poll(background).toBe(expected)
})

for (const [look, prepare] of Object.entries(LOOKS)) {
  for (const width of [390, 1440]) {
    test(`axe finds nothing in the kitchen sink ${look} at ${width} px`, async ({ page, site }) => {
      await page.setViewportSize({ width, height: 900 })
      await prepare(page)
      await page.goto(`${site.home}kitchen-sink/`)
      await hydrated(page)
      const barriers = await findAxeViolations(page)
      expect(barriers).toEqual([])
    })
  }
}
