import { existsSync } from "node:fs"
import { readdir, readFile, stat, truncate, writeFile } from "node:fs/promises"
import path from "node:path"
import sharp from "sharp"
import { makeTemporaryFolder } from "../../../../test/temporary-folder"
import {
  type PictureFile,
  type PictureFormat,
  picturePath,
  readPictureSource,
  writePictureFiles,
} from "../picture-files"

const folder = makeTemporaryFolder()

beforeEach(() => jest.clearAllMocks())

/** Writes a picture: the left half in one color, the right half in the other. */
async function draw(name: string, left: string, right = left, orientation = 1): Promise<string> {
  const file = path.join(folder, name)
  const toPlain = (width: number, background: string) =>
    sharp({ create: { width, height: 40, channels: left.length > 4 ? 4 : 3, background } })
  const half = await toPlain(40, right).png().toBuffer()
  await toPlain(80, left)
    .composite([{ input: half, left: 40, top: 0 }])
    .withMetadata({ orientation })
    .toFile(file)
  return file
}

const toFiles = (use: string, sizes: [number, number][]): PictureFile[] =>
  (["png", "avif", "webp"] as PictureFormat[]).flatMap((format) =>
    sizes.map(([width, height]) => {
      const size = { width, height, format }
      return { path: picturePath({ name: "a picture", digest: "1a", use }, size), ...size }
    }),
  )

describe("the source", () => {
  test("has the size after the rotation, and the main color", async () => {
    const file = await draw("rotated.jpg", "#c24", "#c24", 6)
    const { color, ...source } = await readPictureSource(file)
    expect(source).toEqual({ width: 40, height: 80, format: "jpg" })
    expect(color).toMatch(/^#[bcd].[12].[34].$/)
  })

  test.each([
    ["x.png", "#fff", "png"],
    ["x.jpg", "#fff", "jpg"],
    ["opaque.avif", "#fff", "jpg"],
    ["transparent.webp", "#fff8", "png"],
  ])("%s of %s is a %s for old browsers", async (name, color, format) => {
    expect(await readPictureSource(await draw(name, color))).toMatchObject({ format })
  })

  test("of a damaged file is an error", async () => {
    const file = await draw("damaged.png", "#fff")
    await truncate(file, 60)
    await expect(readPictureSource(file)).rejects.toThrow()
  })
})

describe("the path", () => {
  const size = { width: 4, height: 2, format: "avif" as const }
  const path = (part: object) => picturePath({ name: "x", digest: "1", use: "card", ...part }, size)

  test("names the picture and the size", () => {
    expect(path({})).toMatch(/^\/static\/pictures\/x-1-[0-9a-f]{10}\/4x2\.avif$/)
  })

  test("changes with the bytes of the picture and with its use", () => {
    expect(new Set([path({}), path({ digest: "2" }), path({ use: "project" })]).size).toBe(3)
    expect(path({})).toBe(path({}))
  })
})

describe("the files", () => {
  test("have their formats and sizes", async () => {
    const to = path.join(folder, "sizes")
    const files = toFiles("sizes", [
      [20, 20],
      [40, 40],
    ])
    await writePictureFiles(await draw("wide.png", "#fff", "#000"), files, to)
    for (const file of files) {
      const { width, height, format } = await sharp(path.join(to, file.path)).metadata()
      const isAvif = file.format === "avif"
      expect({ width, height, format }).toEqual({
        width: file.width,
        height: file.height,
        format: isAvif ? "heif" : file.format,
      })
    }
  })

  test("exist once: a second build writes only those that are missing, with the same bytes", async () => {
    const to = path.join(folder, "twice")
    const picture = await draw("twice.png", "#123", "#fed")
    const files = toFiles("twice", [
      [40, 20],
      [80, 40],
    ])
    await writePictureFiles(picture, files.slice(0, 1), to)
    const [first, ...others] = files.map((file) => path.join(to, file.path))
    const { mtimeMs } = await stat(first as string)
    expect(others.some((file) => existsSync(file))).toBe(false)
    await writePictureFiles(picture, files, to)
    expect((await stat(first as string)).mtimeMs).toBe(mtimeMs)

    const clean = path.join(folder, "clean")
    await writePictureFiles(picture, files, clean)
    for (const file of files.slice(1)) {
      const bytes = await readFile(path.join(to, file.path))
      expect(bytes.equals(await readFile(path.join(clean, file.path)))).toBe(true)
    }
  })

  test("have the same bytes where sharp uses more threads", async () => {
    const picture = path.join(folder, "noise.png")
    const noise = { type: "gaussian", mean: 128, sigma: 30 } as const
    await sharp({ create: { width: 256, height: 128, channels: 3, background: "#fff", noise } })
      .png()
      .toFile(picture)
    const files = toFiles("threads", [[256, 128]])
    const toFolder = (threads: number) => path.join(folder, `threads-${threads}`)
    for (const threads of [1, 4]) {
      sharp.concurrency(threads)
      await writePictureFiles(picture, files, toFolder(threads))
    }
    for (const file of files) {
      const [one, four] = [1, 4].map((count) => readFile(path.join(toFolder(count), file.path)))
      expect((await one)?.equals((await four) as Buffer)).toBe(true)
    }
  })

  test("that cannot be made are an error", async () => {
    const picture = path.join(folder, "no picture.png")
    await writeFile(picture, "no picture")
    const files = toFiles("damaged", [[8, 4]])
    const written = writePictureFiles(picture, files, path.join(folder, "none"))
    await expect(written).rejects.toThrow("unsupported")
  })

  test("of a picture on three pages are made once, and nothing else is left", async () => {
    const to = path.join(folder, "at-once")
    const picture = await draw("at-once.png", "#fff")
    const files = toFiles("at once", [[8, 4]])
    const writes = [1, 2, 3].map(() => writePictureFiles(picture, files, to))
    expect(new Set(writes).size).toBe(1)
    await Promise.all(writes)
    const names = await readdir(path.join(to, path.dirname(files[0]?.path ?? "")))
    expect(names.sort()).toEqual(["8x4.avif", "8x4.png", "8x4.webp"])
  })
})
