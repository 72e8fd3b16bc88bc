import { mkdirSync, readFileSync } from "node:fs"
import path from "node:path"
import sharp from "sharp"
import { makeTemporaryFolder } from "../../../../test/temporary-folder"
import { PICTURES_FOLDER } from "../../nodes/picture-files"
import { openPictureTextCache } from "../picture-text-cache"

/** Writes a picture, at first without metadata, and returns its path and a function that reads it. */
async function drawIn(folder: string) {
  const root = makeTemporaryFolder()
  const picture = path.join(root, folder, "x.png")
  mkdirSync(path.dirname(picture), { recursive: true })
  const draw = (Artist?: string) => {
    const image = sharp({ create: { width: 2, height: 2, channels: 3, background: "#fff" } })
    return (Artist ? image.withExif({ IFD0: { Artist } }) : image).toFile(picture)
  }
  await draw()
  const cache = path.join(root, "cache.json")
  const readInBuild = async () => {
    const pictures = await openPictureTextCache(cache)
    const text = await pictures.readText(picture)
    await pictures.save()
    return text
  }
  return { picture, cache, draw, readInBuild }
}

test("a second build does not open a picture that has no metadata", async () => {
  const { picture, cache, draw, readInBuild } = await drawIn(`${PICTURES_FOLDER}/x-1a2b`)
  expect(await readInBuild()).toBe("")
  // Shows that the second build does not open the file.
  await draw("Ada")
  expect(await readInBuild()).toBe("")
  expect(JSON.parse(readFileSync(cache, "utf8"))).toEqual([picture])
})

test("reads a picture with metadata in each build", async () => {
  const { draw, readInBuild } = await drawIn(`${PICTURES_FOLDER}/x-1a2b`)
  await draw("Ada")
  expect(await readInBuild()).toContain("Ada")
  expect(await readInBuild()).toContain("Ada")
})

test("reads a picture of static/ in each build, because it may change", async () => {
  const { draw, readInBuild } = await drawIn("images")
  expect(await readInBuild()).toBe("")
  await draw("Ada")
  expect(await readInBuild()).toContain("Ada")
})
