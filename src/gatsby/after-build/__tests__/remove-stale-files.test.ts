import { mkdir, readdir, readFile, rename, writeFile } from "node:fs/promises"
import path from "node:path"
import { makeTemporaryFolder } from "../../../../test/temporary-folder"
import { type CurrentBuild, findStaleFiles, restoreUnpublishedFiles } from "../remove-stale-files"

jest.mock("node:fs/promises", () => {
  const actual = jest.requireActual("node:fs/promises")
  return { ...actual, rename: jest.fn(actual.rename) }
})

const HASH = "0123456789abcdef0123"
const OLD = "00000000000000000000"
const LAZY = "11111111111111111111"

const staleOf = (files: string[], build: Partial<CurrentBuild> = {}) =>
  findStaleFiles({
    files,
    texts: new Map(),
    pages: ["/", "/about/", "/404.html"],
    scripts: new Set([`app-${HASH}.js`]),
    runtime: `u=e=>e+"-"+{50:"${LAZY}"}[e]+".js"`,
    isGenerated: () => false,
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

test("finds source maps, and compressed files that are no copy of this build", () => {
  const staleFiles = [`/app-${HASH}.js.map`, "/gone.txt.br", "/picture.png.gz"]
  const files = [...staleFiles, `/app-${HASH}.js`, "/index.html", "/index.html.gz", "/picture.png"]
  const isGenerated = (file: string) => file === "/picture.png"
  expect(staleOf(files, { isGenerated })).toEqual(staleFiles)
})

test("finds pictures and fonts that no page, page data or script names", () => {
  const used = ["/static/0a/1b/my picture.webp", "/static/font-1.woff2"]
  const unused = ["/static/0a/2c/my picture.webp", "/static/font-2.woff2"]
  const page = "/page-data/about/page-data.json"
  const text = `{"src":"/name/static/0a/1b/my%20picture.webp"} n.p+"static/font-1.woff2"`
  const stale = staleOf([page, ...used, ...unused], { texts: new Map([[page, text]]) })
  expect(stale).toEqual(unused)
})

test("finds a picture that only a page of an earlier build names", () => {
  const files = ["/old/index.html", "/static/0a/1b/old.webp"]
  const texts = new Map([["/old/index.html", `<img src="/static/0a/1b/old.webp">`]])
  expect(staleOf(files, { texts })).toEqual(files)
})

test("finds files that the build no longer writes and that static/ no longer has", () => {
  const files = ["/resume.pdf", "/share/portfolio.png", "/google123.html", "/old.txt.gz", "/a.gz"]
  const isGenerated = (file: string) => ["/resume.pdf", "/a.gz"].includes(file)
  expect(staleOf(files, { isGenerated })).toEqual(files.slice(1, 4))
})

test("keeps the pages with their data, and no page that the content has no more", () => {
  const current = ["/about/index.html", "/about/index.html.br", "/page-data/about/page-data.json"]
  const others = ["/index.html", "/404.html", "/page-data/404.html/page-data.json"]
  const old = ["/portfolio/index.html", "/page-data/portfolio/page-data.json", "/405.html"]
  expect(staleOf([...current, ...others, ...old, "/page-data/app-data.json"])).toEqual(old)
})

test("finds the files that only Gatsby needs", () => {
  const files = ["/webpack.stats.json", "/chunk-map.json", "/_gatsby/slices/_gatsby-scripts-1.html"]
  expect(staleOf([...files, "/index.html"])).toEqual(files)
})

test("moves unpublished files back, but replaces no newer file", async () => {
  const folder = makeTemporaryFolder()
  const [from, to] = [path.join(folder, "from"), path.join(folder, "to")]
  await mkdir(path.join(from, "static/a"), { recursive: true })
  await mkdir(path.join(to, "static"), { recursive: true })
  await writeFile(path.join(from, "static/a/b.webp"), "picture")
  await writeFile(path.join(from, "static/font.woff2"), "old")
  await writeFile(path.join(to, "static/font.woff2"), "new")
  await restoreUnpublishedFiles(from, to)
  expect((await readdir(to, { recursive: true })).sort()).toEqual([
    "static",
    "static/a",
    "static/a/b.webp",
    "static/font.woff2",
  ])
  await restoreUnpublishedFiles(from, to)
})

test("moves files between two mounts, between which the system renames none", async () => {
  jest.mocked(rename).mockRejectedValue(Object.assign(new Error("EXDEV"), { code: "EXDEV" }))
  const folder = makeTemporaryFolder()
  const [from, to] = [path.join(folder, "from"), path.join(folder, "to")]
  await mkdir(from)
  await writeFile(path.join(from, "font.woff2"), "font")
  await restoreUnpublishedFiles(from, to)
  expect(await readFile(path.join(to, "font.woff2"), "utf8")).toBe("font")
  expect(await readdir(folder)).toEqual(["to"])
})
