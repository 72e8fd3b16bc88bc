/** @jest-environment jsdom */
import { sanitizeAddress } from "../sanitize-address"

const PREFIX = "/name/"

/** @returns the path after the scripts have started with this error page at this address */
function startAt(address: string, prefix = "/"): string {
  Reflect.set(globalThis, "__webpack_public_path__", prefix)
  window.pagePath = "/404.html"
  window.history.replaceState(null, "", address)
  sanitizeAddress()
  return window.location.pathname
}

test.each(["/", "/no/such%20page", "/caf%C3%A9", "/a%2Fb"])("keeps %s", (path) => {
  expect(startAt(path)).toBe(path)
})

test.each(["/%", "/%zz", "/%C3%28", "/%25", "/100%25/", "/%2525"])(
  "replaces %s, which Gatsby cannot decode twice, by the address of the page",
  (path) => {
    expect(startAt(`${path}?really#no`)).toBe("/404.html")
    expect(window.location.search + window.location.hash).toBe("?really#no")
  },
)

test("below a prefix, replaces an address that does not start with it as it is written", () => {
  expect(startAt("/name", PREFIX)).toBe("/name")
  expect(startAt("/name/no/such", PREFIX)).toBe("/name/no/such")
  expect(startAt("/names/no", PREFIX)).toBe("/name/404.html")
  expect(startAt("/n%61me/no", PREFIX)).toBe("/name/404.html")
  expect(startAt("/name/%25", PREFIX)).toBe("/name/404.html")
})

test("escapes a fragment that cannot be decoded", () => {
  expect(startAt("/about/#%")).toBe("/about/")
  expect(window.location.hash).toBe("#%25")
})

test("removes a key of the history that is no text, and keeps the rest of the state", () => {
  window.history.replaceState({ key: { toString: 1, valueOf: 1 }, other: 2 }, "", "/resume/")
  sanitizeAddress()
  expect(window.history.state).toEqual({ key: "", other: 2 })
  window.history.replaceState({ key: "1764" }, "", "/resume/")
  sanitizeAddress()
  expect(window.history.state).toEqual({ key: "1764" })
})
