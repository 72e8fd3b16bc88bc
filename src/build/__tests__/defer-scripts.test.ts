/** @jest-environment node */
import { startScript } from "../../app/start/start-script"
import { deferScripts } from "../defer-scripts"

const page = `<html><head><link as="script" rel="preload" href="/a.js"/></head><body><p>Text</p>
<script>window.pagePath="/";</script><script src="/a.js" async></script><script src="/b.js" async=""></script></body></html>`

test("no script is named in a way that makes the browser fetch it", () => {
  const html = deferScripts(page)
  expect(html).not.toMatch(/\ssrc=|preload/)
  expect(html).toContain('<script data-src="/a.js /b.js">')
})

test("what is not a script's address stays", () => {
  expect(deferScripts(page)).toContain('<p>Text</p>\n<script>window.pagePath="/";</script>')
})

test("a page that is done already stays as it is", () => {
  const html = deferScripts(page)
  expect(deferScripts(html)).toBe(html)
})

test("a page of an earlier build gets the script of this one", () => {
  const html = deferScripts(page)
  const earlier = html.replace(startScript, "(function () { /* as it was */ })();")
  expect(earlier).not.toBe(html)
  expect(deferScripts(earlier)).toBe(html)
})

test("says so if there is nothing to defer, instead of shipping a page that never starts", () => {
  expect(() => deferScripts("<html><body></body></html>")).toThrow("no script to defer")
})
