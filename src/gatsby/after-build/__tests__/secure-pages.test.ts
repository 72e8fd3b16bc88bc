import { readdirSync, readFileSync } from "node:fs"
import path from "node:path"
import { parseAllHeaders } from "@netlify/headers-parser"
import { makeTemporaryFolder, writeInto } from "../../../../test/temporary-folder"
import { securePages } from "../secure-pages"

const folder = makeTemporaryFolder()
const [built, nginx] = [path.join(folder, "public"), path.join(folder, "nginx")]
const SCRIPT = '<script src="/app-0123456789abcdef0123.js" async=""></script>'
const toPage = (title: string) =>
  `<!doctype html><html><head><meta charset="utf-8"/><title>${title}</title>${SCRIPT}</head></html>`
const PAGES = ["about/index.html", "404.html", "resume/secret/index.html", "de/about/index.html"]

test("gives every page a policy, and names no page in the files for hosts", async () => {
  for (const page of PAGES) writeInto(built, page, toPage(page))
  await securePages("", { built, nginx })

  for (const page of PAGES)
    expect(readFileSync(path.join(built, page), "utf8")).toMatch(
      /<head><meta charset="utf-8"\/><meta http-equiv="Content-Security-Policy" /,
    )
  const files = [
    path.join(built, "_headers"),
    ...readdirSync(nginx).map((name) => path.join(nginx, name)),
  ].map((file) => readFileSync(file, "utf8"))
  expect(files).toHaveLength(4)
  for (const page of ["about", "secret"]) expect(files.join("")).not.toContain(page)
})

test("adds the redirects of the languages to those of static/", async () => {
  writeInto(built, "de/404.html", toPage("404"))
  writeInto(built, "_redirects", "/old/  /about/\n")
  await securePages("", { built, nginx })
  expect(readFileSync(path.join(built, "_redirects"), "utf8")).toBe(
    "/old/  /about/\n/de/*  /de/404.html  404\n",
  )
})

// https://developers.cloudflare.com/pages/configuration/headers/
test("a site in fifteen languages stays below the 100 rules of Cloudflare Pages, and Netlify reads each", async () => {
  const site = path.join(folder, "languages")
  const errors = [400, 403, 404, 405, 412, 414, 416, 500].map((status) => `${status}.html`)
  const names = ["", "about/", "portfolio/", "resume/", "legal/"].map((name) => `${name}index.html`)
  for (const language of ["", ..."ar de es fa fr he hi it ja ko pl pt ru zh".split(" ")])
    for (const page of [...names, ...errors]) writeInto(site, path.join(language, page), toPage(""))
  for (let script = 10; script < 30; script++)
    writeInto(site, `${script}-0123456789abcdef0123.js`, "")
  await securePages("", { built: site, nginx })
  const file = path.join(site, "_headers")
  const { headers, errors: unread } = await parseAllHeaders({
    headersFiles: [file],
    configHeaders: undefined,
    minimal: false,
  })
  expect(unread).toEqual([])
  expect(headers.length).toBeGreaterThan(10)
  expect(headers.length).toBeLessThan(50)
  const lines = readFileSync(file, "utf8").split("\n")
  expect(lines.filter(({ length }) => length > 2000)).toEqual([])
})
