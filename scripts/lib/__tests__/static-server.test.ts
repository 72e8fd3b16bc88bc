import { once } from "node:events"
import fs from "node:fs"
import { rm, writeFile } from "node:fs/promises"
import { request } from "node:http"
import path from "node:path"
import { brotliCompressSync } from "node:zlib"
import { serveFiles } from "../../../test/serve-files"
import { createStaticServer } from "../static-server"

const ERROR_PAGES = {
  "400.html": "bad request page",
  "403.html": "forbidden page",
  "404.html": "not found page",
  "405.html": "method page",
}
const CHUNK = "app-0123456789abcdef0123.js"
const REVALIDATE = "public, max-age=0, must-revalidate"
const IMMUTABLE = "public, max-age=31536000, immutable"

test("serves a page with and without its trailing slash, without a redirect", async () => {
  const { get } = await serveFiles({ "about/index.html": "about" })
  for (const target of ["/about", "/about/", "/about?from=home"]) {
    const response = await get(target, { redirect: "error" })
    expect([response.status, await response.text()]).toEqual([200, "about"])
  }
})

test.each([
  ["an unknown route", "GET", "/nowhere", 404, "not found page"],
  ["a missing chunk", "GET", `/${CHUNK}`, 404, "not found page"],
  ["a malformed URL", "GET", "/%E0%A4%A", 400, "bad request page"],
  ["a hidden file", "GET", "/.env", 403, "forbidden page"],
  ["an encoded hidden file", "GET", "/%2eenv", 403, "forbidden page"],
  ["another method", "POST", "/", 405, "method page"],
])("serves the error page for %s", async (_case, method, target, status, body) => {
  const { get } = await serveFiles({ ...ERROR_PAGES, "index.html": "home", ".env": "secret" })
  const response = await get(target, { method })
  expect([response.status, await response.text()]).toEqual([status, body])
  expect(response.headers.get("cache-control")).toBe(REVALIDATE)
  expect(response.headers.get("content-type")).toBe("text/html; charset=utf-8")
  expect(response.headers.get("allow")).toBe(status === 405 ? "GET, HEAD" : null)
})

test("serves the error page of the site below a folder that has a folder named 404.html", async () => {
  const files = { ...ERROR_PAGES, "page-data/404.html/page-data.json": "{}" }
  const response = await (await serveFiles(files)).get("/page-data/x")
  expect([response.status, await response.text()]).toEqual([404, "not found page"])
})

test("an SVG or XML file that is opened itself runs no script", async () => {
  const { get } = await serveFiles({
    "a.svg": "<svg/>",
    "b.XML": "<a/>",
    "c.html": "",
    "d/index.html": "",
  })
  const policyOf = async (target: string) =>
    (await get(target)).headers.get("content-security-policy")
  for (const target of ["/a.svg", "/b.XML"])
    expect(await policyOf(target)).toBe("script-src 'none'")
  for (const target of ["/c.html", "/d/"]) expect(await policyOf(target)).toBe(null)
})

test("serves the status as plain text when the build has no error page", async () => {
  const response = await (await serveFiles({})).get("/nowhere")
  expect([response.status, await response.text()]).toEqual([404, "404\n"])
})

test("gives each request ten seconds, also one whose headers come slowly", () => {
  const seconds = { headersTimeout: 10_000, requestTimeout: 10_000 }
  expect(createStaticServer({ root: "public" })).toMatchObject(seconds)
})

test("refuses paths outside its folder", async () => {
  const { port } = await serveFiles({})
  // fetch would normalize the path.
  const outside = request({ port, path: "/../../etc/passwd" }).end()
  const [response] = await once(outside, "response")
  expect(response.statusCode).toBe(403)
})

test.each([
  "/_headers",
  "/a.html.gz",
  "/_headers/",
  "//_headers",
  "/_headers?x",
  "/%5fheaders",
  "/_headers%2F",
  "/_HEADERS",
  "/about/%2e%2e/_headers",
  "/./_headers",
  "/_redirects//",
  "/a.html.gz/",
  "//a.html.GZ",
  "/a%2Ehtml.gz?x",
])("has no file for hosts and no copy at %s", async (address) => {
  // The last files stand for a disk that does not distinguish case.
  const files = { "a.html": "a", "a.html.gz": "a", _headers: "/*", _redirects: "/*" }
  const upper = { "a.html.GZ": "a", _HEADERS: "/*" }
  const { port } = await serveFiles({ ...files, ...upper })
  const [response] = await once(request({ port, path: address }).end(), "response")
  expect([403, 404]).toContain(response.statusCode)
})

