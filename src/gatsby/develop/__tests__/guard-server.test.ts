import { once } from "node:events"
import { Server } from "node:http"
import { type AddressInfo, connect } from "node:net"
import { guardServer, isAllowed } from "../guard-server"

type Headers = Parameters<typeof isAllowed>[0]["headers"]

const request = (
  headers: Headers,
  { url = "/", method = "GET", localAddress = "127.0.0.1", guard = isAllowed } = {},
) =>
  guard({
    method,
    url,
    headers: { host: "localhost:8000", ...headers },
    socket: { localAddress },
  })

const SAME_ORIGIN: Headers = { "sec-fetch-site": "same-origin" }
const BY_HAND: Headers = {
  "sec-fetch-site": "none",
  "sec-fetch-mode": "navigate",
  "sec-fetch-dest": "document",
}
const LINK: Headers = { ...BY_HAND, "sec-fetch-site": "cross-site" }
const FOREIGN: Headers = { referer: "https://evil.example/" }

/** What a browser sends to the IP address of this machine: it has no Fetch Metadata. */
const atAddress = (headers: Headers, options: { url?: string; method?: string } = {}) =>
  request({ host: "192.168.1.5:8000", ...headers }, { ...options, localAddress: "192.168.1.5" })

/** Addresses that act, or would in another way to write them. */
const ACTING = [
  "/__edit-text",
  "/__open-stack-frame-in-editor?fileName=a",
  "/__OPEN-STACK-FRAME-IN-EDITOR?fileName=a",
  "/%5f_open-stack-frame-in-editor?fileName=a",
  "/%5F%5Fopen-stack-frame-in-editor?fileName=a",
  "//__open-stack-frame-in-editor?fileName=a",
  "/./__open-stack-frame-in-editor?fileName=a",
  "/cv/__open-stack-frame-in-editor?fileName=a",
  "http://localhost:8000/__open-stack-frame-in-editor?fileName=a",
  "/___graphql?query={owner{name}}",
  "/___graphql?",
  "/___graphql/x?query={owner{name}}",
  "/_graphql?query={owner{name}}",
  "/__graphiql?query={owner{name}}",
  "/___graphql/fragments",
  "/___loading-indicator/disable",
  "/__refresh",
  "/__refresh/gatsby-source-filesystem",
  "/__original-stack-frame?moduleId=a",
  "/__file-code-frame?filePath=a",
  "/__third-party-proxy?url=http://localhost:9",
  "/__webpack_hmr",
  "/__content-diagnostics",
  "/_gatsby/file/x/x.txt?u=http://localhost:9",
]

test.each<Headers>([
  SAME_ORIGIN,
  { origin: "http://localhost:8000" },
  { referer: "http://localhost:8000/about/" },
  { ...SAME_ORIGIN, origin: "http://localhost:8000" },
  { host: "LOCALHOST:8000", origin: "http://localhost:8000" },
  { host: "site.localhost:8000", origin: "http://site.localhost:8000" },
  { host: "127.0.0.1:8000", origin: "http://127.0.0.1:8000" },
  { host: "localhost", origin: "http://localhost" },
  { host: "localhost:8443", origin: "https://localhost:8443" },
])("answers the pages of the server: %j", (headers) => {
  for (const url of ACTING) expect(request(headers, { url, method: "POST" })).toBe(true)
})

test.each([
  ["192.168.1.5:8000", "::ffff:192.168.1.5"],
  ["[::1]:8000", "::1"],
  ["[fd00::5]:8000", "fd00::5"],
])("answers at the IP address that the request has reached: %s", (host, localAddress) => {
  expect(request({ host }, { localAddress })).toBe(true)
  const options = { url: "/___graphql", method: "POST", localAddress }
  expect(request({ host, origin: `http://${host}` }, options)).toBe(true)
})

