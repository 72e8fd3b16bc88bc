/** @jest-environment node */

import { toActivityTable, toBuildTable } from "../build/build-tables"
import type { BuildRun } from "../build/run-build"
import { toScaleTables } from "../scale/scale-tables"

function run(seconds: number, rest: Partial<BuildRun> = {}): BuildRun {
  const sizes = { cpuSeconds: seconds, peakBytes: 800e6, outputBytes: 5e6, largestPageBytes: 6e4 }
  return { seconds, ...sizes, activities: [], ...rest }
}

test("compares the builds with the first kind", () => {
  const { rows } = toBuildTable([
    { name: "cold", runs: [run(60), run(40), run(50)] },
    { name: "warm", runs: [run(10, { peakBytes: 0 })] },
  ])
  expect(rows).toEqual([
    ["cold", "50.0", "1.00", "50.0", "800"],
    ["warm", "10.0", "0.20", "10.0", "–"],
  ])
})

test("shows the longest activities first, and none where there was nothing to do", () => {
  const activities = [
    { name: "schema", seconds: 1 },
    { name: "webpack", seconds: 20 },
  ]
  const { rows } = toActivityTable([
    { name: "cold", runs: [run(30, { activities })] },
    { name: "warm", runs: [run(5, { activities: [{ name: "schema", seconds: 2 }] })] },
  ])
  expect(rows).toEqual([
    ["webpack", "20.0", "–"],
    ["schema", "1.0", "2.0"],
  ])
})

test("says what one more costs, and does without a build that failed", () => {
  const [builds, costs] = toScaleTables([
    { kind: "pictures", count: 10, run: run(30) },
    { kind: "pictures", count: 110, run: run(80, { outputBytes: 25e6 }) },
    { kind: "pictures", count: 1000 },
    { kind: "variants", count: 10, run: run(30) },
  ])
  expect(builds?.rows.slice(0, 3)).toEqual([
    ["pictures", "10", "30.0", "30.0", "800", "5.0", "60"],
    ["pictures", "110", "80.0", "80.0", "800", "25.0", "60"],
    ["pictures", "1000", "–", "–", "–", "–", "–"],
  ])
  expect(costs?.rows).toEqual([["pictures", "500", "500", "0", "200.0", "–"]])
})
