import { toHeadersFile, toNginxMaps } from "../host-headers"

const SCRIPT = "/app-0123456789abcdef0123.js"

const site = {
  files: ["/about/index.html", "/404.html", SCRIPT, "/owner.vcf", "/static/a/b/picture.avif"],
  policies: new Map([
    ["/about/index.html", "default-src 'none'"],
    ["/404.html", "default-src 'self'"],
  ]),
  pathPrefix: "",
}

const rulesOf = (text: string) =>
  new Map(text.split("\n\n").map((rule) => [rule.split("\n", 1)[0], rule]))

test("gives each page its policy under the address visitors use, and forbids to frame it", () => {
  const rules = rulesOf(toHeadersFile(site))
  expect(rules.get("/about/")).toContain(
    "Content-Security-Policy: default-src 'none'; frame-ancestors 'none'",
  )
  expect(rules.get("/404.html")).toContain("default-src 'self'; frame-ancestors 'none'")
})

test("lets browsers keep what has its content in its name, and nothing else", () => {
  const kept = [...rulesOf(toHeadersFile(site))].filter(([, rule]) => rule.includes("immutable"))
  expect(kept.map(([location]) => location)).toEqual(["/static/*", SCRIPT])
})

test("names the type of a file that hosts do not know", () => {
  expect(rulesOf(toHeadersFile(site)).get("/owner.vcf")).toContain(
    "Content-Type: text/vcard; charset=utf-8",
  )
})

test("sets no header by two rules, which a host would join", () => {
  const matching = [...rulesOf(toHeadersFile(site))].filter(
    ([location]) => location === "/*" || location === "/about/",
  )
  const names = matching.flatMap(([, rule]) => [...rule.matchAll(/^ {2}([\w-]+):/gm)])
  expect(new Set(names.map(([, name]) => name)).size).toBe(names.length)
})

test("puts the path prefix before every address", () => {
  const prefixed = { ...site, pathPrefix: "/name" }
  for (const location of rulesOf(toHeadersFile(prefixed)).keys()) {
    expect(location).toMatch(/^\/name\//)
  }
  expect(toNginxMaps(prefixed)).toContain('"/name/about/index.html"')
})

test("nginx finds a policy by the file, and the cache rule by its name", () => {
  const maps = toNginxMaps(site)
  expect(maps).toContain(`"/about/index.html" "default-src 'none'; frame-ancestors 'none'";`)
  expect(maps).toContain('"~^/[^/]+-[0-9a-f]{20}\\.js$" "public, max-age=31536000, immutable";')
})
