import { existsSync, mkdirSync, writeFileSync } from "node:fs"
import { createServer, type RequestListener } from "node:http"
import type { AddressInfo } from "node:net"
import path from "node:path"
import type { CreateDevServerArgs } from "gatsby"
import sharp from "sharp"
import { makeTemporaryFolder } from "../../../../test/temporary-folder"
import { PICTURES_FOLDER, type PictureFile, writePictureFiles } from "../../nodes/picture-files"
import { servePictures } from "../serve-pictures"

type App = RequestListener & CreateDevServerArgs["app"]

/** Gatsby's develop server is an Express application, too. */
const app = jest.requireActual<() => App>("express")()
const folder = makeTemporaryFolder()
const server = createServer(app)

beforeAll(() => {
  servePictures({ app }, folder)
  server.listen(0)
})

afterAll(() => {
  server.closeAllConnections()
  server.close()
})

const request = (location: string) =>
  fetch(`http://localhost:${(server.address() as AddressInfo).port}${location}`)

const toFile = (use: string): PictureFile => ({
  path: `${PICTURES_FOLDER}/my picture-${use}/8x8.png`,
  width: 8,
  height: 8,
  format: "png",
})

async function draw(name: string): Promise<string> {
  const picture = path.join(folder, name)
  await sharp({ create: { width: 9, height: 9, channels: 3, background: "#c24" } }).toFile(picture)
  return picture
}

test("the answer waits until the picture is written", async () => {
  const [first, file] = [{ ...toFile("0a"), width: 1500, height: 1500 }, toFile("1a")]
  const picture = await draw("a.png")
  // Pictures are made one after the other, so this one takes a while.
  const slow = writePictureFiles(picture, [{ ...first, format: "avif" }], folder)
  const written = writePictureFiles(picture, [file], folder)
  const answer = request(encodeURI(file.path))
  expect(existsSync(path.join(folder, file.path))).toBe(false)
  const response = await answer
  await Promise.all([slow, written])
  expect(response.headers.get("content-type")).toBe("image/png")
  const { width } = await sharp(Buffer.from(await response.arrayBuffer())).metadata()
  expect(width).toBe(8)
})

test("a picture that cannot be made is an error, and the server goes on", async () => {
  const file = toFile("1b")
  const picture = path.join(folder, "damaged.png")
  writeFileSync(picture, "no picture")
  // Pictures are made one after the other, so the request comes before the error.
  const large = { ...toFile("0b"), width: 1500, height: 1500, format: "avif" } as const
  const slow = writePictureFiles(await draw("b.png"), [large], folder)
  const written = writePictureFiles(picture, [file], folder)
  const [response] = await Promise.all([
    request(encodeURI(file.path)),
    slow,
    expect(written).rejects.toThrow("unsupported"),
  ])
  expect(response.status).toBe(500)
})

test("an unknown picture is a 404", async () => {
  mkdirSync(path.join(folder, PICTURES_FOLDER), { recursive: true })
  expect((await request(`${PICTURES_FOLDER}/unknown/8x8.png`)).status).toBe(404)
})

test("no path leads out of the folder", async () => {
  await draw("private.png")
  const response = await request(`${PICTURES_FOLDER}/..%2f..%2f..%2f/private.png`)
  expect(response.status).toBe(403)
})
