import { checkContent } from "../../../../test/valid-content"

const LETTER = `to: [Ada Writer, Example Bank]
date: '2026-11-21'
greeting: Dear Ms. Writer,
paragraphs:
  - I *built* [this](/portfolio/).
closing: Kind regards,
`

test("accepts a letter with marks, by the name of its file", () => {
  const { content, diagnostics } = checkContent({ "letters/bank": LETTER })
  expect(diagnostics).toEqual([])
  expect(content?.letters).toEqual({
    bank: {
      to: ["Ada Writer", "Example Bank"],
      date: "2026-11-21",
      greeting: "Dear Ms. Writer,",
      paragraphs: ["I *built* [this](/portfolio/)."],
      closing: "Kind regards,",
    },
  })
  expect(content?.variants).toEqual({})
})

test.each([
  ["a missing field", LETTER.replace(/closing.*\n/, ""), "missing-field", 1],
  ["a page that does not exist", LETTER.replace("/portfolio/", "/port/"), "unknown-page", 5],
  ["a character without a font", LETTER.replace("Kind", "\u{1F9FF}\u{10380}"), "missing-font", 6],
])("reports %s", (_name, letter, code, line) => {
  const { diagnostics } = checkContent({ "letters/bank": letter })
  expect(diagnostics).toEqual([
    expect.objectContaining({ file: "content/letters/bank.yaml", code, line }),
  ])
})

test("reports a file name that is no name of a variant", () => {
  const { diagnostics } = checkContent({}, { entries: ["letters/", "letters/My Bank.yaml"] })
  expect(diagnostics.map(({ file, code }) => `${file} ${code}`)).toContain(
    "content/letters/My Bank.yaml unknown-file",
  )
})