test.each<Headers>([
  { origin: "https://evil.example" },
  { origin: "null" },
  { origin: "" },
  { origin: "http://localhost:3000" },
  { origin: "http://127.0.0.1:8000" },
  { origin: "http://localhost.evil.example:8000" },
  { origin: "http://localhost:8000", referer: "http://localhost:3000/" },
  { "sec-fetch-site": "cross-site" },
  { "sec-fetch-site": "same-site" },
  { "sec-fetch-site": "same-site", "sec-fetch-mode": "navigate", "sec-fetch-dest": "iframe" },
  { "sec-fetch-site": "cross-site", referer: "http://localhost:8000/" },
  { origin: "http://evil.example:8000", host: "evil.example:8000" },
  { host: "evil.example:8000", "sec-fetch-site": "same-origin" },
  { host: "localhost.evil.example:8000" },
  { host: "evil-localhost:8000" },
  { host: "127.0.0.1.nip.example:8000" },
  { host: "undefined" },
  { host: "192.0.2.1:8000" },
  { host: undefined },
  { host: "" },
  { "x-forwarded-host": "name-8000.tunnel.example" },
  { ...BY_HAND, "sec-purpose": "prefetch" },
  { ...BY_HAND, "sec-purpose": "prefetch;prerender" },
  { ...LINK, purpose: "prefetch" },
])("refuses other websites and other names of this machine: %j", (headers) => {
  expect(request(headers)).toBe(false)
})

test.each(ACTING)("lets no link, no prefetch and no unknown sender act: %s", (url) => {
  const speculation = { ...BY_HAND, "sec-purpose": "prefetch" }
  for (const method of ["GET", "HEAD", "POST"]) {
    for (const headers of [{}, LINK, BY_HAND, FOREIGN, speculation]) {
      expect([headers, request(headers, { url, method })]).toEqual([headers, false])
      expect([headers, atAddress(headers, { url, method })]).toEqual([headers, false])
    }
  }
})

test("lets a link on another website open a page, and GraphiQL only by hand", () => {
  expect(request(LINK, { url: "/resume/" })).toBe(true)
  expect(request({ ...LINK, ...FOREIGN }, { url: "/resume/" })).toBe(true)
  expect(request({ ...LINK, host: "evil.example:8000" }, { url: "/resume/" })).toBe(false)
  expect(request({ ...LINK, origin: "null" }, { url: "/resume/", method: "POST" })).toBe(false)
  expect(request(BY_HAND, { url: "/___graphql" })).toBe(true)
  expect(atAddress({}, { url: "/___graphql" })).toBe(true)
  expect(request(LINK, { url: "/___graphql" })).toBe(false)
  expect(request({}, { url: "/___graphql", method: "POST" })).toBe(false)
})

test("answers a program at localhost with files, too", () => {
  expect(request({}, { url: "/resume.json" })).toBe(true)
  expect(request({}, { url: "/resume.json", method: "HEAD" })).toBe(true)
  expect(request(FOREIGN, { url: "/resume.json" })).toBe(false)
})

test.each([
  "/resume.json",
  "/commons.js",
  "/page-data/index/page-data.json",
  "/socket.io/?EIO=4&transport=polling&j=0",
  "/socket%2eio/?EIO=4&transport=polling&j=0",
])("at an IP address, gives what is no page to own pages alone: %s", (url) => {
  expect(atAddress({}, { url })).toBe(false)
  expect(atAddress(FOREIGN, { url })).toBe(false)
  expect(atAddress({ referer: "http://192.168.1.5:3000/" }, { url })).toBe(false)
  expect(atAddress({ referer: "http://192.168.1.5:8000/about/" }, { url })).toBe(true)
})

test("at an IP address, a link opens a page", () => {
  for (const headers of [{}, FOREIGN]) expect(atAddress(headers, { url: "/a/?b=c.d" })).toBe(true)
  expect(atAddress({ ...FOREIGN, origin: "null" }, { url: "/about/" })).toBe(false)
})

