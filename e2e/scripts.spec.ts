/** What the scripts of a page are like. */
import type { Page, Response } from "@playwright/test"
import { hydrated } from "./support/hydrated"
import { expect, ROUTES, test } from "./support/test"

const COMPILE_HINT = "//# allFunctionsCalledOnLoad\n"

/** @returns the address and the text of each script that a visit asks for */
async function visitScripts(page: Page, route: string): Promise<[url: string, text: string][]> {
  const responses: Response[] = []
  page.on("response", (response) => {
    if (response.request().resourceType() === "script") responses.push(response)
  })
  await page.goto(route)
  await hydrated(page)
  await page.waitForLoadState("networkidle")
  expect(responses).not.toEqual([])
  return Promise.all(responses.map(async (response) => [response.url(), await response.text()]))
}

for (const route of ROUTES) {
  test(`${route} has the browser compile each script while it loads`, async ({ page }) => {
    for (const [url, text] of await visitScripts(page, route)) {
      expect(text.slice(0, COMPILE_HINT.length), url).toBe(COMPILE_HINT)
    }
  })
}

test("/resume/ asks for no locales and follows no keyboards: react-aria would", async ({
  page,
}) => {
  const scripts = await visitScripts(page, "/resume/")
  const listBox = scripts.filter(([, text]) => text.includes("react-aria"))
  expect(listBox).not.toEqual([])
  for (const [url, text] of scripts) {
    for (const dear of ["supportedLocalesOf", "visualViewport"]) {
      expect(text.includes(dear), `${dear} in ${url}`).toBe(false)
    }
  }
})

test("the manifest is named when the page has been taken over, and can be read", async ({
  page,
  request,
}) => {
  expect(await (await request.get("/")).text()).not.toContain('rel="manifest"')
  await page.goto("/")
  await hydrated(page)
  const browser = await page.context().newCDPSession(page)
  const { url, errors } = await browser.send("Page.getAppManifest")
  expect(new URL(url).pathname).toBe("/manifest.webmanifest")
  expect(errors).toEqual([])
})
