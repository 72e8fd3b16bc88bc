import { readFileSync } from "node:fs"
import { parse } from "yaml"
import { loadSiteContent } from "../../../../test/site-content"
import { codeRoot } from "../../../roots"
import {
  CONTENT_TYPES,
  HOST_FILES,
  IMMUTABLE,
  REVALIDATE,
  toHeadersFile,
  toNginxErrors,
  toNginxHeaders,
  toNginxMaps,
  toRedirectsFile,
} from "../host-headers"

const SCRIPT = "/app-0123456789abcdef0123.js"

const site = {
  files: ["/about/index.html", "/404.html", SCRIPT, "/owner.vcf", "/static/a/b/picture.avif"],
  policies: new Map([
    ["/talks/index.html", "default-src 'none'"],
    ["/google123.html", "default-src 'self'"],
  ]),
  pathPrefix: "",
}

const rulesOf = (text: string) =>
  new Map(text.split("\n\n").map((rule) => [rule.split("\n", 1)[0], rule]))

test("sets the policy of each HTML file of static/, and frame-ancestors for every path", () => {
  const rules = rulesOf(toHeadersFile(site))
  expect(rules.get("/*")).toContain("Content-Security-Policy: frame-ancestors 'none'")
  expect(rules.get("/*")).toContain("X-Frame-Options: DENY")
  expect(rules.get("/talks/")).toContain("Content-Security-Policy: default-src 'none'")
  expect(rules.get("/google123.html")).toContain("Content-Security-Policy: default-src 'self'")
})

test("however many HTML files static/ has, Cloudflare Pages reads every other rule", () => {
  const many = Array.from({ length: 200 }, (_, index) => [`/${index}.html`, ""] as const)
  const locations = [...rulesOf(toHeadersFile({ ...site, policies: new Map(many) })).keys()]
  const others = [...rulesOf(toHeadersFile({ ...site, policies: new Map() })).keys()]
  expect(locations.slice(0, 100)).toEqual(expect.arrayContaining(others))
})

test("a file that is no page runs no script when it is opened itself", () => {
  const rules = rulesOf(toHeadersFile(site))
  for (const extension of ["svg", "xml", "xhtml", "xsl", "rdf"]) {
    expect(rules.get(`/*.${extension}`)).toContain("Content-Security-Policy: script-src 'none'")
  }
  const [policies = ""] = toNginxMaps(site).split("}")
  expect(policies).toContain(`default "script-src 'none'; frame-ancestors 'none'";`)
  // A page of the site has its policy in itself.
  expect(policies).toContain(`"~\\.html$" "frame-ancestors 'none'";`)
})

test("GitHub Pages does not get the files for other hosts, which it would publish", () => {
  type Step = { run?: string; uses?: string; with?: { path: string } }
  const workflow = parse(readFileSync(codeRoot(".github/workflows/pages.yml"), "utf8"))
  const steps: Step[] = workflow.jobs.publish.steps
  const upload = steps.findIndex(({ uses }) => uses?.includes("upload-pages-artifact"))
  const removed = steps
    .slice(0, upload)
    .flatMap(({ run }) => (/^rm -f (.+)$/m.exec(run ?? "")?.[1] ?? "").split(" "))
  const published = steps[upload]?.with?.path
  expect(removed).toEqual(expect.arrayContaining(HOST_FILES.map((file) => `${published}/${file}`)))
})

test("docs/hosts.md names each header that an upload to S3 sets, and the files that it leaves out", () => {
  const [, handbook = ""] = readFileSync(codeRoot("docs/hosts.md"), "utf8").split("\n## S3")
  const [section = ""] = handbook.split("\n## ")
  const named = [IMMUTABLE, REVALIDATE, ...Object.values(CONTENT_TYPES), ...HOST_FILES]
  expect(named.filter((text) => !section.includes(`\`${text}\``))).toEqual([])
})

test("names no file of a variant", () => {
  const files = ["index.html", "x.txt", "x.md", "x.pdf"].map((file) => `/resume/secret/${file}`)
  const withVariant = { ...site, files: [...site.files, ...files] }
  expect(toHeadersFile(withVariant)).toBe(toHeadersFile(site))
  expect(toNginxMaps(withVariant)).toBe(toNginxMaps(site))
})

test("lets browsers cache only files with a hash in their path forever", () => {
  const kept = [...rulesOf(toHeadersFile(site))].filter(([, rule]) => rule.includes("immutable"))
  expect(kept.map(([location]) => location)).toEqual(["/static/*", SCRIPT])
})

