import { findLeftovers } from "../remove-leftovers"

const HASH = "0123456789abcdef0123"
const OLD = "00000000000000000000"
const stats = { namedChunkGroups: { app: { assets: [{ name: `app-${HASH}.js` }] } } }

test("finds the scripts of earlier builds with all that belongs to them", () => {
  const old = ["", ".br", ".gz", ".map", ".LICENSE.txt"].map((end) => `/app-${OLD}.js${end}`)
  const current = ["", ".br", ".gz", ".LICENSE.txt"].map((end) => `/app-${HASH}.js${end}`)
  expect(findLeftovers([...old, ...current], stats)).toEqual(old)
})

test("finds source maps and the compressed copies of files that are gone", () => {
  const leftovers = [`/app-${HASH}.js.map`, "/gone.txt.br"]
  const files = [...leftovers, `/app-${HASH}.js`, "/index.html", "/index.html.gz"]
  expect(findLeftovers(files, stats)).toEqual(leftovers)
})
