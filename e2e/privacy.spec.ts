/** What a visitor who knows only the home page can find out: no private value, and nothing about variants. */

import {
  findVariantLeaks,
  isFileOfVariant,
  toHiddenVariants,
} from "../src/gatsby/after-build/find-variant-leaks"
import { PUBLIC } from "../src/gatsby/built-files"
import { findReachableFiles } from "../test/reachable-files"
import { expect, ROUTES, test } from "./support/test"

test("a crawl from the home page reaches every public page, no file of a variant, and nothing that only a variant has", async ({
  content,
}) => {
  const files = await findReachableFiles(PUBLIC)
  expect([...files.keys()]).toEqual(
    expect.arrayContaining([
      ...ROUTES.map((route) => `${route}index.html`),
      "/_headers",
      "/sitemap.xml",
      "/manifest.webmanifest",
      "/resume.pdf",
      "/contact.vcf",
      "/page-data/resume/page-data.json",
      "/share/resume.png",
    ]),
  )
  for (const [file, text] of files) {
    for (const name of Object.keys(content.variants))
      expect(isFileOfVariant(file.slice(1), name)).toBe(false)
    expect(findVariantLeaks(toHiddenVariants(content), { path: file.slice(1), text })).toEqual([])
  }
})
