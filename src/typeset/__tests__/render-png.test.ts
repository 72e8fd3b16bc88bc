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

test("a maskable icon has a margin in the color of the background", async () => {
  const png = await renderIcon(draw(32), 100, "#00f")
  const { data } = await sharp(png).raw().toBuffer({ resolveWithObject: true })
  expect([...data.subarray(0, 3)]).toEqual([0, 0, 255])
})
