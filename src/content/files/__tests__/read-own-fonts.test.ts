import { readFileSync } from "node:fs"
import { FONT_FILES, folderWithFonts } from "../../../../test/font-files"
import { isUsable, readFonts, readOwnFonts } from "../read-own-fonts"

const ROBOTO = "node_modules/@expo-google-fonts/roboto"

/** @returns the family, the weights and the style of each file, or what is wrong with it */
async function read(files: Record<string, string | Buffer>): Promise<string[]> {
  const fonts = await readOwnFonts(await folderWithFonts(files))
  return fonts.map((font) =>
    isUsable(font)
      ? [font.family, font.pdfFamily, ...font.weights, font.style].join()
      : font.problem,
  )
}

test("reads the family and the style from the file, and not from its name", async () => {
  const medium = `${ROBOTO}/500Medium/Roboto_500Medium.ttf`
  expect(
    await read({ "a.ttf": FONT_FILES.bold, "b.TTF": FONT_FILES.italic, "c.ttf": medium }),
  ).toEqual([
    "Sarabun,Sarabun,700,700,normal",
    "Sarabun,Sarabun,400,400,italic",
    "Roboto,Roboto,500,500,normal",
  ])
})

test("makes a web font of each file, whose path changes with its bytes", async () => {
  const folder = await folderWithFonts({ "Sarabun.ttf": FONT_FILES.regular })
  const family = (await readFonts(folder)).get("Sarabun")
  expect(family?.files).toHaveLength(1)
  const [file] = family?.files ?? []
  expect(file?.url).toMatch(/^\/static\/fonts\/sarabun-400-normal-[0-9a-f]{16}\.woff2$/)
  expect(readFileSync(file?.path ?? "").toString("latin1", 0, 4)).toBe("wOF2")
})

test("says why it cannot use a file", async () => {
  const regular = readFileSync(FONT_FILES.regular)
  const files = {
    "a.ttf": "node_modules/@fontsource/new-rocker/files/new-rocker-latin-400-normal.woff2",
    "b.ttf": Buffer.from("<!doctype html>"),
    "c.ttf": Buffer.alloc(0),
    "d.ttf": Buffer.from("ttcf"),
    "e.ttf": regular.subarray(0, 2000),
    "f.ttf": Buffer.concat([regular, Buffer.alloc(1_000_000)]),
    "g.otf": Buffer.from("OTTO"),
  }
  expect(await read(files)).toEqual([
    "is a web font (WOFF) with another name",
    "is not a TTF or OTF file",
    "is not a TTF or OTF file",
    "is a collection of fonts",
    "is damaged or not complete",
    "has 1084 kB, and may have 1000 kB",
    "is damaged or not complete",
  ])
})

test("a folder without fonts has only those of the packages", async () => {
  const names = [...(await readFonts("/nowhere")).keys()]
  expect(names).toContain("@fontsource/new-rocker")
  expect(names.filter((name) => !name.startsWith("@"))).toEqual([])
})
