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
  [
    "- |\n        - Led the team\n        - Built the ledger",
    14,
    "- Led the team, - Built the ledger",
  ],
  [
    "- |\n        Moved it:\n        * to a ledger\n        * to a cloud",
    15,
    "- 'Moved it:', - to a ledger, - to a cloud",
  ],
  ["- >-\n        Moved it\n        • to a ledger", 15, "- Moved it, - to a ledger"],
  ["- |\n        1. Plan\n        2) Build", 14, "- Plan, - Build"],
  ["- |\n        + Plan\n        + Build", 14, "- Plan, - Build"],
  ["- |\n        – Plan\n        – Build", 14, "- Plan, - Build"],
  ['- "One.\\n\\nTwo."', 13, "- One., - Two."],
  ['- "- One\\n- Two"', 13, "- One, - Two"],
  ["- 'One.\n\n        Two.'", 15, "- One., - Two."],
  ["- One.\n\n        Two.", 15, undefined],
  ["- |\n        One.\n\n        Two.", 16, "- One., - Two."],
  ["- >\n        One.\n\n        Two.", 16, "- One., - Two."],
])("warns about the list or the paragraphs in %j", (item, line, items) => {
  const hint = items && `If they are items of the list, write each on a line of its own: ${items}`
  for (const windows of [false, true]) {
    const found = check(item, windows)
    expect(found).toHaveLength(1)
    expect(found[0]).toContain(`${line} joined-lines: `)
    if (hint) expect(found[0]).toContain(hint)
  }
})

test("writes the whole text of a field that takes one text", () => {
  const portfolio = VALID_FILES.portfolio.replace(
    "summary: Scores, live.",
    "summary: |\n      - Led the team\n      - Built the ledger.",
  )
  expect(checkContent({ portfolio }).diagnostics).toMatchObject([
    {
      code: "joined-lines",
      line: 8,
      hint: "Write in place of lines 7 to 9: summary: 'Led the team; Built the ledger.'",
    },
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
  "- '- 5 % of cost'",
  "- '-5 % of cost'",
  "- '> 99 % of uptime'",
  "- '#1 in sales, *really*'",
  "- '.NET, C# and [this](https://a.example)'",
])("is silent about prose: %j", (item) => {
  expect(check(item)).toEqual([])
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
  ["- ## Led", "Text after # is a comment. Write - 'Led'"],
  ["- [name] (https://a.example)", "Write - '[name](https://a.example)'"],
  ["- [name] (https://a.example) moves, too", "Write - '[name](https://a.example) moves, too'"],
])("the corrected line for %s has no such mark", (item, hint) => {
  expect(check(item)).toEqual([expect.stringContaining(hint)])
})
