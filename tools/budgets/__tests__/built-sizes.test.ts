import { mkdirSync, writeFileSync } from "node:fs"
import path from "node:path"
import { makeTemporaryFolder } from "../../../test/temporary-folder"
import { measurePage, transferSize } from "../built-sizes"

let root: string

beforeEach(() => {
  root = makeTemporaryFolder()
  mkdirSync(path.join(root, "about"))
})

const write = (name: string, text: string) => writeFileSync(path.join(root, name), text)

test("measures the precompressed file, if there is one", () => {
  write("about/index.html", "x".repeat(500))
  write("photo.avif", "12345")
  expect(transferSize(root, "/about/")).toBe(500)
  write("about/index.html.br", "x".repeat(40))
  expect(transferSize(root, "/about/")).toBe(40)
  expect(transferSize(root, "/photo.avif")).toBe(5)
})

test("measures inline styles and scripts, and ignores data in script elements", () => {
  const data = `<script type="application/ld+json">${"{}".repeat(999)}</script>`
  write("about/index.html", `<style data-x="">p{color:red}</style>${data}<p>Text</p>`)
  const plain = measurePage(root, "/about/")
  expect(plain.styles).toBeGreaterThan(0)
  expect(plain.scripts).toEqual([])

  const scripts = `<script data-src="/late.js">start()</script><script src="/early.js" async></script>`
  write("about/index.html", `<p>Text</p>${scripts}`)
  const busy = measurePage(root, "/about/")
  expect(busy.inlineScripts).toBeGreaterThan(plain.inlineScripts)
  expect(busy.scripts).toEqual(["/early.js"])
})
