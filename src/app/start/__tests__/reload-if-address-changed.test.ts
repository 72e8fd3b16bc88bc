import { reloadIfAddressChanged } from "../reload-if-address-changed"

/** Pretends that the browser loaded this address, and that the visitor is at another one now. */
function visit(loaded: string, current: string) {
  const entries = [{ name: new URL(loaded, window.location.href).href }]
  Object.assign(performance, { getEntriesByType: () => entries })
  window.history.replaceState(null, "", current)
}

test.each([
  ["/about/", "/"],
  ["/resume/", "/resume/platform/"],
])("reloads if the document of %s is shown at %s", (loaded, current) => {
  visit(loaded, current)
  const reload = jest.fn()
  expect(reloadIfAddressChanged(reload)).toBe(true)
  expect(reload).toHaveBeenCalledTimes(1)
})

test.each([
  ["/about/", "/about/?ref=mail#likes"],
  ["/about", "/about/"],
  ["/about/index.html", "/about/"],
  ["/unknown", "/unknown"],
])("does not reload if the document of %s is shown at %s", (loaded, current) => {
  visit(loaded, current)
  const reload = jest.fn()
  expect(reloadIfAddressChanged(reload)).toBe(false)
  expect(reload).not.toHaveBeenCalled()
})
