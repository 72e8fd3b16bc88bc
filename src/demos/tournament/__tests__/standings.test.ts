import fc from "fast-check"
import { type Result, toPoints, toStandings } from "../standings"

test.each([
  ["40 30 20 10", "7 5 3 1"],
  ["10 40 30 20", "1 7 5 3"],
  ["30 20 10", "7 4 1"],
  ["20 10", "7 1"],
  ["10", "7"],
  // Players with the same score share the points of their places.
  ["30 30 20 10", "6 6 3 1"],
  ["5 5 5", "4 4 4"],
])("scores of %s give the points %s", (scores, points) => {
  expect(toPoints(scores.split(" ").map(Number)).join(" ")).toBe(points)
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

/** @returns results, as in 'a 7 1': player, points, place */
const resultsOf = (...texts: string[]): Result[] =>
  texts.map((text) => {
    const [player = "", points, place] = text.split(" ")
    return { player, points: Number(points), place: Number(place) }
  })

test("match points decide, then first places, then second places", () => {
  const results = resultsOf("a 4 2", "a 4 2", "b 7 1", "b 1 3", "c 5 2", "c 3 3", "d 8 3", "e 9 4")
  const lines = toStandings(["a", "b", "c", "d", "e"], results)
  expect(lines.map(({ player, rank }) => `${rank} ${player}`).join()).toBe("1 e,2 b,3 a,4 c,5 d")
})

test("players who tie in everything share a rank", () => {
  const lines = toStandings(["a", "b", "c"], resultsOf("c 7 1", "b 1 2", "a 1 2"))
  expect(lines.map(({ player, rank }) => `${rank} ${player}`)).toEqual(["1 c", "2 a", "2 b"])
})
