import { rippleDuration, ripplePath } from "../ripple"

test("takes longer on a larger button, from 0.2 to 0.75 seconds", () => {
  const durations = [0, 44, 120, 200, 320, 700, 4000].map((width) =>
    rippleDuration({ width, height: 44 }),
  )
  expect(durations).toEqual(durations.toSorted((a, b) => a - b))
  expect(durations[0]).toBe(0.2)
  expect(durations[1]).toBe(0.2)
  expect(durations[3]).toBeCloseTo(0.41, 2)
  expect(durations.slice(-2)).toEqual([0.75, 0.75])
  expect(new Set(durations).size).toBe(5)
})

test("treats height like width", () => {
  expect(rippleDuration({ width: 80, height: 200 })).toBe(
    rippleDuration({ width: 200, height: 80 }),
  )
})

const box = { left: 100, top: 50, width: 30, height: 40 }

test("starts where the button was clicked and reaches the farthest corner", () => {
  expect(ripplePath(box, { x: 100, y: 50 })).toEqual({ x: 0, y: 0, radius: 50 })
  expect(ripplePath(box, { x: 130, y: 70 })).toEqual({ x: 30, y: 20, radius: Math.hypot(30, 20) })
})

test("starts at the center of the button if no point is given", () => {
  expect(ripplePath(box)).toEqual({ x: 15, y: 20, radius: 25 })
})
