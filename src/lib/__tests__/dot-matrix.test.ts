import { dotMatrixPath } from "../dot-matrix"

const draw = (text: string) => dotMatrixPath(text, { columns: 128, rows: 20 })

/** @returns how many dots are lit */
const countDots = (text: string) => draw(text)?.match(/M/g)?.length

test("a letter is drawn as a capital without its accent", () => {
  expect(draw("é")).toBe(draw("E"))
  expect(draw("Ada")).toBe(draw("ADA"))
})

test("a space that breaks no line is drawn as a space", () => {
  expect(draw("1\u202f234\u00a0567")).toBe(draw("1 234 567"))
})

test("a long text is drawn with smaller letters", () => {
  expect(countDots("E".repeat(10))).toBe(10 * (countDots("E") ?? 0))
  expect(countDots("E".repeat(20))).toBe(20 * ((countDots("E") ?? 0) / 4))
})

test("the dots are within the display", () => {
  const path = draw("E".repeat(21)) ?? ""
  for (const [, column = "", row = ""] of path.matchAll(/M(\S+) (\S+)h0/g)) {
    expect(Number(column)).toBeGreaterThan(0)
    expect(Number(column)).toBeLessThan(128)
    expect(Number(row)).toBeGreaterThan(0)
    expect(Number(row)).toBeLessThan(20)
  }
})

test.each(["E".repeat(22), "王小明", "Łukasz"])("does not draw %s", (text) => {
  expect(draw(text)).toBeUndefined()
})
