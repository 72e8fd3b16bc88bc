/** @jest-environment node */
import fc from "fast-check"
import { plainText } from "../../../lib/inline-text"
import { checkInline } from "../check-inline"
import { escapeMarks } from "../escape-marks"
import { parseInline } from "../parse-inline"

function escapeText(text: string): string {
  const offsets = new Set(escapeMarks(text))
  const escaped = text
    .split("")
    .map((character, index) => (offsets.has(index) ? "\\" : "") + character)
  return escaped.join("")
}

test.each([
  ["words without marks", "Ran 3 services (99.9 %), C# & <b>."],
  ["asterisks with spaces", "2 * 3 * 4"],
  ["underscores in a word", "snake_case_name"],
  ["a bare address", "See https://site.example/a_b_c and me@site.example."],
  ["a backslash before a letter", "C:\\temp"],
])("leaves %s", (_name, text) => {
  expect(escapeText(text)).toBe(text)
})

test.each([
  ["emphasis", "a *b* c", "a \\*b* c"],
  ["strong", "**b**", "\\*\\*b**"],
  ["code", "the `main` branch", "the \\`main\\` branch"],
  ["a link", "[a](https://b.example)", "\\[a](https://b.example)"],
  ["a link without an address", "[todo]()", "\\[todo]()"],
  ["a link with a space in its address", "see [1](/the page/)", "see [1\\](/the page/)"],
  ["an address in angle brackets", "<https://b.example>", "\\<https://b.example>"],
  ["a mark that is not closed", "a **star", "a \\*\\*star"],
  ["a backslash before punctuation", "\\* and \\\\", "\\\\* and \\\\\\"],
])("escapes %s", (_name, text, expected) => {
  expect(escapeText(text)).toBe(expected)
})

const CHARACTERS = ["](", "**", "](/a/)", "word", "  ", ..."abc *_`[]()<>\\!&;.:/#-".split("")]

const ADDRESSES = ["https://a.example/b_c", "me@a.example", "www.a.example"]

const textsOf = (words: readonly string[]) =>
  fc.array(fc.constantFrom(...words), { maxLength: 30 }).map((parts) => parts.join(""))

test("keeps every character of any text, without a diagnostic", () => {
  fc.assert(
    fc.property(textsOf(CHARACTERS), (text) => {
      const escaped = escapeText(text)
      expect(plainText(parseInline(escaped))).toBe(text.trim())
      expect(checkInline(escaped)).toEqual([])
    }),
  )
})

test("keeps every character of any text with addresses between spaces", () => {
  fc.assert(
    fc.property(textsOf([...CHARACTERS, ...ADDRESSES.map((address) => ` ${address} `)]), (text) => {
      expect(plainText(parseInline(escapeText(text)))).toBe(text.trim())
    }),
  )
})
