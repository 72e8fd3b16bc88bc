import { checkContent, VALID_FILES } from "../../../../test/valid-content"

/** @returns the code, the line and the hint of each diagnostic of work.yaml with another responsibility */
function check(item: string, windows = false): string[] {
  const text = VALID_FILES.work.replace("- Led a team.", () => item)
  const work = windows ? text.replaceAll("\n", "\r\n") : text
  return checkContent({ work }).diagnostics.map(
    ({ code, line, hint }) => `${line} ${code}: ${hint}`,
  )
}

test.each([
  ["- |\n        - Led the team\n        - Built the ledger", 15],
  ["- |\n        Moved it:\n        * to a ledger\n        * to a cloud", 15],
  ["- |\n        1. Plan\n        2) Build", 15],
  ["- |\n        – Plan\n        – Build", 15],
  ["- 'One.\n\n        Two.'", 15],
  ["- One.\n\n        Two.", 15],
  ["- >\n        One.\n\n        Two.", 16],
])("warns about the first line that joins the text above it in %j", (item, line) => {
  for (const windows of [false, true])
    expect(check(item, windows)).toEqual([
      expect.stringMatching(`^${line} joined-lines: If (it continues|they are items)`),
    ])
})

test.each([
  "- |\n        Led the team\n        and built the ledger.",
  "- >-\n        Led the team\n        and built the ledger.",
  '- "Line one\\nLine two"',
  "- 'Led the team\n        and built it.'",
  "- |\n        Cut the cost by\n        - 5 %, and the time by\n        -12 ms.",
  "- |\n        Built the ledger\n        – alone – in Go.",
  "- |\n        Moved on\n        3. May to the cloud.",
  "- |\n        Led the team.\n\n",
  "- 'Cleaned C:\\n- and D:\\n\\n'",
  "- '- 5 % of cost'",
  "- '-5 % of cost'",
  "- '> 99 % of uptime'",
  "- '#1 in sales, *really*'",
  "- '.NET, C# and [this](https://a.example)'",
])("is silent about prose: %j", (item) => {
  expect(check(item)).toEqual([])
})

test("is silent about an entry without an end, as only jobs and career breaks count as not ended then", () => {
  const resume = VALID_FILES.resume.replace(/^ *endDate: 'Jun 2004'\n/m, "")
  expect(resume).not.toBe(VALID_FILES.resume)
  expect(checkContent({ resume }).diagnostics).toEqual([])
})

test("rejects an escape sequence that was meant as a path", () => {
  expect(check('- "Cleaned C:\\temp"')).toEqual([expect.stringMatching("^13 encoding: ")])
  expect(check('- "Cleaned C:\\\\temp"')).toEqual([])
})

test.each([
  ["[Raised 1,500 k]", "Raised 1,500 k"],
  ["[Built an API, Led a team\n      of two, and three]", "Led a team of two, and three"],
])("warns about the text that a comma splits in %j", (list, whole) => {
  const work = VALID_FILES.work.replace("\n      - Led a team.", ` ${list}`)
  const message = `A comma splits this text into items of its list: "${whole}".`
  expect(checkContent({ work }).diagnostics).toMatchObject([{ code: "split-text", message }])
})

test.each([
  "[Kotlin, Scala]",
  "[Led a team., and then one]",
  "['Led a team', of four]",
  "[Led teams, built it]",
  "['Raised 1', 500 k]",
])("is silent about the items of %s", (list) => {
  const work = VALID_FILES.work.replace("\n      - Led a team.", ` ${list}`)
  expect(checkContent({ work }).diagnostics).toEqual([])
})

test.each([
  ["- • Led", "Led"],
  ["- – Led", "Led"],
  ["- '- Led'", "Led"],
  ["- '* Led'", "Led"],
  ["- '+ Led'", "Led"],
  ["- •Led", "Led"],
  ["- '## Led'", "Led"],
  ["- '> Led'", "Led"],
  ["- '• It''s'", "It''s"],
  [`- "• 'Led'"`, "Led"],
  [`- '• "Led" and "Built"'`, '"Led" and "Built"'],
  ["- |\n        - Led", "Led"],
  ["- '[name] (https://a.example)'", "[name](https://a.example)"],
])("a text does not begin as a line of a list: %s", (item, words) => {
  expect(check(item)).toEqual([expect.stringContaining(`odd-text: Write '${words}'`)])
})

test.each([
  ["- * Led", "Write - 'Led'"],
  ["- ## Led", "Write - 'Led'"],
  ["- [name] (https://a.example)", "Write - '[name](https://a.example)'"],
  ["- [name] (https://a.example) moves, too", "Write - '[name](https://a.example) moves, too'"],
])("the corrected line for %s has no such mark", (item, hint) => {
  expect(check(item)).toEqual([expect.stringContaining(hint)])
})
