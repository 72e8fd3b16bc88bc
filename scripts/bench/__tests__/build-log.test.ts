/** @jest-environment node */

import { parseActivities, parseTimes } from "../build/build-log"
import { sumOfTree } from "../build/process-memory"

test("reads Gatsby's activities, colored or not, and adds up what comes again", () => {
  const log = [
    "\u001b[32msuccess\u001b[39m building schema - 0.873s",
    "info bootstrap finished - 17.078s",
    "success Checking for changed pages - 0.250s",
    "success Checking for changed pages - 0.500s",
    "success Running gatsby-plugin-sharp.IMAGE_PROCESSING jobs - 38.242s - 12/12 0.31/s",
  ].join("\n")
  expect(parseActivities(log)).toEqual([
    { name: "building schema", seconds: 0.873 },
    { name: "Checking for changed pages", seconds: 0.75 },
    { name: "Running gatsby-plugin-sharp.IMAGE_PROCESSING jobs", seconds: 38.242 },
  ])
})

test("reads the user time of what a shell has run", () => {
  expect(parseTimes("done\n0m0.00s 0m0.00s\n1m7.16s 0m9.89s\n")).toBeCloseTo(67.16)
  expect(() => parseTimes("done\n")).toThrow('"done" is not what')
})

test("adds up the memory of a process and what it started, in whatever order they are listed", () => {
  const listing = "  30  20  300\n  10   1  100\n  20  10  200\n  40   1 9000\n"
  expect(sumOfTree(listing, 10)).toBe(600 * 1024)
})
