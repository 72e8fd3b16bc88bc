import { allOf, anyOf, nearest } from "../wording"

test("lists values in words", () => {
  expect([anyOf([]), anyOf(["a"]), anyOf(["a", "b"])]).toEqual(["", "a", "a or b"])
  expect(allOf(["a", "b", "c"])).toBe("a, b and c")
})

test("says how many values more there are than anybody reads", () => {
  const words = Array.from({ length: 2000 }, (_, index) => `id-${index}`)
  expect(anyOf(words)).toMatch(/, id-99 or 1900 more$/)
})

test("takes no short word for another one", () => {
  expect(nearest("R", ["c", "go"])).toBeUndefined()
  expect(nearest("ID", ["id"])).toBe("id")
})
