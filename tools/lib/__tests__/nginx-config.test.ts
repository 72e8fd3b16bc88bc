import { readFileSync } from "node:fs"
import path from "node:path"
import { COPY } from "../../../src/gatsby/built-files"
import { findNginx } from "../find-nginx"
import { toNginxConfig } from "../nginx-config"

const hosting = readFileSync("hosting/nginx.conf", "utf8")
const settings = {
  port: 8123,
  root: "/my built",
  generated: "/my settings",
  temp: "/temp",
  mimeTypes: "/types",
  isRoot: false,
}

test("changes only what differs between machines", () => {
  const config = toNginxConfig(hosting, settings)
  expect(config).toContain("listen 127.0.0.1:8123;")
  expect(config).toContain('root "/my built";')
  expect(config).toContain('include "/my settings/errors.conf";')
  expect(config).toContain("include /types;")
  expect(config.replace(/#.*/g, "")).not.toMatch(/\/srv|\/etc|load_module|user root/)
})

test("a client that sends slowly loses the connection", () => {
  expect(hosting).toMatch(/client_header_timeout 10s;\s+client_body_timeout 10s;/)
})

test("serves brotli files when the module is installed", () => {
  const config = toNginxConfig(hosting, { ...settings, brotliModule: "/brotli.so" })
  expect(config).toMatch(/^load_module \/brotli\.so;/)
  expect(config).toMatch(/^ *brotli_static on;/m)
})

test("throws when a line to be changed is missing", () => {
  expect(() => toNginxConfig("server {}", settings)).toThrow('no "listen 80;"')
})

test("looks for nginx on PATH first, then in Debian's folder", () => {
  const types = "/etc/nginx/mime.types"
  const exists = (file: string) => [types, "/mine/nginx", "/usr/sbin/nginx"].includes(file)
  expect(findNginx({ PATH: ["/none", "/mine"].join(path.delimiter) }, exists)).toBe("/mine/nginx")
  expect(findNginx({}, exists)).toBe("/usr/sbin/nginx")
  expect(findNginx({}, (file) => file === types)).toBeUndefined()
  expect(findNginx({}, (file) => !file.endsWith("mime.types"))).toBeUndefined()
})

test("hides the files for other hosts, also below a path of the domain", () => {
  const [, pattern = ""] = /location ~ (\S*headers\S*) \{/.exec(hosting) ?? []
  const files = ["/_headers", "/cv/_headers", "/_redirects"]
  expect(files.filter((url) => new RegExp(pattern).test(url))).toEqual(files)
})

test("gives no address to the copies of the build, and leaves other compressed files alone", () => {
  const [, pattern = ""] = /location ~ (\S*original\S*) \{/.exec(hosting) ?? []
  const urls = [
    "/about/index.html.gz",
    "/a-1.js.br",
    "/data.tar.gz",
    "/log.csv.br",
    "/resume.md.gz",
  ]
  const copies = urls.filter((url) => new RegExp(pattern).test(url))
  expect(copies).toEqual(["/about/index.html.gz", "/a-1.js.br", "/resume.md.gz"])
  expect(copies).toEqual(urls.filter((url) => COPY.test(url)))
})
