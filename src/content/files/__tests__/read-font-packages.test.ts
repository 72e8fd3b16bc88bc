import { mkdir, writeFile } from "node:fs/promises"
import path from "node:path"
import { makeTemporaryFolder } from "../../../../test/temporary-folder"
import { readFontPackages } from "../read-font-packages"

test("reads an installed package of Fontsource", async () => {
  const font = (await readFontPackages()).get("@fontsource/new-rocker")
  expect(font?.family).toBe("New Rocker")
  expect(font?.files).toContainEqual({
    path: path.resolve(
      "node_modules/@fontsource/new-rocker/files/new-rocker-latin-400-normal.woff2",
    ),
    url: expect.stringMatching(/^\/static\/fonts\/5[.\d]+\/new-rocker-latin-400-normal\.woff2$/),
    style: "normal",
    weights: [400, 400],
    unicodeRange: expect.stringContaining("U+0000-00FF"),
  })
  expect(font?.files).toHaveLength(2)
})

test("reads a variable package with numbered subsets, and a package that is not complete", async () => {
  const nodeModules = makeTemporaryFolder()
  const folder = path.join(nodeModules, "@fontsource-variable/noto")
  await mkdir(path.join(folder, "files"), { recursive: true })
  await mkdir(path.join(nodeModules, "@fontsource/empty"), { recursive: true })
  const writeJson = (name: string, data: unknown) =>
    writeFile(path.join(folder, name), JSON.stringify(data))
  await writeJson("package.json", { version: "5.1.2" })
  await writeJson("unicode.json", { "[0]": "U+4E00", latin: "U+0000-00FF" })
  const axis = { default: "400", min: "100", max: "900", step: "1" }
  await writeJson("metadata.json", { id: "noto", family: "Noto", variable: { wght: axis } })
  for (const name of ["noto-0-wght-normal", "noto-latin-wght-italic", "noto-latin-full-normal"])
    await writeFile(path.join(folder, `files/${name}.woff2`), "")

  const packages = await readFontPackages(nodeModules)
  expect(packages.get("@fontsource/empty")?.files).toEqual([])
  const { family, files = [] } = packages.get("@fontsource-variable/noto") ?? {}
  expect(family).toBe("Noto Variable")
  expect(files.map(({ url, style, weights }) => [url, style, weights])).toEqual([
    ["/static/fonts/5.1.2/noto-0-wght-normal.woff2", "normal", [100, 900]],
    ["/static/fonts/5.1.2/noto-latin-wght-italic.woff2", "italic", [100, 900]],
  ])
})
