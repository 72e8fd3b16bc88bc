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

test("accepts a photo of a phone with a film behind it, but not half of it", async () => {
  const thumbnail = await create("#fff", 60, 40).flatten().jpeg().toBuffer()
  const jpeg = await create("#fff").flatten().jpeg().toBuffer()
  // An APP1 segment with a preview, which is a complete JPEG.
  const size = thumbnail.length + 2
  const segment = Buffer.from([0xff, 0xe1, size >> 8, size & 255])
  const photo = Buffer.concat([jpeg.subarray(0, 2), segment, thumbnail, jpeg.subarray(2)])
  const file = path.join(folder, "motion.jpg")
  await writeFile(file, Buffer.concat([photo, Buffer.alloc(10_000, 1)]))
  expect(await readPicture(file)).toEqual({ width: 600, height: 400 })
  await writeFile(file, photo.subarray(0, -2))
  expect(await readPicture(file)).toHaveProperty("problem")
})

test("says that a photo of an iPhone is HEIC, whatever its name is", async () => {
  const file = path.join(folder, "photo.jpg")
  await writeFile(file, `\0\0\0\u0018ftypheic${"\0".repeat(100)}`)
  expect(await readPicture(file)).toMatchObject({
    problem: "is a HEIC picture, which browsers do not show",
    hint: expect.stringContaining("export it as a JPEG"),
  })
})
