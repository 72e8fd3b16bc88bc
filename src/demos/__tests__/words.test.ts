/** @jest-environment node */
import { toOrdinal } from "../words"

test.each([
  [1, "first"],
  [12, "twelfth"],
  [13, "13th"],
  [21, "21st"],
  [22, "22nd"],
  [33, "33rd"],
])("%i is %s", (count, ordinal) => {
  expect(toOrdinal(count)).toBe(ordinal)
})
