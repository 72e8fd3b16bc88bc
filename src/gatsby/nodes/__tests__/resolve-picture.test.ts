import path from "node:path"
import type { GatsbyCache } from "gatsby"
import sharp from "sharp"
import { makeTemporaryFolder } from "../../../../test/temporary-folder"
import { readPictureSource, writePictureFiles } from "../picture-files"
import { type PictureNode, resolvePicture } from "../resolve-picture"

jest.mock("../picture-files", () => {
  const files = jest.requireActual("../picture-files")
  return {
    ...files,
    readPictureSource: jest.fn(files.readPictureSource),
    writePictureFiles: jest.fn(async () => {}),
  }
})

const file = path.join(makeTemporaryFolder(), "my picture.png")

const entries = new Map<string, unknown>()
const cache = {
  get: async (key: string) => entries.get(key),
  set: async (key: string, value: unknown) => entries.set(key, value),
} as unknown as GatsbyCache

const reporter = { error: jest.fn() }

async function resolve() {
  const node = {
    absolutePath: file,
    name: "my picture",
    internal: { contentDigest: "0a1b2c3d4e5f" },
  }
  const args = { width: 40, breakpoints: [20, 40, 80], aspectRatio: 2, sizes: "50vw" }
  const context = { pathPrefix: "/site", cache, reporter }
  return resolvePicture(node as unknown as PictureNode, args, context)
}

beforeAll(async () => {
  await sharp({ create: { width: 60, height: 60, channels: 3, background: "#fff" } }).toFile(file)
})

test("describes the files: the newest format first, no width above that of the picture", async () => {
  const { images, width, height, backgroundColor } = await resolve()
  expect({ width, height, backgroundColor }).toEqual({
    width: 40,
    height: 20,
    backgroundColor: expect.stringMatching(/^#f.f.f.$/),
  })
  const types = images.sources?.map(({ type }) => type)
  expect(types).toEqual(["image/avif", "image/webp"])
  const folder = "/site/static/pictures/my%20picture-0a1b2c3d4e-[0-9a-f]{10}"
  expect(images.fallback?.src).toMatch(new RegExp(`^${folder}/40x20\\.png$`))
  const widths = images.fallback?.srcSet?.match(/\d+w/g)
  expect(widths).toEqual(["20w", "40w", "60w"])
  expect(images.fallback?.sizes).toBe("50vw")
})

test("writes every file that it describes", async () => {
  const { images } = await resolve()
  const sets = [images.fallback, ...(images.sources ?? [])].map((source) => source?.srcSet ?? "")
  const described = sets.flatMap((set) => set.split(/ \d+w,?\s*/).filter(Boolean))
  const [, files = []] = jest.mocked(writePictureFiles).mock.lastCall ?? []
  const written = files.map((each) => `/site${encodeURI(each.path)}`)
  expect(written.sort()).toEqual(described.sort())
})

test("a build waits for the files, and stops if they cannot be made", async () => {
  jest.mocked(writePictureFiles).mockRejectedValueOnce(new Error("damaged"))
  await expect(resolve()).rejects.toThrow("damaged")
})

describe("the develop server", () => {
  const { env } = process
  beforeAll(() => {
    process.env = { ...env, gatsby_executing_command: "develop" }
  })
  afterAll(() => {
    process.env = env
  })

  test("makes no AVIF", async () => {
    const { images } = await resolve()
    expect(images.sources?.map(({ type }) => type)).toEqual(["image/webp"])
    expect(images.fallback?.src).toMatch(/\.png$/)
  })

  test("describes the files before they are made", async () => {
    jest.mocked(writePictureFiles).mockReturnValueOnce(new Promise(() => {}))
    expect((await resolve()).width).toBe(40)
  })

  test("reports files that cannot be made", async () => {
    const error = new Error("damaged")
    jest.mocked(writePictureFiles).mockRejectedValueOnce(error)
    await resolve()
    expect(reporter.error).toHaveBeenCalledWith(`Making ${file} failed`, error)
  })
})

test("reads a picture once for all builds", async () => {
  await resolve()
  expect(jest.mocked(readPictureSource)).toHaveBeenCalledTimes(1)
})
