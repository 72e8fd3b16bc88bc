import { existsSync, readFileSync, utimesSync, writeFileSync } from "node:fs"
import path from "node:path"
import { brotliDecompressSync, gunzipSync } from "node:zlib"
import { makeTemporaryFolder } from "../../../../test/temporary-folder"
import { precompress } from "../precompress"

jest.mock("../generated-files", () => ({
  isInStaticFolder: (location: string) => location.startsWith("/of-static"),
}))

const LONG = "a line of text\n".repeat(100)
const folder = makeTemporaryFolder()
const file = (name: string) => path.join(folder, name)

test("compresses large text files and no others", async () => {
  writeFileSync(file("page.html"), LONG)
  writeFileSync(file("short.html"), "short")
  writeFileSync(file("picture.avif"), LONG)
  await precompress(folder)
  expect(brotliDecompressSync(readFileSync(file("page.html.br"))).toString()).toBe(LONG)
  expect(gunzipSync(readFileSync(file("page.html.gz"))).toString()).toBe(LONG)
  expect(existsSync(file("short.html.br"))).toBe(false)
  expect(existsSync(file("picture.avif.gz"))).toBe(false)
})

test("updates the copies of a changed file and deletes them when it becomes small", async () => {
  writeFileSync(file("data.json"), LONG)
  await precompress(folder)
  writeFileSync(file("data.json"), `${LONG}more`)
  await precompress(folder)
  expect(gunzipSync(readFileSync(file("data.json.gz"))).toString()).toBe(`${LONG}more`)
  writeFileSync(file("data.json"), "short")
  await precompress(folder)
  expect(existsSync(file("data.json.gz"))).toBe(false)
})

test("updates copies whose clock was ahead", async () => {
  writeFileSync(file("text.md"), LONG)
  await precompress(folder)
  const tomorrow = new Date(Date.now() + 24 * 60 * 60 * 1000)
  for (const copy of ["text.md.br", "text.md.gz"]) utimesSync(file(copy), tomorrow, tomorrow)
  writeFileSync(file("text.md"), `${LONG}more`)
  await precompress(folder)
  expect(brotliDecompressSync(readFileSync(file("text.md.br"))).toString()).toBe(`${LONG}more`)
  expect(gunzipSync(readFileSync(file("text.md.gz"))).toString()).toBe(`${LONG}more`)
})

test("leaves what static/ has beside a file that the build does not compress", async () => {
  const names = ["table.csv", "table.csv.gz", "table.csv.br", "data.tar", "data.tar.gz"]
  for (const name of names) writeFileSync(file(name), LONG)
  await precompress(folder)
  for (const name of names) expect(readFileSync(file(name), "utf8")).toBe(LONG)
})

test("neither deletes nor replaces a copy that static/ has", async () => {
  writeFileSync(file("of-static.html"), LONG)
  writeFileSync(file("of-static-short.html"), "short")
  for (const name of ["of-static.html.gz", "of-static-short.html.br"])
    writeFileSync(file(name), "mine")
  await precompress(folder)
  expect(readFileSync(file("of-static.html.gz"), "utf8")).toBe("mine")
  expect(readFileSync(file("of-static-short.html.br"), "utf8")).toBe("mine")
})
