/** The responses of a real nginx with the settings in hosting/. */
import { readdir, readFile } from "node:fs/promises"
import { connect } from "node:net"
import { errorPagePath } from "../src/content/site-map/page-paths"
import { findBrotliModule } from "../tools/lib/find-nginx"
import { title } from "./support/navigation"
import { openPage } from "./support/open-page"
import { expect, ROUTES, test } from "./support/test"

const REVALIDATE = "public, max-age=0, must-revalidate"
const IMMUTABLE = "public, max-age=31536000, immutable"

async function findBuiltFile(pattern: RegExp): Promise<string> {
  const files = await readdir("public", { recursive: true })
  const file = files.find((candidate) => pattern.test(candidate))
  if (!file) throw new Error(`The build has no file like ${pattern}.`)
  return `/${file}`
}

test("every page has every header, and its policy at its start", async ({ request, content }) => {
  const errorPages = content.errors.errors.map(({ status }) => errorPagePath(status))
  for (const route of [...ROUTES, ...errorPages, "/no/such/page"]) {
    const response = await request.get(route)
    expect(response.headers(), route).toMatchObject({
      "cache-control": REVALIDATE,
      "content-security-policy": "frame-ancestors 'none'",
      "content-type": "text/html; charset=utf-8",
      "cross-origin-opener-policy": "same-origin",
      "cross-origin-resource-policy": "same-origin",
      "permissions-policy": expect.stringContaining("camera=()"),
      "referrer-policy": "strict-origin-when-cross-origin",
      "strict-transport-security": expect.stringMatching(/^max-age=\d{8}/),
      "x-content-type-options": "nosniff",
      "x-frame-options": "DENY",
    })
    const start = /<head><meta charSet="utf-8"\/><meta http-equiv="Content-Security-Policy" /
    expect(await response.text(), route).toMatch(start)
  }
})

test("pages are the built files, with and without a trailing slash", async ({ request }) => {
  for (const route of ROUTES) {
    const built = await readFile(`public${route}index.html`, "utf8")
    for (const address of [route, route.replace(/(.)\/$/, "$1")]) {
      const response = await request.get(address, { maxRedirects: 0 })
      expect(response.status(), address).toBe(200)
      expect((await response.text()) === built, address).toBe(true)
    }
  }
})

test("an address that nginx decodes shows the page at its own address", async ({
  page,
  content,
  consoleErrors,
}) => {
  for (const address of ["/resume%2f", "/resume%2Findex.html", "/%2fresume/"]) {
    await openPage(page, address)
    await expect(title(page), address).toHaveText(content.resume.title)
    await expect(page).toHaveURL("/resume/")
  }
  expect(consoleErrors).toEqual([])
})

test("browsers cache only scripts and pictures forever, AVIF has its type", async ({ request }) => {
  const headersOf = async (address: string) => (await request.get(address)).headers()
  const script = await headersOf(await findBuiltFile(/^app-[0-9a-f]{20}\.js$/))
  expect(script["cache-control"]).toBe(IMMUTABLE)
  const picture = await headersOf(await findBuiltFile(/^static\/.*\.avif$/))
  expect(picture).toMatchObject({ "cache-control": IMMUTABLE, "content-type": "image/avif" })
  for (const address of ["/page-data/about/page-data.json", "/favicon.svg"])
    expect((await headersOf(address))["cache-control"], address).toBe(REVALIDATE)
})

test("pages are compressed for clients that accept it", async ({ request }) => {
  const encodings = findBrotliModule() ? ["gzip", "br"] : ["gzip"]
  for (const encoding of encodings) {
    const response = await request.get("/resume/", { headers: { "accept-encoding": encoding } })
    expect(response.headers()).toMatchObject({
      "content-encoding": encoding,
      vary: "Accept-Encoding",
    })
    expect(await response.text()).toContain("</html>")
  }
})

test("files for hosts or Gatsby, and compressed copies, have no address", async ({ request }) => {
  for (const address of [
    "/_headers",
    "/_headers/",
    "/%2f_redirects/",
    "/%5fheaders/",
    "/webpack.stats.json",
    "/chunk-map.json",
    "/resume/index.html.gz",
    "/resume/index.html.br",
    "/_gatsby/slices/_gatsby-scripts-1.html",
  ])
    expect((await request.get(address)).status(), address).toBe(404)
})

test("another method gets its error page with the allowed methods", async ({ request }) => {
  const posted = await request.post("/about/")
  expect(posted.status()).toBe(405)
  expect(posted.headers().allow).toBe("GET, HEAD")
  expect(await posted.text()).toContain("405 — ")
  expect((await request.get("/about/")).headers().allow).toBeUndefined()
})

const LONG = "x".repeat(40_000)

for (const [name, lines, status] of [
  ["a malformed address", ["GET /%zz HTTP/1.0"], 400],
  ["a long address", [`GET /${LONG} HTTP/1.0`], 414],
  ["a long header", ["GET / HTTP/1.0", `Cookie: ${LONG}`], 400],
  ["a large body", ["POST / HTTP/1.0", "Content-Length: 9999999999"], 405],
  ["a range outside the file", ["GET /resume.pdf HTTP/1.0", "Range: bytes=999999999-"], 416],
  ["a false condition", ["GET /resume.pdf HTTP/1.0", 'If-Match: "other"'], 412],
  ["a hidden file", ["GET /.git/config HTTP/1.0"], 403],
  ["an unknown version", ["GET / HTTP/3.0"], 500],
  ["an unknown encoding", ["POST / HTTP/1.1", "Host: x", "Transfer-Encoding: x"], 500],
] as const) {
  test(`${name} gets an error page of the site`, async ({ baseURL, content }) => {
    const response = await sendRaw(baseURL, `${lines.join("\r\n")}\r\n\r\n`)
    expect(response).toMatch(new RegExp(`^HTTP/1\\.1 ${status} `))
    expect(response).toContain(content.errors.title)
    expect(response).toContain(`${status} — `)
  })
}

/**
 * Sends a request that Node's HTTP clients would refuse.
 * @returns what the server has sent when it closes the connection
 */
function sendRaw(baseURL = "", text: string): Promise<string> {
  return new Promise((resolve, reject) => {
    let response = ""
    connect(Number(new URL(baseURL).port), "127.0.0.1")
      .setEncoding("utf8")
      .on("data", (chunk) => {
        response += chunk
      })
      .on("end", () => resolve(response))
      .on("error", reject)
      .end(text)
  })
}
