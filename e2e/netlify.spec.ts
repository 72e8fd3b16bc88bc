/** The `_headers` file of the built site, as Netlify's own parser reads it. It needs no browser. */
import { readFile } from "node:fs/promises"
import { parseAllHeaders } from "@netlify/headers-parser"
import { expect, test } from "./support/test"

test("Netlify accepts each rule, and the file is within the limits of Cloudflare", async () => {
  const { headers, errors } = await parseAllHeaders({
    headersFiles: ["public/_headers"],
    configHeaders: undefined,
    minimal: false,
  })
  expect(errors).toEqual([])
  expect(headers.length).toBeGreaterThan(0)
  // https://developers.cloudflare.com/pages/configuration/headers/
  expect(headers.length).toBeLessThanOrEqual(100)
  const lines = (await readFile("public/_headers", "utf8")).split("\n")
  expect(lines.filter(({ length }) => length > 2000)).toEqual([])
})
