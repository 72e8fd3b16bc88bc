import { beginsWithAccent, longestWordWidth, opticalMargin, twoLineWidth } from "../letter-sizes"
import { headingLeadingCss } from "../mixins"

test("measures the longest word in capitals, with the width of each letter", () => {
  expect(longestWordWidth("Robin Sample")).toBeCloseTo(
    0.65 + 0.71 + 0.91 + 0.67 + 0.6 + 0.65 - 0.15,
  )
  expect(longestWordWidth("Mimi Iliil")).toBeCloseTo(0.91 + 0.3 + 0.91 + 0.3 - 0.09)
  expect(longestWordWidth("Ada Wren-Lee")).toBe(longestWordWidth("Wren-"))
})

test("measures a character of several code units once, an accent not at all, and ß as two letters", () => {
  expect(longestWordWidth("𝒜𝒷")).toBe(longestWordWidth("ЖЖ"))
  expect(longestWordWidth("Åsa")).toBe(longestWordWidth("asa"))
  expect(longestWordWidth("Strauß")).toBe(longestWordWidth("STRAUSS"))
  expect(longestWordWidth("한글")).toBe(longestWordWidth("林知"))
  expect(longestWordWidth("")).toBeGreaterThan(0)
})

// Measured: the width in Vazirmatn is the least, and that in DejaVu Sans the most.
test.each([
  ["السنديان", 3.6, 4.32],
  ["عبدالرحمن", 4.32, 5.22],
  ["حسن", 2.25, 2.64],
])("the letters of %s have very different widths", (word, least, most) => {
  expect(longestWordWidth(word)).toBeGreaterThan(least)
  expect(longestWordWidth(word)).toBeLessThan(most * 1.15)
})

test("a letter with a straight right side moves outward, a slanting one inward", () => {
  const marginOf = (text: string) => Number.parseFloat(opticalMargin(text))
  expect(marginOf("Robin")).toBeLessThan(0)
  expect(marginOf("Ava")).toBeGreaterThan(0)
  expect(marginOf("محمد")).toBeCloseTo(0)
})

test("breaks a text into two lines of about the same width", () => {
  expect(twoLineWidth("Ada Ada Ada")).toBe(longestWordWidth("Ada") * 2 + 0.3 - 0.06)
  expect(twoLineWidth("Ada")).toBe(longestWordWidth("Ada"))
})

test("the letters below the line of a heading in Arabic keep their room", () => {
  const endOf = (text: string) =>
    /margin-block-end:([^;]+)/.exec(headingLeadingCss(text, 0.9).styles)?.[1]
  expect(endOf("محمد")).toBe("0")
  expect(endOf("林知夏")).not.toBe("0")
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
    /margin-block-start:([^;]+)/.exec(headingLeadingCss(text, 0.9, isBelowText).styles)?.[1]
  expect(startOf(true) === "0").toBe(isTouching)
  expect(startOf(false)).not.toBe("0")
})
