import { expect, test } from "@playwright/test"
import { buildPrefixedSite } from "./support/prefixed-site"

test("builds the site with a path prefix, the kitchen sink and a résumé with every field", async () => {
  test.setTimeout(1_800_000)
  const output = await buildPrefixedSite()
  const paragraph =
    /public\/ has \d+ pages\.\n(?:variants\/.+ leaves out .+\n)+(?:.*\n)?.+ serve` shows the site\.$/m
  expect(output).toMatch(paragraph)
})
