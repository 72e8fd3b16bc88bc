import { readFile } from "node:fs/promises"
import { FONT_FILES } from "../../../test/font-files"
import { makeTemporaryFolder } from "../../../test/temporary-folder"
import { measureScale as measure } from "../letter-scale"
import { readWebFont, toWebFont } from "../web-font"

const NOTO_SANS = "node_modules/@expo-google-fonts/noto-sans"

const measureScale = (files: Buffer[], words: string[]) => measure(files, words, 700)

test("measures how much wider the widest word is, and takes no narrower one", async () => {
  const bold = await readFile(`${NOTO_SANS}/700Bold/NotoSans_700Bold.ttf`)
  // In its file: 0.389 of an I, 0.813 of an N and 0.943 of an M.
  expect(measureScale([bold], ["Inn"])).toBeCloseTo((0.389 + 2 * 0.813) / (0.35 + 2 * 0.745))
  expect(measureScale([bold], ["Inn", "Mimi"])).toBeCloseTo(measureScale([bold], ["Inn"]))
  expect(measureScale([bold], ["Kate"])).toBe(1)
  expect(measureScale([], ["Inn"])).toBe(1)
})

test("of a font without bold letters, it measures those that the browser draws", async () => {
  const regular = await readFile(`${NOTO_SANS}/400Regular/NotoSans_400Regular.ttf`)
  expect(measureScale([regular], ["Nnnnn"])).toBeCloseTo((0.76 + 0.05) / 0.745)
})

test("a letter that no file has keeps its width", async () => {
  const file = await readFile(FONT_FILES.bold)
  expect(measureScale([file], ["Щит"])).toBe(1)
})

test("measures the file of a web font", async () => {
  const ttf = await readFile(FONT_FILES.bold)
  const { path } = await toWebFont(ttf, makeTemporaryFolder())
  const word = ["ณณ"]
  expect(measureScale([await readWebFont(path)], word)).toBe(measureScale([ttf], word))
  expect(measureScale([ttf], word)).toBeCloseTo(0.884 / 0.75)
})
