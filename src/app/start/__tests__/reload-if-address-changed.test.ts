/** @jest-environment jsdom */
import { reloadIfAddressChanged } from "../reload-if-address-changed"

/**
 * Pretends that the browser loaded this address, that the host sent this page for it, and that the
 * visitor is at another address now.
 */
function visit(loaded: string, page: string, current: string) {
  window.pagePath = page
  const entries = [{ name: new URL(loaded, window.location.href).href }]
  Object.assign(performance, { getEntriesByType: () => entries })
  window.history.replaceState(null, "", current)
}

test.each([
  ["/about/", "/about/", "/"],
  ["/resume/", "/resume/", "/resume/platform/"],
  ["/unknown", "/404.html", "/about/"],
])("reloads if the document of %s (%s) is shown at %s", (loaded, page, current) => {
  visit(loaded, page, current)
  const reload = jest.fn()
  expect(reloadIfAddressChanged(reload)).toBe(true)
  expect(reload).toHaveBeenCalledTimes(1)
})

test.each([
  ["/about/", "/about/", "/about/?ref=mail#likes"],
  ["/about", "/about/", "/about/"],
  ["/about/index.html", "/about/", "/about/"],
  ["/index.html", "/", "/"],
  ["/about%2f", "/about/", "/about%2f"],
  ["/about%2f", "/about/", "/about/"],
  ["/about/", "/about/", "/%61bout/"],
  ["/unknown", "/404.html", "/%75nknown"],
  ["/unknown", "/404.html", "/unknown"],
  ["/%25", "/404.html", "/404.html"],
])("does not reload if the document of %s (%s) is shown at %s", (loaded, page, current) => {
  visit(loaded, page, current)
  const reload = jest.fn()
  expect(reloadIfAddressChanged(reload)).toBe(false)
  expect(reload).not.toHaveBeenCalled()
})
