import { longestWordLength } from "../letter-sizes"

test("counts characters, not UTF-16 code units", () => {
  expect(longestWordLength("Unexpected Application Error!")).toBe(11)
  expect(longestWordLength("𝒜𝒷 c")).toBe(2)
  expect(longestWordLength("")).toBe(0)
})

test("counts wide characters one and a half times", () => {
  expect(longestWordLength("林知夏 Lin")).toBe(4.5)
})

test("ends a word after a hyphen, because a line may break there", () => {
  expect(longestWordLength("Ada Wordsworth-Lee")).toBe("Wordsworth-".length)
})
