/** What `npm run check -- --built` finds on a good and on a bad page. */
import { mkdir, writeFile } from "node:fs/promises"
import path from "node:path"
import sharp from "sharp"
import { visitPages } from "../scripts/check-built/visit-pages"
import { serveFolder } from "../scripts/lib/static-server"
import { toModel } from "../src/resume/model/model"
import { expect, test } from "./support/test"

const PAPER = { format: "Letter", limit: 1 }

const BAD_PAGE = `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Bad</title>
<style>@media screen { .tall { block-size: 5000px } }</style></head>
<body><main><h1>Bad</h1><img src="/no.png" alt="A missing picture." width="100" height="100">
<button onclick="document.querySelector('[hidden]').hidden = false">Alle öffnen</button>
<p hidden style="color: #777; background: #888">Gray on gray.</p>
<p style="inline-size: 900px">Too wide.</p>
<p class="tall"></p>
<img src="/small.png" alt="A small picture." width="100" height="100" loading="lazy">
<p style="break-after: page">Half a page.</p><p>The other half.</p></main>
<script>throw new Error("It broke.")</script></body></html>`

test("finds nothing on the sample's résumé", async ({ browser, baseURL, content }) => {
  const paper = { ...PAPER, limit: content.resume.pages }
  const site = { home: baseURL ?? "", expandAll: toModel(content).words.expandAll }
  expect(await visitPages(browser, site, [{ path: "/resume/", paper }])).toEqual([])
})

test("finds errors, missing pictures, low contrast, cut text and empty sheets", async ({
  browser,
}, testInfo) => {
  const folder = testInfo.outputPath("bad")
  await mkdir(folder, { recursive: true })
  await writeFile(path.join(folder, "index.html"), BAD_PAGE)
  await sharp({ create: { width: 9, height: 9, channels: 3, background: "#fff" } })
    .png()
    .toFile(path.join(folder, "small.png"))
  const { origin, close } = await serveFolder(folder)
  const site = { home: origin, expandAll: "Alle öffnen" }
  const problems = await visitPages(browser, site, [{ path: "/", paper: PAPER }])
  close()
  const messages = problems.map(({ place, message }) => `${place}: ${message}`).join("\n")
  expect(messages).toContain("/: A script failed: It broke.")
  expect(messages).toContain('/: The picture "A missing picture." cannot be shown.')
  expect(messages).toContain('/: The picture "A small picture." has 9 pixels for 100.')
  expect(messages).toMatch(/\/: Accessibility: .*\(color-contrast\)/)
  expect(messages).toContain('/: At a width of 320 pixels, this is cut off: "Too wide."')
  expect(messages).toContain("/ in print: It has 2 pages. The content allows 1.")
  expect(messages).toMatch(/\/ in print: The lower \d+ % of page 1 is empty\./)
})
