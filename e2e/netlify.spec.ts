/** The `_headers` file of the built site, as Netlify's own parser reads it. It needs no browser. */
import { readdir, readFile } from "node:fs/promises"
import { parseAllHeaders } from "@netlify/headers-parser"
import { CONTENT_TYPES, HASHED_SCRIPT, IMMUTABLE } from "../src/gatsby/after-build/host-headers"
import { expect, ROUTES, test } from "./support/test"

/** @returns the rules of the file, and for a path the values of each header, one for each rule that sets it */
async function readRules() {
  const { headers, errors } = await parseAllHeaders({
    headersFiles: ["public/_headers"],
    configHeaders: undefined,
    minimal: false,
  })
  const headersOf = (path: string) => {
    const values: Record<string, string[]> = {}
    for (const rule of headers) {
      if (!("forRegExp" in rule) || !rule.forRegExp.test(path)) continue
      for (const [name, value] of Object.entries(rule.values))
        values[name.toLowerCase()] = [...(values[name.toLowerCase()] ?? []), value]
    }
    return values
  }
  return { headers, errors, headersOf }
}

test("Netlify accepts each rule, and the file is within the limits of Cloudflare", async () => {
  const { headers, errors } = await readRules()
  expect(errors).toEqual([])
  // https://developers.cloudflare.com/pages/configuration/headers/
  expect(headers.length).toBeLessThanOrEqual(100)
  const lines = (await readFile("public/_headers", "utf8")).split("\n")
  expect(lines.filter(({ length }) => length > 2000)).toEqual([])
})

test("a page gets its own policy, and each other header from one rule, because Netlify joins two values", async () => {
  const { headersOf } = await readRules()
  for (const route of ROUTES) {
    const html = await readFile(`public${route}index.html`, "utf8")
    const [, policy] = /http-equiv="Content-Security-Policy" content="([^"]+)"/.exec(html) ?? []
    const { "content-security-policy": policies, ...others } = headersOf(route)
    expect(policies, route).toEqual(["frame-ancestors 'none'", policy])
    expect(others, route).toMatchObject({ "x-frame-options": ["DENY"] })
    for (const [name, values] of Object.entries(others)) expect(values, name).toHaveLength(1)
  }
})

test("a file with a hash in its path is cached forever, and each format has its media type", async () => {
  const { headersOf } = await readRules()
  const scripts = (await readdir("public")).map((name) => `/${name}`)
  for (const file of [...scripts.filter((name) => HASHED_SCRIPT.test(name)), "/static/a/b.avif"])
    expect(headersOf(file)["cache-control"], file).toEqual([IMMUTABLE])
  expect(headersOf("/resume.txt")["cache-control"]).toBeUndefined()
  for (const [extension, type] of Object.entries(CONTENT_TYPES))
    expect(headersOf(`/resume.${extension}`)["content-type"]).toEqual([type])
})