test.each(["name-8000.tunnel.example", "https://Name-8000.tunnel.example/"])(
  "DEVELOP_HOST=%s allows one host, with https",
  (value) => {
    process.env.DEVELOP_HOST = value
    let guard = isAllowed
    jest.isolateModules(() => ({ isAllowed: guard } = jest.requireActual("../guard-server")))
    delete process.env.DEVELOP_HOST
    const host = "name-8000.tunnel.example"
    const origin = `https://${host}`
    const ask = (headers: Headers, url = "/___graphql?query=1") => request(headers, { url, guard })

    expect(ask({ host, origin })).toBe(true)
    expect(ask({ host, referer: `${origin}/about/` })).toBe(true)
    expect(ask({ "x-forwarded-host": host, origin })).toBe(true)
    expect(ask({ host }, "/about/")).toBe(true)
    expect(ask({ host, ...BY_HAND }, "/resume.pdf")).toBe(true)
    expect(ask({ origin: "http://localhost:8000" })).toBe(true)

    expect(request({ host, origin })).toBe(false)
    expect(ask({ host })).toBe(false)
    expect(ask({ host, origin: `http://${host}` })).toBe(false)
    expect(ask({ origin: `http://${host}` })).toBe(false)
    expect(ask({ host, origin, "sec-fetch-site": "cross-site" })).toBe(false)
    expect(ask({ host, origin: "https://other.tunnel.example" })).toBe(false)
    for (const other of ["tunnel.example", `a.${host}`, "other.tunnel.example", "undefined"]) {
      expect(ask({ host: other, origin: `https://${other}` })).toBe(false)
      expect(ask({ "x-forwarded-host": other, ...SAME_ORIGIN })).toBe(false)
    }
  },
)

const guard = (app: object, kinds: (typeof Server)[]) =>
  guardServer({ app } as Parameters<typeof guardServer>[0], kinds)

test("stands before each request and each web socket of a server", async () => {
  class GuardedServer extends Server {}
  guard({ _router: { stack: [] }, use: () => {} }, [GuardedServer])
  const server = new GuardedServer((_, response) => response.end("answer"))
  server.on("upgrade", (_, socket) => socket.end("HTTP/1.1 101 Switching Protocols\r\n\r\n"))
  await once(server.listen(0, "127.0.0.1"), "listening")
  const { port } = server.address() as AddressInfo
  const send = async (...headers: string[]) => {
    const host = `Host: localhost:${port}`
    const lines = ["GET / HTTP/1.1", host, "Connection: close", ...headers, "", ""]
    const socket = connect(port, "127.0.0.1").setEncoding("utf8")
    socket.write(lines.join("\r\n"))
    return (await socket.toArray()).join("")
  }
  try {
    const foreign = "Origin: https://evil.example"
    const upgrade = ["Connection: Upgrade", "Upgrade: websocket"]
    expect(await send()).toMatch(/^HTTP\/1.1 200 [\s\S]*answer/)
    expect(await send()).toContain("x-frame-options: SAMEORIGIN\r\n")
    expect(await send()).toContain("cross-origin-resource-policy: same-origin\r\n")
    expect(await send(foreign)).toMatch(/^HTTP\/1.1 403 /)
    expect(await send(...upgrade)).toMatch(/^HTTP\/1.1 101 /)
    expect(await send(...upgrade, foreign)).toMatch(/^HTTP\/1.1 403 /)
  } finally {
    server.close()
  }
})

test("removes the routes of Gatsby that nothing uses, or that open any file", () => {
  const layer = (path: string) => ({ route: { path } })
  const kept = [{}, layer("/__refresh"), { route: { path: /x/ } }]
  const removed = [
    "/_gatsby/file/:url/:filename",
    "/_gatsby/image/:url/:params/:filename",
    "/__open-stack-frame-in-editor",
  ]
  const app = { _router: { stack: [...removed.map(layer), ...kept] }, use: jest.fn() }
  guard(app, [])
  expect(app._router.stack).toEqual(kept)
  expect(app.use).toHaveBeenCalledWith("/_gatsby", expect.any(Function))
})
