import { readdirSync, readFileSync } from "node:fs"
import path from "node:path"
import { makeTemporaryFolder, writeInto } from "../../../../test/temporary-folder"
import { securePages } from "../secure-pages"

const folder = makeTemporaryFolder()
const [built, nginx] = [path.join(folder, "public"), path.join(folder, "nginx")]
const SCRIPT = '<script src="/app-0123456789abcdef0123.js" async=""></script>'
const toPage = (title: string) =>
  `<!doctype html><html><head><meta charset="utf-8"/><title>${title}</title>${SCRIPT}</head></html>`
const PAGES = ["about/index.html", "404.html", "resume/secret/index.html"]

test("gives every page a policy, and names no page of a variant in the files for hosts", async () => {
  for (const page of PAGES) writeInto(built, page, toPage(page))
  await securePages("", new Set(["/about/", "/404.html"]), { built, nginx })

  for (const page of PAGES)
    expect(readFileSync(path.join(built, page), "utf8")).toContain("Content-Security-Policy")
  const files = [
    path.join(built, "_headers"),
    ...readdirSync(nginx).map((name) => path.join(nginx, name)),
  ].map((file) => readFileSync(file, "utf8"))
  expect(files).toHaveLength(4)
  expect(files.join("")).toContain("/about/")
  expect(files.join("")).not.toContain("secret")
})

test("adds the redirects of the languages to those of static/", async () => {
  writeInto(built, "de/404.html", toPage("404"))
  writeInto(built, "_redirects", "/old/  /about/\n")
  await securePages("", new Set(), { built, nginx })
  expect(readFileSync(path.join(built, "_redirects"), "utf8")).toBe(
    "/old/  /about/\n/de/*  /de/404.html  404\n",
  )
})
