import { allOf, anyNear, anyOf, nearest } from "../wording"

test("lists values in words", () => {
  expect([anyOf([]), anyOf(["a"]), anyOf(["a", "b"])]).toEqual(["", "a", "a or b"])
  expect(allOf(["a", "b", "c"])).toBe("a, b and c")
})

test("takes no short word for another one", () => {
  expect(nearest("R", ["c", "go"])).toBeUndefined()
  expect(nearest("ID", ["id"])).toBe("id")
})

test("takes no word for one of two that are alike", () => {
  expect(nearest("clard", ["card", "clary"])).toBeUndefined()
  expect(nearest("clard", ["card", "card", "clay"])).toBe("card")
})

test("lists twelve words, and of more three: the first ones, or the most similar ones", () => {
  const words = [..."abcdefghijkl"].map((letter) => `${letter}-word`)
  expect(anyNear("b-words", words)).toMatch(/^a-word, b-word, .*, k-word or l-word$/)
  expect(anyNear("b-words", [...words, "words"])).toBe("b-word, words, a-word or 10 more")
  expect(anyOf([...words, "words"])).toBe("a-word, b-word, c-word or 10 more")
  expect(anyNear("", [...words, "words"])).toBe(anyOf([...words, "words"]))
})
