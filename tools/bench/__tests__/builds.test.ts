/** @jest-environment node */

import { toLongest } from "../build"
import { toCost } from "../growth"
import { parseActivities, parseCpuSeconds } from "../run-gatsby"

test("reads Gatsby's activities, with or without colors, and sums repeated ones", () => {
  const log = [
    "\u001b[32msuccess\u001b[39m building schema - 0.873s",
    "info bootstrap finished - 17.078s",
    "success Checking for changed pages - 0.250s",
    "success Checking for changed pages - 0.500s",
    "success run queries in workers - 38.242s - 12/12 0.31/s",
  ].join("\n")
  expect(parseActivities(log)).toEqual({
    "building schema": 0.873,
    "Checking for changed pages": 0.75,
    "run queries in workers": 38.242,
  })
})

test("reads the CPU time of the processes that a shell started", () => {
  expect(parseCpuSeconds("done\n0m0.00s 0m0.00s\n1m7.16s 0m9.89s\n")).toBeCloseTo(77.05)
})

test("sorts activities by their duration, and takes medians for each build", () => {
  const activities = {
    cold: [
      { schema: 1, webpack: 20 },
      { schema: 1, webpack: 22 },
    ],
    warm: [{ schema: 2 }],
  }
  expect(Object.entries(toLongest(activities))).toEqual([
    ["webpack", [{ cold: 21, warm: undefined }]],
    ["schema", [{ cold: 1, warm: 2 }]],
  ])
})

test("computes the cost of one more item from the fewest and the most items", () => {
  expect(
    toCost([
      [10, { s: 30, "output MB": 5 }],
      [60, { s: 31, "output MB": 9 }],
      [110, { s: 80, "output MB": 25 }],
    ]),
  ).toEqual({ s: 0.5, "output MB": 0.2 })
})
