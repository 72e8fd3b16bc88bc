/** @jest-environment jsdom */
import { deferScripts } from "../defer-scripts"

const PAGE = `<html><head><link as="script" rel="preload" href="/a.js"/></head><body><p>Text</p>
<script>window.pagePath="/";</script><script src="/a.js" async></script><script src="/b.js" async=""></script></body></html>`

test("removes the script elements and the preloads, and keeps the rest of the page", () => {
  const html = deferScripts(PAGE)
  expect(html).not.toMatch(/\ssrc=|preload/)
  expect(html).toContain('<script data-src="/a.js /b.js">')
  expect(html).toContain('<p>Text</p>\n<script>window.pagePath="/";</script>')
})

test("changes nothing when it runs again", () => {
  const html = deferScripts(PAGE)
  expect(deferScripts(html)).toBe(html)
})

test("updates the inline script that an earlier build wrote", () => {
  const html = deferScripts(PAGE)
  const earlier = html.replace(/(data-src="[^"]*">)[^<]*/, "$1(function () { /* earlier */ })();")
  expect(earlier).not.toBe(html)
  expect(deferScripts(earlier)).toBe(html)
})

test("throws if the page has no script to defer", () => {
  expect(() => deferScripts("<html><body></body></html>")).toThrow("no script to defer")
})

/** Runs the inline script of a page, as a browser does while it parses. */
function runLoader() {
  jest.useFakeTimers()
  document.head.innerHTML = ""
  document.body.innerHTML = deferScripts(PAGE)
  const element = document.body.querySelector<HTMLScriptElement>("script[data-src]")
  Object.defineProperty(document, "currentScript", { configurable: true, value: element })
  Object.assign(window, { requestIdleCallback: (task: () => void) => setTimeout(task) })
  new Function(element?.textContent ?? "")()
}

const addedScripts = () =>
  [...document.head.querySelectorAll("script")].map((script) => script.getAttribute("src"))

afterEach(() => jest.useRealTimers())

test("adds the scripts in order at the first input, once", () => {
  runLoader()
  expect(addedScripts()).toEqual([])
  document.body.dispatchEvent(new Event("pointerdown", { bubbles: true }))
  document.body.dispatchEvent(new Event("keydown", { bubbles: true }))
  expect(addedScripts()).toEqual(["/a.js", "/b.js"])
})

test("adds the scripts when the page is loaded, painted and idle", () => {
  runLoader()
  window.dispatchEvent(new Event("load"))
  expect(addedScripts()).toEqual([])
  jest.advanceTimersByTime(100)
  expect(addedScripts()).toEqual(["/a.js", "/b.js"])
})

test("waits at most three seconds for a page that does not finish loading", () => {
  runLoader()
  jest.advanceTimersByTime(2999)
  expect(addedScripts()).toEqual([])
  jest.advanceTimersByTime(200)
  expect(addedScripts()).toEqual(["/a.js", "/b.js"])
})
