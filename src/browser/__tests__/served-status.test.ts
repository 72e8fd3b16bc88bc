import { servedStatus } from "../served-status"

const address = window.location.pathname

test("knows which error page the host sent for this address", () => {
  window.pagePath = "/403.html"
  expect(servedStatus(address)).toBe(403)
})

test("says nothing of an address reached later, or of a page that is no error", () => {
  window.pagePath = "/403.html"
  expect(servedStatus("/elsewhere/")).toBeUndefined()
  window.pagePath = "/about/"
  expect(servedStatus(address)).toBeUndefined()
})
