/** @jest-environment node */
import { mkdir, mkdtemp, readdir, rm, writeFile } from "node:fs/promises"
import { tmpdir } from "node:os"
import path from "node:path"
import { findStaleFiles, restoreUnusedFiles } from "../remove-stale-files"

const HASH = "0123456789abcdef0123"
const OLD = "00000000000000000000"
const LAZY = "11111111111111111111"

const staleOf = (files: string[], build = {}) =>
  findStaleFiles({
    files,
    scripts: new Set([`app-${HASH}.js`]),
    runtime: `u=e=>e+"-"+{50:"${LAZY}"}[e]+".js"`,
    text: "",
    isGenerated: () => false,
    leftOutPages: [],
    ...build,
  })

test("finds the scripts of earlier builds with their maps, licenses and compressed copies", () => {
  const old = ["", ".br", ".gz", ".map", ".LICENSE.txt"].map((end) => `/app-${OLD}.js${end}`)
  const current = ["", ".br", ".gz", ".LICENSE.txt"].map((end) => `/app-${HASH}.js${end}`)
  expect(staleOf([...old, ...current])).toEqual(old)
})

test("keeps a lazy script that only the runtime refers to", () => {
  expect(staleOf([`/50-${LAZY}.js`, `/50-${OLD}.js`])).toEqual([`/50-${OLD}.js`])
})

test("finds source maps and compressed copies of deleted files", () => {
  const staleFiles = [`/app-${HASH}.js.map`, "/gone.txt.br"]
  const files = [...staleFiles, `/app-${HASH}.js`, "/index.html", "/index.html.gz"]
  expect(staleOf(files)).toEqual(staleFiles)
})

test("finds pictures and fonts that no page, page data or script names", () => {
  const used = ["/static/0a/1b/my picture.webp", "/static/font-1.woff2"]
  const unused = ["/static/0a/2c/my picture.webp", "/static/font-2.woff2"]
  const text = `{"src":"/name/static/0a/1b/my%20picture.webp"} n.p+"static/font-1.woff2"`
  expect(staleOf([...used, ...unused], { text })).toEqual(unused)
})

test("finds files that the build no longer writes and that static/ no longer has", () => {
  const files = ["/resume.pdf", "/share/portfolio.png", "/old-cv.pdf", "/old-cv.txt.gz", "/CNAME"]
  const isGenerated = (file: string) => ["/resume.pdf", "/CNAME"].includes(file)
  expect(staleOf(files, { isGenerated })).toEqual(files.slice(1, 4))
})

test("keeps Gatsby's own files, because Gatsby removes pages and page data itself", () => {
  const files = ["/about/index.html", "/page-data/about/page-data.json", "/webpack.stats.json"]
  expect(staleOf(files)).toEqual([])
})

test("finds the pages that the content leaves out, with their data", () => {
  const files = ["/about/index.html", "/about/index.html.br", "/page-data/about/page-data.json"]
  const others = ["/index.html", "/resume/about/index.html"]
  expect(staleOf([...files, ...others], { leftOutPages: ["/about/"] })).toEqual(files)
})

test("moves unused pictures back, but replaces no newer file", async () => {
  const folder = await mkdtemp(path.join(tmpdir(), "unused-"))
  const [from, to] = [path.join(folder, "from"), path.join(folder, "to")]
  await mkdir(path.join(from, "static/a"), { recursive: true })
  await mkdir(path.join(to, "static"), { recursive: true })
  await writeFile(path.join(from, "static/a/b.webp"), "picture")
  await writeFile(path.join(from, "static/font.woff2"), "old")
  await writeFile(path.join(to, "static/font.woff2"), "new")
  await restoreUnusedFiles(from, to)
  expect((await readdir(to, { recursive: true })).sort()).toEqual([
    "static",
    "static/a",
    "static/a/b.webp",
    "static/font.woff2",
  ])
  await restoreUnusedFiles(from, to)
  await rm(folder, { recursive: true })
})
