import { test } from "@playwright/test"
import { buildPrefixedSite } from "./support/prefixed-site"

test("builds the site with a path prefix and the kitchen sink", async () => {
  test.setTimeout(600_000)
  await buildPrefixedSite()
})
