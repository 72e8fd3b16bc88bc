import fc from "fast-check"
import { isScalar, parseDocument, stringify } from "yaml"
import { scalarRanges } from "../yaml/scalar-ranges"

/** @returns the value of the field `a`, and the source of each of its characters */
function charactersOf(source: string): { value: string; sources: string[] } {
  const node = parseDocument(source).getIn(["a"], true)
  if (!isScalar<string>(node)) throw new Error("The field has no text.")
  const ranges = scalarRanges(source, node) ?? []
  return { value: node.value, sources: ranges.map(([start, end]) => source.slice(start, end)) }
}

test.each([
  ["plain text on two lines", "a: one\n  two # comment\n", "one two", ""],
  ["single quotes", "a: 'it''s\n  so'\n", "it's so", "''"],
  [
    "double quotes",
    'a: "\\"x \\u0041\\x42\\U0001F600\\\n  c\\td"\n',
    '"x AB😀c\td',
    '\\"\\u0041\\x42',
  ],
  ["a folded block", "a: >- # comment\n  one\n  two\n\n  three\n", "one two\nthree", ""],
  ["a literal block with extra indentation", "a: |2\n    one\n  two\n", "  one\ntwo\n", ""],
  ["a block with Windows line breaks", "a: >-\r\n  one\r\n  two\r\n", "one two", ""],
])("finds each character of %s", (_kind, source, value, escapes) => {
  const { value: parsed, sources } = charactersOf(source)
  expect(parsed).toBe(value)
  expect(sources).toHaveLength(value.length)
  const isEscape = (unit: string, index: number) => unit !== "" && unit !== value[index]
  expect([...new Set(sources.filter(isEscape))].join("").replace("\\U0001F600", "")).toBe(escapes)
})

test("finds the characters of every text in every style", () => {
  const styles = ["PLAIN", "QUOTE_SINGLE", "QUOTE_DOUBLE", "BLOCK_FOLDED", "BLOCK_LITERAL"] as const
  const units = ["a", "b", " ", "'", '"', "\\", "\n", "\t", "#", ":", "*", "😀", "é", "\u00a0"]
  const texts = fc.string({ unit: fc.constantFrom(...units) })
  fc.assert(
    fc.property(texts, fc.constantFrom(...styles), fc.nat(30), (text, style, width) => {
      const options = { defaultStringType: style, lineWidth: width + 20 }
      const { value, sources } = charactersOf(stringify({ a: text }, options))
      expect(sources).toHaveLength(value.length)
      for (const [index, unit] of sources.entries()) {
        const character = value.charAt(index)
        if (/\S/.test(character) && !/^(\\|'')/.test(unit)) expect(unit).toBe(character)
      }
    }),
    { numRuns: 1000, seed: 19 },
  )
})
