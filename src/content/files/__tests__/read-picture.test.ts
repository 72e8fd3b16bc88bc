/** @jest-environment node */
import { writeFile } from "node:fs/promises"
import path from "node:path"
import sharp, { type Sharp } from "sharp"
import { makeTemporaryFolder } from "../../../../test/temporary-folder"
import { readPicture } from "../read-picture"

let folder: string

beforeAll(async () => {
  folder = makeTemporaryFolder()
})

const create = (background: string, width = 600, height = 400) =>
  sharp({ create: { width, height, channels: 4, background } })

async function read(name: string, picture: Sharp) {
  const file = path.join(folder, name)
  await picture.toFile(file)
  return readPicture(file)
}

test.each(["x.png", "x.jpg", "x.webp", "x.avif"])("reads the size of %s", async (name) => {
  const picture = create("#fff").flatten({ background: "#fff" })
  expect(await read(name, picture)).toEqual({ width: 600, height: 400 })
})

test("swaps the sides of a picture that its metadata rotates", async () => {
  const picture = create("#fff").withMetadata({ orientation: 6 })
  expect(await read("rotated.jpg", picture)).toMatchObject({ width: 400, height: 600 })
})

test("reads pictures in shades of gray and with 16 bits", async () => {
  const gray = create("#fff").flatten().toColourspace("b-w")
  expect(await read("gray.png", gray)).toEqual({ width: 600, height: 400 })
  const deep = create("#fff")
    .toColourspace("rgb16")
    .png({ bitdepth: 16 } as object)
  expect(await read("deep.png", deep)).toEqual({ width: 600, height: 400 })
})

test("reports a file that is incomplete, of another kind, or no picture", async () => {
  const png = await create("#fff").png().toBuffer()
  const file = path.join(folder, "broken.png")
  await writeFile(file, png.subarray(0, -20))
  expect(await readPicture(file)).toEqual({ problem: "is incomplete" })
  await writeFile(file, "text")
  expect(await readPicture(file)).toEqual({ problem: "is not a picture, or it is damaged" })
  expect(await read("x.gif", create("#fff"))).toEqual({ problem: "is a gif file" })
})

// A lossy WebP file has no redundancy in its pixels that a decoder could check.
test.each(["png", "jpeg", "avif"] as const)(
  "finds a damaged %s picture that has its beginning and its end",
  async (format) => {
    const pixels = Buffer.from(
      Array.from({ length: 300 * 200 * 3 }, (_, index) => (index * 37) % 251),
    )
    const raw = { width: 300, height: 200, channels: 3 } as const
    const bytes = await sharp(pixels, { raw }).toFormat(format).toBuffer()
    const file = path.join(folder, `damaged.${format}`)
    // As after a download that left out a part: the second quarter is zeros.
    await writeFile(file, bytes.fill(0, bytes.length >> 2, bytes.length >> 1))
    expect(await readPicture(file)).toEqual({ problem: "is not a picture, or it is damaged" })
  },
)
