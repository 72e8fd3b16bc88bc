/** The responses of a real nginx with the settings in hosting/. */
import { readdir, readFile } from "node:fs/promises"
import { connect } from "node:net"
import { findBrotliModule } from "../scripts/lib/find-nginx"
import { ERROR_ROUTES, expect, ROUTES, test } from "./support/test"

const REVALIDATE = "public, max-age=0, must-revalidate"
const IMMUTABLE = "public, max-age=31536000, immutable"

async function findBuiltFile(pattern: RegExp): Promise<string> {
  const files = await readdir("public", { recursive: true })
  const file = files.find((candidate) => pattern.test(candidate))
  if (!file) throw new Error(`The build has no file like ${pattern}.`)
  return `/${file}`
}

for (const route of [...ROUTES, ...ERROR_ROUTES, "/no/such/page"]) {
  test(`${route} has every header, and its policy is one of them`, async ({ request }) => {
    const response = await request.get(route)
    const headers = response.headers()
    expect(headers).toMatchObject({
      "cache-control": REVALIDATE,
      "content-type": "text/html; charset=utf-8",
      "cross-origin-opener-policy": "same-origin",
      "cross-origin-resource-policy": "same-origin",
      "permissions-policy": expect.stringContaining("camera=()"),
      "referrer-policy": "strict-origin-when-cross-origin",
      "strict-transport-security": expect.stringMatching(/^max-age=\d{8}/),
      "x-content-type-options": "nosniff",
    })
    const inPage = /http-equiv="Content-Security-Policy" content="([^"]+)"/.exec(
      await response.text(),
    )?.[1]
    expect(headers["content-security-policy"]).toBe(`${inPage}; frame-ancestors 'none'`)
  })
}

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

test("browsers cache scripts and pictures forever, and revalidate page data", async ({
  request,
}) => {
  const cacheControl = async (address: string) =>
    (await request.get(address)).headers()["cache-control"]
  expect(await cacheControl(await findBuiltFile(/^app-[0-9a-f]{20}\.js$/))).toBe(IMMUTABLE)
  expect(await cacheControl(await findBuiltFile(/^static\/.*\.avif$/))).toBe(IMMUTABLE)
  expect(await cacheControl("/page-data/about/page-data.json")).toBe(REVALIDATE)
  expect(await cacheControl("/favicon.svg")).toBe(REVALIDATE)
})

test("an AVIF picture has its media type", async ({ request }) => {
  const response = await request.get(await findBuiltFile(/^static\/.*\.avif$/))
  expect(response.headers()["content-type"]).toBe("image/avif")
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

test("files for the host itself are not served", async ({ request }) => {
  for (const address of ["/_headers", "/_nginx/maps.conf"]) {
    expect((await request.get(address)).status()).toBe(404)
  }
})

test("another method and a malformed address get their error pages", async ({
  request,
  baseURL,
}) => {
  const posted = await request.post("/about/")
  expect(posted.status()).toBe(405)
  expect(await posted.text()).toContain("405 — ")
  const malformed = await sendRaw(Number(new URL(baseURL ?? "").port), "GET /%zz HTTP/1.0\r\n\r\n")
  expect(malformed).toMatch(/^HTTP\/1\.1 400 /)
  expect(malformed).toContain("400 — ")
})

/** Sends a request that Node's HTTP clients would refuse. */
function sendRaw(port: number, text: string): Promise<string> {
  return new Promise((resolve, reject) => {
    let response = ""
    connect(port, "127.0.0.1")
      .setEncoding("utf8")
      .on("data", (chunk) => {
        response += chunk
      })
      .on("end", () => resolve(response))
      .on("error", reject)
      .end(text)
  })
}
