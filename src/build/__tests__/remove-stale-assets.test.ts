import { findStaleAssets } from "../remove-stale-assets"

const HASH = "0123456789abcdef0123"
const OLD = "00000000000000000000"
const LATE = "11111111111111111111"
const scripts = new Set([`app-${HASH}.js`])
const runtime = `u=e=>e+"-"+{50:"${LATE}"}[e]+".js"`

test("finds the scripts of earlier builds with all that belongs to them", () => {
  const old = ["", ".br", ".gz", ".map", ".LICENSE.txt"].map((end) => `/app-${OLD}.js${end}`)
  const current = ["", ".br", ".gz", ".LICENSE.txt"].map((end) => `/app-${HASH}.js${end}`)
  expect(findStaleAssets([...old, ...current], scripts, runtime)).toEqual(old)
})

test("keeps a script without a name, which only the runtime knows", () => {
  expect(findStaleAssets([`/50-${LATE}.js`, `/50-${OLD}.js`], scripts, runtime)).toEqual([
    `/50-${OLD}.js`,
  ])
})

test("finds source maps and the compressed copies of files that are gone", () => {
  const leftovers = [`/app-${HASH}.js.map`, "/gone.txt.br"]
  const files = [...leftovers, `/app-${HASH}.js`, "/index.html", "/index.html.gz"]
  expect(findStaleAssets(files, scripts, runtime)).toEqual(leftovers)
})
