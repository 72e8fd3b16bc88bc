import { toCost } from "../growth"
import { parseCpuSeconds } from "../run-gatsby"

test("reads the CPU time of the processes that a shell started", () => {
  expect(parseCpuSeconds("done\n0m0.00s 0m0.00s\n1m7.16s 0m9.89s\n")).toBeCloseTo(77.05)
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