test("sets the media type of files that hosts do not know", () => {
  expect(rulesOf(toHeadersFile(site)).get("/*.vcf")).toContain(
    "Content-Type: text/vcard; charset=utf-8",
  )
})

test("sets each header but the policy in only one rule, because hosts join two values", () => {
  const matching = [...rulesOf(toHeadersFile(site))].filter(
    ([location]) => location === "/*" || location === "/talks/",
  )
  const names = matching
    .flatMap(([, rule]) => [...rule.matchAll(/^ {2}([\w-]+):/gm)])
    .map(([, name]) => name)
  const repeated = names.filter((name, index) => names.indexOf(name) < index)
  expect(repeated).toEqual(["Content-Security-Policy"])
})

test("adds the path prefix to every path", () => {
  const prefixed = { ...site, pathPrefix: "/name" }
  for (const location of rulesOf(toHeadersFile(prefixed)).keys()) {
    expect(location).toMatch(/^\/name\//)
  }
  expect(toNginxMaps(prefixed)).toContain('"/name/talks/index.html"')
})

test("maps HTML files of static/ to policies and script names to cache rules for nginx", () => {
  const maps = toNginxMaps(site)
  expect(maps).toContain(`"/talks/index.html" "default-src 'none'; frame-ancestors 'none'";`)
  expect(maps).toContain('"~^/[^/]+-[0-9a-f]{20}\\.js$" "public, max-age=31536000, immutable";')
})

test("sends Allow with 405, and no header without a value", () => {
  expect(toNginxMaps(site)).toContain('map $status $site_allow {\n  405 "GET, HEAD";\n}')
  expect(toNginxHeaders()).toContain('add_header Allow "$site_allow" always;')
})

test("names the error pages that the content has, and a general one for other statuses", () => {
  const files = ["/400.html", "/404.html", "/500.html", "/about/index.html"]
  const lines = toNginxErrors({ ...site, files }).split("\n")
  expect(lines).toEqual(expect.arrayContaining(["error_page 404 /404.html;"]))
  expect(lines).toEqual(expect.arrayContaining(["error_page 414 =400 /400.html;"]))
  expect(lines).toEqual(expect.arrayContaining(["error_page 503 =500 /500.html;"]))
  const only404 = toNginxErrors({ ...site, files: ["/404.html"] })
  expect(only404).toBe("error_page 404 /404.html;\n")
})

test("the sample has a page of its own for each request that nginx itself refuses", async () => {
  const { errors } = await loadSiteContent()
  const files = errors.errors.map(({ status }) => `/${status}.html`)
  const general = toNginxErrors({ ...site, files }).match(/\d+(?= =400)/g)
  // nginx closes the connection at 408, and 494 is its own name for a header that is too long.
  expect(general).toEqual(["408", "494"])
})

test("quotes the names of files in static/", () => {
  const policies = new Map([['/a "b" ü.html', "default-src 'none'"]])
  const named = { ...site, policies }
  expect(toNginxMaps(named)).toContain(String.raw`"/a \"b\" ü.html" "default-src 'none';`)
  expect(toHeadersFile(named)).toContain("\n/a%20%22b%22%20%C3%BC.html\n")
})

test("a site in several languages sends the error pages of the language, one in one language none", () => {
  const files = ["/404.html", "/403.html", "/de/404.html", "/ar/404.html", "/de/resume/index.html"]
  const site = { files, policies: new Map(), pathPrefix: "/cv" }
  expect(toNginxErrors(site)).toContain("error_page 404 /cv$site_language/404.html;")
  const [, pattern = ""] = /"~(\^\S+)" \$language;/.exec(toNginxMaps(site)) ?? []
  const languageOf = (path: string) => new RegExp(pattern).exec(path)?.groups?.language
  expect(["/cv/de/x", "/cv/ar", "/cv/dex", "/cv/x"].map(languageOf)).toEqual([
    "/de",
    "/ar",
    undefined,
    undefined,
  ])
  expect(toRedirectsFile(site)).toContain("/cv/de/*  /cv/de/404.html  404\n")

  const one = { ...site, files: ["/404.html", "/resume/index.html"] }
  expect(toRedirectsFile(one)).toBeUndefined()
  expect(toNginxErrors(one) + toNginxMaps(one)).not.toContain("site_language")
})
