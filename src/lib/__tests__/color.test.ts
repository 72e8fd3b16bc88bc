import fc from "fast-check"
import { contrastRatio, mixColors, nearestColor } from "../color"

const color = () =>
  fc.integer({ min: 0, max: 0xffffff }).map((number) => `#${number.toString(16).padStart(6, "0")}`)

test.each([
  ["#000000", "#ffffff", 21],
  ["#fff", "#ffffff", 1],
  ["rgb(119, 119, 119)", "#FFFFFF", 4.478],
  ["#ff7a45", "#15111d", 7.189],
])("computes the contrast of %s and %s", (one, other, ratio) => {
  expect(contrastRatio(one, other)).toBeCloseTo(ratio, 3)
  expect(contrastRatio(other, one)).toBeCloseTo(ratio, 3)
})

test("mixes two colors", () => {
  expect(mixColors("#000", "#ff8000", 0.5)).toBe("#804000")
  expect(mixColors("#123456", "#ffffff", 0)).toBe("#123456")
})

test("finds the nearest tint or shade that is allowed", () => {
  expect(nearestColor("#777777", () => true)).toBe("#777777")
  expect(nearestColor("#777777", (each) => contrastRatio(each, "#fff") >= 4.5)).toBe("#767676")
  expect(nearestColor("#b3361b", (each) => contrastRatio(each, "#15111d") >= 4.5)).toBe("#c3604a")
  expect(nearestColor("#777777", () => false)).toBeUndefined()
})

test("finds a readable tint or shade of every color", () => {
  fc.assert(
    fc.property(color(), color(), (one, other) => {
      const found = nearestColor(one, (each) => contrastRatio(each, other) >= 4.5)
      expect(contrastRatio(found ?? other, other)).toBeGreaterThanOrEqual(4.5)
    }),
  )
})
