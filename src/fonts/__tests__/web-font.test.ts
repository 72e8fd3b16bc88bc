import { readFile } from "node:fs/promises"
import { create, type Font } from "fontkit"
import { FONT_FILES } from "../../../test/font-files"
import { makeTemporaryFolder } from "../../../test/temporary-folder"
import { toWebFont } from "../web-font"

test("makes several fonts at once, and finds them again", async () => {
  const folder = makeTemporaryFolder()
  const makeAll = () =>
    Promise.all(
      Object.values(FONT_FILES).map(async (file) => toWebFont(await readFile(file), folder)),
    )
  const fonts = await makeAll()
  const files = await Promise.all(fonts.map(({ path }) => readFile(path)))
  expect(files.map((bytes) => (create(bytes) as Font).fullName)).toEqual([
    "Sarabun Regular",
    "Sarabun Bold",
    "Sarabun Italic",
  ])
  expect(fonts.map(({ size }) => size)).toEqual(files.map(({ length }) => length))
  expect(await makeAll()).toEqual(fonts)
})

test("refuses a damaged font", async () => {
  await expect(toWebFont(Buffer.from("OTTO"), makeTemporaryFolder())).rejects.toThrow("failed")
})
