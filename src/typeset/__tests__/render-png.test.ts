import sharp from "sharp"
import { renderIcon } from "../render-png"

const draw = (width: number) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${width}"><rect width="${width}" height="${width / 2}" fill="#f00"/></svg>`

test.each([16, 32, 512, 1024, 4096])("an icon of %i units fills the PNG", async (width) => {
  const png = sharp(await renderIcon(draw(width), 180, undefined)).ensureAlpha()
  const { data, info } = await png.raw().toBuffer({ resolveWithObject: true })
  expect([info.width, info.height]).toEqual([180, 180])
  const at = (x: number, y: number) => [...data.subarray((y * 180 + x) * 4).subarray(0, 4)]
  expect([at(1, 1), at(178, 88)]).toEqual([
    [255, 0, 0, 255],
    [255, 0, 0, 255],
  ])
  expect(at(178, 178)[3]).toBe(0)
})

test("no drawing of a maskable icon stands outside the circle of 80 % that every system shows", async () => {
  const circle = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><circle cx="16" cy="16" r="16" fill="#f00"/></svg>`
  const { data, info } = await sharp(await renderIcon(circle, 100, "#00f"))
    .raw()
    .toBuffer({ resolveWithObject: true })
  const distances = Array.from({ length: 100 * 100 }, (_, pixel) => {
    const isDrawing = data[pixel * info.channels] !== 0
    return isDrawing ? Math.hypot((pixel % 100) - 49.5, Math.floor(pixel / 100) - 49.5) : 0
  })
  expect(Math.max(...distances)).toBeLessThan(40)
  expect(Math.max(...distances)).toBeGreaterThan(30)
})
