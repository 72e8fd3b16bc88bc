/** @jest-environment node */
import { mkdir, readdir, readFile, rm, writeFile } from "node:fs/promises"
import { createRequire } from "node:module"
import path from "node:path"
import sharp from "sharp"
import { parse } from "yaml"
import { makeTemporaryFolder } from "../../../test/temporary-folder"
import { VALID_FILES } from "../../../test/valid-content"
import { isError } from "../diagnostics"
import { SAMPLE } from "../files/content-folder"
import { loadContent } from "../load"

/** The copy of js-yaml that gatsby-transformer-yaml uses. */
const fromTransformer = createRequire(require.resolve("gatsby-transformer-yaml"))
const jsYaml: { load: (source: string) => unknown } = fromTransformer("js-yaml")

test("accepts the sample", async () => {
  const { content, diagnostics } = await loadContent(SAMPLE)
  expect(diagnostics.filter(isError)).toEqual([])
  expect(content).toBeDefined()
})

test("both YAML parsers read every file the same way", async () => {
  const files = (await readdir(SAMPLE)).filter((file) => file.endsWith(".yaml"))
  expect(files.length).toBeGreaterThan(0)
  for (const file of files) {
    const source = await readFile(path.join(SAMPLE, file), "utf8")
    expect({ file, data: jsYaml.load(source) }).toEqual({ file, data: parse(source) })
  }
})

test("checks the pictures, the file names and the files on disk", async () => {
  const root = makeTemporaryFolder()
  const directory = path.join(root, "content")
  await mkdir(path.join(directory, "images"), { recursive: true })
  for (const [name, text] of Object.entries(VALID_FILES)) {
    await writeFile(path.join(directory, `${name}.yaml`), text)
  }
  const plain = { width: 1600, height: 2000, channels: 3, background: "white" } as const
  const png = await sharp({ create: plain }).png().toBuffer()
  const picture = path.join(directory, "images", "wide.png")
  const codes = async () => (await loadContent(directory)).diagnostics.map(({ code }) => code)
  expect(await codes()).toEqual(["missing-picture", "missing-picture"])

  await writeFile(picture, png)
  expect(await codes()).toEqual([])

  await writeFile(picture, png.subarray(0, png.length - 20))
  expect(await codes()).toEqual(["not-a-picture", "not-a-picture"])

  await writeFile(picture, "no picture at all")
  await mkdir(path.join(directory, "drafts"))
  await rm(path.join(directory, "owner.yaml"))
  expect(await codes()).toEqual(["unknown-file", "missing-file", "not-a-picture", "not-a-picture"])
})
