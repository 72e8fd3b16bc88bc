/** What the site looks like, compared with the references in `screenshots/`. */
import type { Page } from "@playwright/test"
import { openForComparison, printSheets } from "./support/comparison"
import { LOOKS } from "./support/looks"
import { expect, test } from "./support/prefixed-site"
import { ROUTES } from "./support/test"

const ADVICE = "is as in the reference; if the change is meant, `npm run screenshots` takes it over"

const ALL = [...ROUTES, "/404.html"]

type Series = {
  /** Added to the names of its references; without one, they are those of the page at rest. */
  name?: string
  routes: readonly string[]
  widths: readonly number[]
  prepare: (page: Page) => Promise<unknown>
}

const SERIES = {
  "at rest": { routes: ALL, widths: [390, 768, 1440], prepare: LOOKS["as it is"] },
  "in metal mode": {
    name: "metal",
    routes: ALL,
    widths: [390, 1440],
    prepare: LOOKS["in metal mode"],
  },
  "in forced colors": {
    name: "forced-colors",
    routes: ALL,
    widths: [390],
    prepare: LOOKS["in forced colors"],
  },
  "as at rest with reduced motion": {
    routes: ALL,
    widths: [390],
    prepare: (page) => page.emulateMedia({ reducedMotion: "reduce" }),
  },
} as const satisfies Record<string, Series>

/** The name of a reference: 'resume-390-metal.png'. */
function referenceOf(route: string, ...details: (string | number | undefined)[]): string {
  const page = route.replaceAll("/", "").replace(".html", "") || "home"
  return `${[page, ...details].filter(Boolean).join("-")}.png`
}

async function expectReference(page: Page, name: string) {
  await expect(page, ADVICE).toHaveScreenshot(name, { fullPage: true, timeout: 60_000 })
}

for (const [title, series] of Object.entries<Series>(SERIES)) {
  const { name, routes, widths, prepare } = series
  for (const width of widths) {
    for (const route of routes) {
      test(`${route} at ${width} px ${title}`, async ({ page }) => {
        await page.setViewportSize({ width, height: 900 })
        await prepare(page)
        await openForComparison(page, route)
        await expectReference(page, referenceOf(route, width, name))
      })
    }
  }
}

for (const [look, width] of [
  ["at rest", 390],
  ["at rest", 1440],
  ["in metal mode", 1440],
  ["in forced colors", 1440],
] as const) {
  test(`the kitchen sink at ${width} px ${look}`, async ({ page, site }) => {
    const { name, prepare }: Series = SERIES[look]
    await page.setViewportSize({ width, height: 900 })
    await prepare(page)
    await openForComparison(page, `${site.home}kitchen-sink/`)
    await expect(page.locator('[data-image-state="failed"]')).toHaveCount(2)
    await expectReference(page, referenceOf("/kitchen-sink/", width, name))
  })
}

test("the stage at 1440 px glows", async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await openForComparison(page, "/404.html", { glows: true })
  await expectReference(page, "stage-1440.png")
})

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false })
  for (const route of ALL) {
    const isOpen = ["/", "/resume/"].includes(route)
    test(`${route} ${isOpen ? "lies open" : "looks as at rest"}`, async ({ page }) => {
      await page.setViewportSize({ width: 390, height: 900 })
      await openForComparison(page, route)
      await expectReference(page, referenceOf(route, 390, isOpen ? "no-script" : undefined))
    })
  }
})

for (const route of ALL) {
  for (const format of ["Letter", "A4"] as const) {
    test(`${route} on ${format}`, async ({ page }) => {
      await openForComparison(page, route)
      const sheets = await printSheets(page, format)
      expect(sheets, ADVICE).toMatchSnapshot(referenceOf(route, format.toLowerCase()))
    })
  }
}
