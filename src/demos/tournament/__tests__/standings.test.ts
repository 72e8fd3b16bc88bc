import fc from "fast-check"
import { type Result, toPoints, toStandings } from "../standings"

test.each([
  [
    [40, 30, 20, 10],
    [7, 5, 3, 1],
  ],
  [
    [10, 40, 30, 20],
    [1, 7, 5, 3],
  ],
  [
    [30, 20, 10],
    [7, 4, 1],
  ],
  [
    [20, 10],
    [7, 1],
  ],
  [[10], [7]],
])("scores of %j give %j points", (scores, points) => {
  expect(toPoints(scores)).toEqual(points)
})

test("players with the same score share the points of their places", () => {
  expect(toPoints([30, 30, 20, 10])).toEqual([6, 6, 3, 1])
  expect(toPoints([5, 5, 5])).toEqual([4, 4, 4])
})

test("a match gives the same sum of points, whatever the scores", () => {
  const scores = fc.array(fc.integer({ min: 0, max: 5 }), { minLength: 2, maxLength: 4 })
  fc.assert(
    fc.property(scores, (values) => {
      const sum = toPoints(values).reduce((total, points) => total + points, 0)
      expect(sum).toBeCloseTo(4 * values.length)
    }),
  )
})

const result = (player: string, points: number, place: number): Result => ({
  player,
  points,
  place,
})

test("match points decide, then first places, then second places", () => {
  const results = [
    result("a", 4, 2),
    result("a", 4, 2),
    result("b", 7, 1),
    result("b", 1, 3),
    result("c", 5, 2),
    result("c", 3, 3),
    result("d", 8, 3),
    result("e", 9, 4),
  ]
  const ranks = toStandings(["a", "b", "c", "d", "e"], results).map((line) => [
    line.player,
    line.rank,
  ])
  expect(ranks).toEqual([
    ["e", 1],
    ["b", 2],
    ["a", 3],
    ["c", 4],
    ["d", 5],
  ])
})

test("players who tie in everything share a rank", () => {
  const lines = toStandings(
    ["a", "b", "c"],
    [result("c", 7, 1), result("b", 1, 2), result("a", 1, 2)],
  )
  expect(lines.map(({ player, rank }) => `${rank} ${player}`)).toEqual(["1 c", "2 a", "2 b"])
})
