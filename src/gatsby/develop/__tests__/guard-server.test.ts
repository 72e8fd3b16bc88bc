import { isAllowed } from "../guard-server"

type Headers = Parameters<typeof isAllowed>[0]["headers"]

const request = (
  headers: Headers,
  { url = "/", method = "GET", localAddress = "127.0.0.1" } = {},
) =>
  isAllowed({
    method,
    url,
    headers: { host: "localhost:8000", ...headers },
    socket: { localAddress },
  })

const LINK: Headers = {
  "sec-fetch-site": "cross-site",
  "sec-fetch-mode": "navigate",
  "sec-fetch-dest": "document",
}

test.each<Headers>([
  {},
  { "sec-fetch-site": "none" },
  { "sec-fetch-site": "same-origin", origin: "http://localhost:8000" },
  { host: "LOCALHOST:8000", origin: "http://localhost:8000" },
  { host: "site.localhost:8000", origin: "http://site.localhost:8000" },
  { host: "127.0.0.1:8000", origin: "http://127.0.0.1:8000" },
  { host: "localhost", origin: "http://localhost" },
  { host: "localhost:8443", origin: "https://localhost:8443" },
])("answers the pages of the server: %j", (headers) => {
  expect(request(headers, { url: "/___graphql", method: "POST" })).toBe(true)
})

test.each([
  ["192.168.1.5:8000", "::ffff:192.168.1.5"],
  ["[::1]:8000", "::1"],
])("answers at the IP address that the request has reached: %s", (host, localAddress) => {
  expect(request({ host }, { localAddress })).toBe(true)
})

test.each<Headers>([
  { origin: "https://evil.example" },
  { origin: "null" },
  { origin: "" },
  { origin: "http://localhost:3000" },
  { origin: "http://127.0.0.1:8000" },
  { origin: "http://localhost.evil.example:8000" },
  { "sec-fetch-site": "cross-site" },
  { "sec-fetch-site": "same-site" },
  { "sec-fetch-site": "same-site", "sec-fetch-mode": "navigate", "sec-fetch-dest": "iframe" },
  { origin: "http://evil.example:8000", host: "evil.example:8000" },
  { host: "evil.example:8000", "sec-fetch-site": "same-origin" },
  { host: "localhost.evil.example:8000" },
  { host: "evil-localhost:8000" },
  { host: "192.0.2.1:8000" },
  { host: undefined },
  { host: "" },
])("refuses other websites and other names of this machine: %j", (headers) => {
  expect(request(headers)).toBe(false)
})

test("lets a link on another website open a page, and nothing that acts", () => {
  expect(request(LINK, { url: "/resume/" })).toBe(true)
  expect(request({ ...LINK, host: "evil.example:8000" }, { url: "/resume/" })).toBe(false)
  expect(request({ ...LINK, origin: "null" }, { url: "/resume/", method: "POST" })).toBe(false)
  for (const url of [
    "/__open-stack-frame-in-editor?fileName=a",
    "/___graphql?query=1",
    "/__refresh",
  ])
    expect(request(LINK, { url })).toBe(false)
})
