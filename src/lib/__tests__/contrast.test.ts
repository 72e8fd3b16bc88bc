/** @jest-environment node */
import { contrastRatio } from "../contrast"

test.each([
  ["#000000", "#ffffff", 21],
  ["#ffffff", "#ffffff", 1],
  ["#777777", "#ffffff", 4.48],
])("%s on %s has a contrast of %s to 1", (a, b, ratio) => {
  expect(contrastRatio(a, b)).toBeCloseTo(ratio, 2)
  expect(contrastRatio(b, a)).toBe(contrastRatio(a, b))
})
