import { collectHashes, securePage, toHash, toStaticPolicy } from "../content-security-policy"

const page = (head: string, body = "") =>
  `<!DOCTYPE html><html><head><meta charSet="utf-8"/>${head}</head><body>${body}</body></html>`

const policyOf = (html: string) => / content="([^"]*)"/.exec(securePage(html))?.[1] ?? ""

test("computes the same hash as a browser", () => {
  // The hash of the empty string in the CSP specification.
  expect(toHash("")).toBe("'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU='")
})

test("collects inline scripts and styles, but not data and external files", () => {
  const html = page(
    '<script>run()</script><script src="/app.js"></script><style>a{}</style>' +
      '<script type="application/ld+json">{"name":"x"}</script><script type="module">mod()</script>',
    '<p style="color:red">text</p>',
  )
  expect(collectHashes(html)).toEqual({
    scripts: [toHash("run()"), toHash("mod()")].sort(),
    eventHandlers: [],
    styles: [toHash("a{}")],
    styleAttributes: [toHash("color:red")],
  })
})

const JAVASCRIPT = [
  "application/javascript",
  "text/ecmascript",
  "TEXT/JAVASCRIPT ",
  "text/jscript",
  "",
]

test.each([
  ...JAVASCRIPT.map(
    (type) => [`<script type="${type}">run()</script>`, "scripts", "run()"] as const,
  ),
  ["<noscript><style>b{}</style></noscript>", "styles", "b{}"],
  // A browser decodes entities before it computes the hash.
  ['<p style="content:&quot;&amp;&quot;">text</p>', "styleAttributes", 'content:"&"'],
] as const)("collects the code of %s as one of the %s", (html, kind, code) => {
  expect(collectHashes(page(html))[kind]).toEqual([toHash(code)])
})

test("rejects a page with an inline event handler", () => {
  expect(() => securePage(page("", '<p onclick="x()">text</p>'))).toThrow("inline event handler")
})

test("puts the policy right after the charset", () => {
  expect(securePage(page("<style>a{}</style>"))).toMatch(
    /<meta charSet="utf-8"\/><meta http-equiv="Content-Security-Policy" /,
  )
})

test("allows neither unsafe-inline nor unsafe-eval", () => {
  const policy = policyOf(page("<style>a{}</style>"))
  expect(policy).not.toMatch(/unsafe-inline|unsafe-eval/)
  expect(policy).toContain("default-src 'self'")
  expect(policy).toContain("style-src-attr 'none'")
})

test("does not change a page that already has its policy", () => {
  const once = securePage(page("<script>run()</script>"))
  expect(securePage(once)).toBe(once)
})

test.each(["<html></html>", page("").replace("<head>", "<head><script>run()</script>")])(
  "rejects %s, which does not begin with its charset",
  (html) => {
    expect(() => securePage(html)).toThrow("does not begin with <meta charset>")
  },
)

test("lets a file in static/ run its own inline code and nothing else", () => {
  const policy = toStaticPolicy(`<p onclick="x()" style="color:red">text</p><script>run()</script>`)
  expect(policy).toContain("object-src 'none'")
  expect(policy).toContain(`script-src 'self' ${toHash("run()")}`)
  expect(policy).toContain(`script-src-attr 'unsafe-hashes' ${toHash("x()")}`)
  expect(policy).toContain(`style-src-attr 'unsafe-hashes' ${toHash("color:red")}`)
  expect(toStaticPolicy("google-site-verification: google123.html")).toContain("script-src 'self';")
})

test("a file without inline code may use the files of the site alone", () => {
  expect(toStaticPolicy("").split("; ")).toEqual([
    "default-src 'self'",
    "script-src 'self'",
    "style-src 'self'",
    "style-src-attr 'none'",
    "img-src 'self' data:",
    "font-src 'self'",
    "connect-src 'self'",
    "manifest-src 'self'",
    "frame-src 'none'",
    "media-src 'none'",
    "object-src 'none'",
    "worker-src 'none'",
    "base-uri 'self'",
    "form-action 'none'",
  ])
})

test("a page has each directive of a file, and requires trusted types", () => {
  const directivesOf = (policy: string) => policy.split("; ").map((each) => each.split(" ")[0])
  expect(directivesOf(policyOf(page("")))).toEqual([
    ...directivesOf(toStaticPolicy("")),
    "require-trusted-types-for",
    "trusted-types",
  ])
})
