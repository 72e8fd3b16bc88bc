import { test } from "@playwright/test"
import { buildPrefixedSite } from "./support/prefixed-site"

test("builds the site with a path prefix, the kitchen sink and a résumé with every field", async () => {
  test.setTimeout(600_000)
  await buildPrefixedSite()
})
