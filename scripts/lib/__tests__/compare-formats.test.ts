import { describeFormatChanges, type FormatTexts, toJsonLines } from "../compare-formats"

const lines = (path: string, text: string): FormatTexts =>
  new Map([[path, { unit: "line", parts: text.split("\n") }]])

const words = (path: string, text: string): FormatTexts =>
  new Map([[path, { unit: "word", parts: text.split(/\s+/) }]])

const differenceOf = (before: FormatTexts, after: FormatTexts, max = 40) =>
  describeFormatChanges(before, after, max)

const NOTHING = "\nNothing changed: all 1 formats are as before."

test("returns nothing if every format is the same", () => {
  expect(differenceOf(lines("/resume.txt", "A\nB"), lines("/resume.txt", "A\nB"))).toBe(NOTHING)
})

test("lists the lines that changed", () => {
  expect(differenceOf(lines("/resume.txt", "A\nB\nC"), lines("/resume.txt", "A\nX\nC\nD"))).toBe(
    "\n1 of 1 formats changed:\n/resume.txt\n  - B\n  + X\n  + D",
  )
})

test("lists the words of a PDF that changed after the words before them", () => {
  const before = words("/resume.pdf", "Pinball League, Portland, OR Nov 2024 – Present Ran it")
  const after = words("/resume.pdf", "Pinball League, Portland, OR Nov 2024 Ran it")
  expect(differenceOf(before, after)).toBe(
    `\n1 of 1 formats changed:\n/resume.pdf\n  after "Portland, OR Nov 2024":\n  - – Present`,
  )
})

test("ignores where the lines of a PDF end", () => {
  expect(differenceOf(words("/a.pdf", "One two\nthree"), words("/a.pdf", "One\ntwo three"))).toBe(
    NOTHING,
  )
})

test("lists a format that is new, and one that is gone", () => {
  expect(differenceOf(lines("/old.txt", "A"), lines("/new.txt", "B"))).toBe(
    "\n2 of 1 formats changed:\n/new.txt\n  + B\n/old.txt\n  - A",
  )
})

test("counts the lines that it does not show", () => {
  expect(differenceOf(lines("/a.txt", "A\nB\nC"), lines("/a.txt", "1\nB\n2"), 2)).toBe(
    "\n1 of 1 formats changed:\n/a.txt\n  - A\n  + 1\n  and 2 more lines",
  )
})

test("writes JSON as one line for each value", () => {
  const data = { basics: { name: "Ada" }, work: [{ name: "A", tags: ["x", "y"] }, { name: null }] }
  expect(toJsonLines(data)).toEqual([
    'basics.name: "Ada"',
    'work[].name: "A"',
    'work[].tags[]: "x"',
    'work[].tags[]: "y"',
    "work[].name: null",
  ])
})
