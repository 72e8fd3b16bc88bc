import { copyFile, readFile, writeFile } from "node:fs/promises"
import path from "node:path"
import sharp from "sharp"
import { makeTemporaryFolder } from "../../../../test/temporary-folder"
import { openPictureCheckCache } from "../picture-check-cache"

const folder = makeTemporaryFolder()
const cache = path.join(folder, "picture-check-cache.json")
const picture = path.join(folder, "x.png")

async function draw(width: number) {
  await sharp({ create: { width, height: 2, channels: 3, background: "#fff" } }).toFile(picture)
}

async function readInBuild(file = picture) {
  const pictures = await openPictureCheckCache(cache)
  const result = await pictures.read(file)
  await pictures.save()
  return result
}

test("a second build uses the result of the first one, also under another name", async () => {
  await draw(4)
  const first = await readInBuild()
  expect(first).toEqual({ width: 4, height: 2 })
  // Shows that the result comes from the file of the first build.
  await writeFile(cache, (await readFile(cache, "utf8")).replace('"width":4', '"width":9'))
  const copy = path.join(folder, "copy.png")
  await copyFile(picture, copy)
  expect(await readInBuild(copy)).toEqual({ ...first, width: 9 })
})

test("decodes a picture that has changed, and forgets the one before", async () => {
  await draw(5)
  expect(await readInBuild()).toMatchObject({ width: 5 })
  expect(Object.values(JSON.parse(await readFile(cache, "utf8")))).toHaveLength(1)
})

test("starts from scratch if the results cannot be read", async () => {
  await writeFile(cache, "{")
  expect(await readInBuild()).toMatchObject({ width: 5 })
})

test("a picture that is gone is a problem, as without a cache", async () => {
  const result = await readInBuild(path.join(folder, "gone.png"))
  expect(result).toEqual({ problem: "is not a picture, or it is damaged" })
})

test("looks at a damaged picture again in the next build", async () => {
  await writeFile(picture, "not a picture")
  expect(await readInBuild()).toHaveProperty("problem")
  expect(await readFile(cache, "utf8")).toBe("{}")
})