test.each(["data.gz", "data.tar.gz", "_headers.txt", "my_headers", ".well-known/security.txt"])(
  "serves %s, which is neither a copy nor a file for hosts",
  async (name) => {
    const { get } = await serveFiles({ [name]: "mine", "data.tar": "beside it" })
    expect(await (await get(`/${name}`)).text()).toBe("mine")
  },
)

test.each([
  ["about/index.html", "text/html;charset=utf-8"],
  ["owner.vcf", "text/vcard; charset=utf-8"],
  ["resume.txt", "text/plain; charset=utf-8"],
  ["resume.md", "text/markdown; charset=utf-8"],
  ["manifest.webmanifest", "application/manifest+json"],
  ["picture.avif", "image/avif"],
])("serves %s as %s and forbids sniffing", async (name, contentType) => {
  const { get } = await serveFiles({ [name]: "body" })
  const { headers } = await get(`/${name}`)
  expect(headers.get("content-type")).toBe(contentType)
  expect(headers.get("x-content-type-options")).toBe("nosniff")
})

test.each([
  ["index.html", REVALIDATE],
  ["page-data/about/page-data.json", REVALIDATE],
  ["picture.avif", REVALIDATE],
  ["static/photo-1a2b.avif", IMMUTABLE],
  [CHUNK, IMMUTABLE],
])("sets the cache header of %s to %s", async (name, cacheControl) => {
  const { get } = await serveFiles({ [name]: "body" })
  expect((await get(`/${name}`)).headers.get("cache-control")).toBe(cacheControl)
})

test("serves the precompressed file", async () => {
  const { get } = await serveFiles({
    [CHUNK]: "app()",
    [`${CHUNK}.br`]: brotliCompressSync("app()"),
  })
  const response = await get(`/${CHUNK}`, { headers: { "accept-encoding": "br" } })
  expect(response.headers.get("content-encoding")).toBe("br")
  expect(response.headers.get("content-type")).toBe("text/javascript")
  expect(response.headers.get("vary")).toMatch(/accept-encoding/i)
  expect(await response.text()).toBe("app()")
})

test("responds with 304 when the browser has the current version", async () => {
  const { get } = await serveFiles({ "index.html": "home" })
  const etag = (await get("/")).headers.get("etag") ?? ""
  const response = await get("/", { headers: { "if-none-match": etag } })
  expect([response.status, response.headers.get("cache-control")]).toEqual([304, REVALIDATE])
})

test("responds to HEAD with headers only", async () => {
  const response = await (await serveFiles(ERROR_PAGES)).get("/nowhere", { method: "HEAD" })
  expect([response.status, await response.text()]).toEqual([404, ""])
})

test("ignores a range that ends before it starts", async () => {
  const { get } = await serveFiles({ "index.html": "home" })
  const response = await get("/", { headers: { range: "bytes=3-1" } })
  expect([response.status, await response.text()]).toEqual([200, "home"])
})

test("continues when a file is deleted before it is read", async () => {
  const { get } = await serveFiles({ "gone.txt": "gone", "index.html": "home" })
  const read = fs.createReadStream
  jest.spyOn(fs, "createReadStream").mockImplementationOnce((file) => read(`${file}.deleted`))
  await expect(get("/gone.txt")).rejects.toThrow("fetch failed")
  expect((await get("/")).status).toBe(200)
})

test("serves the current files after a rebuild", async () => {
  const { folder, get } = await serveFiles({ ...ERROR_PAGES, "index.html": "home" })
  await writeFile(path.join(folder, "index.html"), "a longer home")
  await writeFile(path.join(folder, "new.html"), "new")
  await rm(path.join(folder, "405.html"))
  expect(await (await get("/")).text()).toBe("a longer home")
  expect(await (await get("/new")).text()).toBe("new")
  expect((await get("/405.html")).status).toBe(404)
})

test.each(["/name", "name/"])(
  "serves a site built for %s only under that path",
  async (pathPrefix) => {
    const { get } = await serveFiles({ "index.html": "home", "about/index.html": "a" }, pathPrefix)
    const targets = ["/name", "/name/about", "/about", "/named"]
    const responses = await Promise.all(targets.map((target) => get(target)))
    expect(responses.map(({ status }) => status)).toEqual([200, 200, 404, 404])
  },
)
