/** @jest-environment node */

import { fitLine, median, medianOf, ratio } from "../lib/statistics"

test.each([
  [[7], 7],
  [[9, 1, 5], 5],
  [[10, 2, 9, 1], 5.5],
])("the median of %j is %d", (values, expected) => {
  expect(median(values)).toBe(expected)
})

test("no values have no median, and those not measured are left out", () => {
  expect(() => median([])).toThrow("No values")
  expect(medianOf([undefined, 3, undefined, 5])).toBe(4)
  expect(medianOf([undefined])).toBeUndefined()
})

test("a ratio needs both values, and a base that is not 0", () => {
  expect(ratio(3, 2)).toBe(1.5)
  expect(ratio(0, 2)).toBe(0)
  expect([ratio(3, 0), ratio(3, undefined), ratio(undefined, 2)]).toEqual([
    undefined,
    undefined,
    undefined,
  ])
})

test("finds the line that points lie on", () => {
  expect(
    fitLine([
      [10, 25],
      [100, 205],
      [1000, 2005],
    ]),
  ).toEqual({ slope: 2, intercept: 5, r2: 1 })
})

test("says how badly a line explains what is no line", () => {
  const { slope, intercept, r2 } = fitLine([
    [0, 0],
    [1, 1],
    [2, 0],
  ])
  expect(slope).toBeCloseTo(0)
  expect(intercept).toBeCloseTo(1 / 3)
  expect(r2).toBeCloseTo(0)
})

test("a level line explains everything, and one place is no line", () => {
  expect(
    fitLine([
      [1, 4],
      [2, 4],
    ]),
  ).toEqual({ slope: 0, intercept: 4, r2: 1 })
  expect(() =>
    fitLine([
      [3, 1],
      [3, 2],
    ]),
  ).toThrow("two different places")
})
