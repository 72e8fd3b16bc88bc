/** @jest-environment jsdom */
import { prefersReducedMotion } from "../../../browser/prefers-reduced-motion"
import { restoreScrollPosition, saveScrollPosition } from "../../../browser/scroll-positions"
import { readValue, writeValue } from "../../../browser/storage"
import { metalModeScript } from "../../start/metal-mode-script"
import { setManualScrollRestoration } from "../scroll-restoration"

afterEach(() => jest.restoreAllMocks())

test("a browser without matchMedia has no reduced motion", () => {
  const { matchMedia } = window
  Reflect.deleteProperty(window, "matchMedia")
  expect(prefersReducedMotion()).toBe(false)
  window.matchMedia = matchMedia
})

test("starts if the browser refuses to change the scroll restoration", () => {
  const set = jest.fn(() => {
    throw new DOMException("The operation is insecure.", "SecurityError")
  })
  Object.defineProperty(window.history, "scrollRestoration", { set, configurable: true })
  setManualScrollRestoration()
  expect(set).toHaveBeenCalled()
  Reflect.deleteProperty(window.history, "scrollRestoration")
})

test("scrolls to the top if another script wrote a key that is no text", () => {
  const scrollTo = jest.spyOn(window, "scrollTo").mockImplementation(() => {})
  const entry = { pathname: "/about/", key: Object.create(null) as string }
  restoreScrollPosition({ pathname: "/resume/", key: Object.create(null) as string }, null)
  saveScrollPosition(entry)
  expect(scrollTo).toHaveBeenCalledWith(0, 0)
})

test("the site and metal mode work without storage", () => {
  const get = jest.spyOn(window, "sessionStorage", "get").mockImplementation(() => {
    throw new DOMException("The operation is insecure.", "SecurityError")
  })
  writeValue("sessionStorage", "metal", "on")
  expect(readValue("sessionStorage", "metal")).toBeNull()
  new Function(metalModeScript)()
  expect(get).toHaveBeenCalled()
})
