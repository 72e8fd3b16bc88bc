/** @jest-environment node */

import { toLoadTable } from "../load/load-table"
import { toSeconds } from "../load/worker-time"

test("compares each file with the first, and does without what only Linux tells", () => {
  const load = { requests: 5000, bytesPerRequest: 12_000, p50: 1, p99: 20 }
  const { rows } = toLoadTable([
    {
      name: "file",
      rounds: [90, 110, 100].map((speed) => ({ ...load, requestsPerSecond: speed })),
    },
    { name: "page", rounds: [{ ...load, requestsPerSecond: 95, processorTime: 16.25 }] },
  ])
  expect(rows).toEqual([
    ["file", "100", "1.00", "1.00", "20.00", "12000", "–"],
    ["page", "95", "0.95", "1.00", "20.00", "12000", "16.3"],
  ])
})

test("reads the processor time of a process, whatever its name", () => {
  const stat = "77 (nginx: (w) 1) S 1 77 77 0 -1 4194624 500 0 0 0 150 50 0 0 20 0 1 0 900"
  expect(toSeconds(stat)).toBe(2)
})
