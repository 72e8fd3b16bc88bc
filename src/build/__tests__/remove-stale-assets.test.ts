import { findStaleAssets } from "../remove-stale-assets"

const HASH = "0123456789abcdef0123"
const OLD = "00000000000000000000"
const LAZY = "11111111111111111111"
const scripts = new Set([`app-${HASH}.js`])
const runtime = `u=e=>e+"-"+{50:"${LAZY}"}[e]+".js"`

test("finds the scripts of earlier builds with their maps, licenses and compressed copies", () => {
  const old = ["", ".br", ".gz", ".map", ".LICENSE.txt"].map((end) => `/app-${OLD}.js${end}`)
  const current = ["", ".br", ".gz", ".LICENSE.txt"].map((end) => `/app-${HASH}.js${end}`)
  expect(findStaleAssets([...old, ...current], scripts, runtime)).toEqual(old)
})

test("keeps a lazy script that only the runtime refers to", () => {
  expect(findStaleAssets([`/50-${LAZY}.js`, `/50-${OLD}.js`], scripts, runtime)).toEqual([
    `/50-${OLD}.js`,
  ])
})

test("finds source maps and compressed copies of deleted files", () => {
  const staleAssets = [`/app-${HASH}.js.map`, "/gone.txt.br"]
  const files = [...staleAssets, `/app-${HASH}.js`, "/index.html", "/index.html.gz"]
  expect(findStaleAssets(files, scripts, runtime)).toEqual(staleAssets)
})
