import { dotMatrixPath } from "../dot-matrix"

const draw = (text: string) => dotMatrixPath(text, { columns: 128, rows: 20 })

test("a letter is drawn as a capital without its accent", () => {
  expect(draw("é")).toBe(draw("E"))
  expect(draw("Ada")).toBe(draw("ADA"))
})

test("a space that breaks no line is drawn as a space", () => {
  expect(draw("1\u202f234\u00a0567")).toBe(draw("1 234 567"))
})

test("a long text is drawn with smaller letters", () => {
  expect(draw("E".repeat(10))).toMatch(/^(M\d+ \d+h2v2h-2)+$/)
  expect(draw("E".repeat(20))).toMatch(/^(M\d+ \d+h1v1h-1)+$/)
})

test.each([["E".repeat(10)], ["E".repeat(21)]])("the dots of %s are within the display", (text) => {
  const squares = [...(draw(text) ?? "").matchAll(/M(\d+) (\d+)h(\d)/g)]
  expect(squares.length).toBeGreaterThan(0)
  for (const [, column, row, size] of squares) {
    expect(Number(column) + Number(size)).toBeLessThanOrEqual(128)
    expect(Number(row) + Number(size)).toBeLessThanOrEqual(20)
  }
})

test.each(["E".repeat(22), "王小明", "Łukasz"])("does not draw %s", (text) => {
  expect(draw(text)).toBeUndefined()
})
