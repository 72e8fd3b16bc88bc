import { beginsWithAccent, longestWordLength } from "../letter-sizes"
import { headingLeadingCss } from "../mixins"

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

test.each([
  ["João Lima", true],
  ["Wanjiru\u0303", true],
  ["Łukasz", false],
  ["Robin Müller", false],
  ["林知夏", false],
])("knows if an accent of %j may touch the line above: %s", (text, isTouching) => {
  expect(beginsWithAccent(text)).toBe(isTouching)
  const startOf = (isBelowText: boolean) =>
    /margin-block:(\S+)/.exec(headingLeadingCss(text, 0.9, isBelowText).styles)?.[1]
  expect(startOf(true) === "0").toBe(isTouching)
  expect(startOf(false)).not.toBe("0")
})
