import { writeFileSync } from "node:fs"
import path from "node:path"
import { IMMUTABLE, toHeadersFile } from "../../../src/gatsby/after-build/host-headers"
import { makeTemporaryFolder } from "../../../test/temporary-folder"
import { readHeaderRules } from "../header-rules"

const SCRIPT = "/app-0123456789abcdef0123.js"

const SITE = {
  files: ["/index.html", "/about/index.html", SCRIPT, "/resume.txt", "/static/a/b/picture.avif"],
  policies: new Map([["/about/index.html", "default-src 'none'; script-src 'sha256-x='"]]),
  pathPrefix: "",
}

const folder = makeTemporaryFolder()

function readRules(text: string) {
  const file = path.join(folder, "_headers")
  writeFileSync(file, text)
  return readHeaderRules(file)
}

test("Netlify's parser accepts the file, and it is within Cloudflare's limits", async () => {
  expect((await readRules(toHeadersFile(SITE))).problems).toEqual([])
})

test.each([
  ["/", "x-frame-options", "DENY"],
  ["/about/", "x-frame-options", "DENY"],
  ["/about/", "content-security-policy", expect.stringContaining("script-src 'sha256-x='")],
  [SCRIPT, "cache-control", IMMUTABLE],
  ["/static/a/b/picture.avif", "cache-control", IMMUTABLE],
  ["/resume.txt", "content-type", "text/plain; charset=utf-8"],
])("Netlify sends for %s the header %s", async (location, name, value) => {
  const { headersOf } = await readRules(toHeadersFile(SITE))
  expect(headersOf(location).get(name)).toContainEqual(value)
})

test("Netlify gets each header but the policy from one rule, because it joins two values", async () => {
  const { headersOf } = await readRules(toHeadersFile(SITE))
  for (const location of ["/", "/about/", SCRIPT, "/resume.txt", "/static/a/b/picture.avif"]) {
    const repeated = [...headersOf(location)].filter(([, values]) => values.length > 1)
    expect(
      repeated.map(([name]) => name).filter((name) => name !== "content-security-policy"),
    ).toEqual([])
  }
})

test("reports what a host would reject", async () => {
  const rules = Array.from({ length: 101 }, (_, index) => `/${index}\n  A: ${index}\n`)
  const { problems } = await readRules(
    `/*\n  A:\n${rules.join("")}/long\n  A: ${"x".repeat(2000)}\n`,
  )
  expect(problems).toEqual([
    expect.stringContaining("Netlify: "),
    expect.stringContaining("Cloudflare: there are 102 rules."),
    expect.stringContaining("Cloudflare: this line is too long:   A: xxx"),
  ])
})
