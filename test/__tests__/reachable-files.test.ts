import { findReachableFiles } from "../reachable-files"
import { makeTemporaryFolder, writeInto } from "../temporary-folder"

let folder: string

beforeEach(() => {
  folder = makeTemporaryFolder()
  write("index.html", `<a href="/about/">`)
})

const write = (file: string, text = "") => writeInto(folder, file, text)

const reach = async () => [...(await findReachableFiles(folder)).keys()].sort()

test("follows links to pages, to their data, and to what these name", async () => {
  write("about/index.html", `<a href="https://ada.example/cv.pdf">`)
  write("page-data/about/page-data.json", `{"src":"/static/a%20b.png"}`)
  write("cv.pdf")
  write("static/a b.png")
  write("secret/index.html", `<a href="/secret.txt">`)
  write("secret.txt")
  write("page-data/secret/page-data.json")
  expect(await reach()).toEqual([
    "/about/index.html",
    "/cv.pdf",
    "/index.html",
    "/page-data/about/page-data.json",
    "/static/a b.png",
  ])
})

test("follows an address that comes after a longer one", async () => {
  write("index.html", "/x-about/ /about/")
  write("about/index.html")
  expect(await reach()).toContain("/about/index.html")
})

test.each([
  ["app-0123.js", `[{"path":"/secret/"}]`],
  ["_headers", "/secret/\n  X: y"],
  ["app-4567.js", `["\\/secret\\/"]`],
  ["sitemap.xml", "<loc>https://ada.example/secret/</loc>"],
])("follows the addresses in %s, which no page names", async (file, text) => {
  write("secret/index.html")
  expect(await reach()).not.toContain("/secret/index.html")
  write(file, text)
  expect(await reach()).toContain("/secret/index.html")
})
