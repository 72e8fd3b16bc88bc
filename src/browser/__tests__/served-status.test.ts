/** @jest-environment jsdom */
import { servedStatus } from "../served-status"

const address = window.location.pathname

test("returns the status of the error page that the host sent", () => {
  window.pagePath = "/403.html"
  expect(servedStatus(address)).toBe(403)
})

test("returns nothing for an address that was reached later, or for a page that is no error page", () => {
  window.pagePath = "/403.html"
  expect(servedStatus("/elsewhere/")).toBeUndefined()
  window.pagePath = "/about/"
  expect(servedStatus(address)).toBeUndefined()
})

test("compares with the address as the router writes it", async () => {
  window.history.replaceState(null, "", "/.%73ecret")
  window.pagePath = "/403.html"
  jest.resetModules()
  const served = await import("../served-status")
  expect(served.servedStatus("/.secret")).toBe(403)
})
