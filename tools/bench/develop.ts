/** Measures the develop server: its start, and the time from a saved file to the change in the browser. */
import path from "node:path"
import type { Page } from "@playwright/test"
import { findFreePort } from "../../scripts/lib/listen"
import { copyRepository } from "../lib/copy-repository"
import { launchBrowser } from "../lib/find-browser"
import { addPicture, editContent, editSentence } from "./content"
import type { Context, Runs } from "./report"
import { startGatsby } from "./run-gatsby"

/** How often a sentence and a picture are saved per round. */
const SAVES = 5
/** The server becomes idle within this time. In milliseconds. */
const PAUSE = 3000
/** A server that ran this long has written webpack's cache: it waits for five idle seconds. In milliseconds. */
const SHORT_SESSION = 12_000

/** Starts the server in a fresh copy, starts it again with its cache, and then saves files. */
export async function measureDevelop(tree: string, { rounds, log }: Context): Promise<Runs> {
  const runs: Runs = {}
  const record = (step: string, start: number) => {
    runs[step] = [...(runs[step] ?? []), { s: (performance.now() - start) / 1000 }]
  }
  for (let round = 1; round <= rounds; round += 1) {
    log(`round ${round} of ${rounds}: develop`)
    copyRepository(tree)
    await withServer(tree, async (page, start) => {
      record("cold start", start)
      await page.waitForTimeout(SHORT_SESSION)
    })
    await withServer(tree, async (page, start) => {
      record("warm start", start)
      for (let number = 1; number <= SAVES; number += 1) {
        record("sentence saved", await saveSentence(page, tree, `This is sentence ${number}.`))
        record("picture saved", await savePicture(page, tree, number))
      }
    })
  }
  return runs
}

/** Calls `measure` with a page that shows /about/, and the time when the server was started. */
async function withServer(tree: string, measure: (page: Page, start: number) => Promise<void>) {
  const port = await findFreePort(9700)
  const browser = await launchBrowser()
  const page = await browser.newPage({ baseURL: `http://localhost:${port}` })
  page.setDefaultTimeout(120_000)
  const start = performance.now()
  const gatsby = startGatsby(tree, `develop --port ${port}`)
  try {
    await Promise.race([gatsby.ended, openAbout(page)])
    await measure(page, start)
  } finally {
    await Promise.all([gatsby.stop(), browser.close()])
  }
}

/** Asks without the browser until the server answers: its error pages would slow the server. */
async function openAbout(page: Page) {
  const isServed = async () => (await page.request.get("/about/").catch(() => undefined))?.ok()
  while (!(await isServed())) await page.waitForTimeout(100)
  await openPage(page, "/about/")
}

/** Waits until the page is shown: the server sends its data after the document. */
async function openPage(page: Page, address: string) {
  await page.goto(address)
  await page.getByRole("heading", { level: 1 }).waitFor()
}

/** Waits until the sentence is shown. Returns the time when it was saved. */
async function saveSentence(page: Page, tree: string, sentence: string): Promise<number> {
  await openPage(page, "/about/")
  await page.waitForTimeout(PAUSE)
  const start = performance.now()
  editSentence(tree, sentence)
  // A locator looks only twice a second after a while; this looks at each frame.
  await page.waitForFunction((text) => document.body.textContent?.includes(text), sentence)
  return start
}

/** Waits until the first project shows a new picture. Returns the time when it was saved. */
async function savePicture(page: Page, tree: string, number: number): Promise<number> {
  const picture = await addPicture(tree, number)
  await openPage(page, "/portfolio/")
  await page.waitForTimeout(PAUSE)
  const start = performance.now()
  editContent(tree, "portfolio.yaml", ["projects", 0, "image", "src"], picture)
  await page.waitForFunction((name) => {
    const image = [...document.images].find(({ currentSrc }) => currentSrc.includes(name))
    return image?.complete && image.naturalWidth > 0
  }, path.parse(picture).name)
  return start
}
