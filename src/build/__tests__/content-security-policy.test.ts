import { collectHashes, securePage, toHash } from "../content-security-policy"

const page = (head: string, body = "") =>
  `<!DOCTYPE html><html><head><meta charSet="utf-8"/>${head}</head><body>${body}</body></html>`

test("names a text by the hash a browser makes of it", () => {
  // The hash of the empty string, as the specification of CSP gives it.
  expect(toHash("")).toBe("'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU='")
})

test("collects what runs and what styles, and leaves data and files alone", () => {
  const html = page(
    '<script>run()</script><script src="/app.js"></script><style>a{}</style>' +
      '<script type="application/ld+json">{"name":"x"}</script><script type="module">mod()</script>',
    '<p style="color:red">text</p>',
  )
  expect(collectHashes(html)).toEqual({
    scripts: [toHash("run()"), toHash("mod()")].sort(),
    styles: [toHash("a{}")],
    styleAttributes: [toHash("color:red")],
  })
})

test("allows what stands in a noscript element to a browser without scripting", () => {
  const html = page("<noscript><style>b{}</style></noscript>")
  expect(collectHashes(html).styles).toEqual([toHash("b{}")])
})

test("reads a hash from the text as the browser does, entities and all", () => {
  const html = page("", '<p style="content:&quot;&amp;&quot;">text</p>')
  expect(collectHashes(html).styleAttributes).toEqual([toHash('content:"&"')])
})

test("refuses a page with an inline event handler", () => {
  expect(() => collectHashes(page("", '<p onclick="x()">text</p>'))).toThrow(
    "<p> has an inline onclick",
  )
})

test("states the policy right after the charset, before all that it judges", () => {
  const { html } = securePage(page("<style>a{}</style>"))
  expect(html).toMatch(/<meta charSet="utf-8"\/><meta http-equiv="Content-Security-Policy" /)
})

test("allows neither inline code at large nor text as code", () => {
  const { policy } = securePage(page("<style>a{}</style>"))
  expect(policy).not.toMatch(/unsafe-inline|unsafe-eval/)
  expect(policy).toContain("default-src 'none'")
  expect(policy).toContain("style-src-attr 'none'")
})

test("secures a page that is secured already without a change", () => {
  const once = securePage(page("<script>run()</script>"))
  expect(securePage(once.html)).toEqual(once)
})

test("refuses a page without a charset, where the policy would have no place", () => {
  expect(() => securePage("<html></html>")).toThrow("no <meta charset>")
})
