import { expect, test } from "@playwright/test"
import { buildPrefixedSite } from "./support/prefixed-site"

test("builds the site with a path prefix, the kitchen sink and a résumé with every field", async () => {
  test.setTimeout(600_000)
  const output = await buildPrefixedSite()
  const account =
    /^Content: checked, .+\n(?:.*\n)*Pages: \d+ rendered .+\n(?:.*\n)*public\/ has \d+ pages, .+\nBuilt in \d+ s\. .+ --path-prefix \/name/m
  expect(output).toMatch(account)
})
