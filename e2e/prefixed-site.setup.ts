import { test } from "@playwright/test"
import { buildPrefixedSite } from "./support/prefixed-site"

test("builds the site for a folder, the kitchen sink included", async () => {
  test.setTimeout(600_000)
  await buildPrefixedSite()
})
