import { checkContent, VALID_FILES } from "../../../../test/valid-content"

const GAP = VALID_FILES.work.replace("'Sep 2019'", "'Mar 2019'")

const LONG = `Led ${"a team ".repeat(30)}.`

/** @returns the diagnostics of the file, as in '3 gap' */
function check(file: "work" | "owner" | "website" | "portfolio", text: string): string[] {
  const { diagnostics } = checkContent({ [file]: text })
  return diagnostics.map(({ line, code }) => `${line} ${code}`)
}

test.each([
  ["the field", "    company: Specimen", "    # ok: gap\n    company: Specimen", "work", GAP],
  [
    "with another comment",
    "  - id: specimen",
    "  #OK : gap\n\n  # why\n  - id: specimen",
    "work",
    GAP,
  ],
  [
    "for a list",
    "    responsibilities:\n      - Led a team.",
    `    # ok: long-responsibility\n    responsibilities:\n      - ${LONG}`,
    "work",
    VALID_FILES.work,
  ],
  [
    "for a part of a long text",
    "    summary: Scores, live.",
    "    # ok: odd-text\n    summary: |\n      Scores,\n      <b>live</b>.",
    "portfolio",
    VALID_FILES.portfolio,
  ],
] as const)("a comment above the line accepts a warning: %s", (_, from, to, file, text) => {
  expect(text).toContain(from)
  expect(check(file, text.replace(from, to))).toEqual([])
  expect(check(file, text.replace(from, to.replace(/ *# ?ok.*\n/i, "")))).toHaveLength(1)
})

test("names several codes", () => {
  const text = GAP.replace("      - Led a team.", `      - ${LONG}`)
  const mark = "    # ok: gap, no-responsibilities\n    company: Specimen"
  expect(check("work", text.replace("    company: Specimen", mark))).toEqual([
    "3 unused-ok",
    "14 long-responsibility",
  ])
})

test.each([
  ["stands below", "company: Specimen", "company: Specimen\n    # ok: gap"],
  ["stands at the end of the line", "company: Specimen", "company: Specimen # ok: gap"],
  ["stands above another item", "  - id: null-island", "  # ok: gap\n  - id: null-island"],
  ["names another warning", "    company", "    # ok: order\n    company"],
])("warns about a comment that %s, and about what it does not accept", (_, from, to) => {
  const found = check("work", GAP.replace(from, to)).map((each) => each.replace(/\d+ /, ""))
  expect(found.sort()).toEqual(["gap", "unused-ok"])
})

test("no text is such a comment", () => {
  const text = VALID_FILES.portfolio.replace("Scores, live.", "|\n      Scores\n      # ok: gap")
  expect(check("portfolio", text)).toEqual([])
})

test("says nothing about a comment whose warning an error may hide", () => {
  const text = GAP.replace("  - id: specimen", "  # ok: gap\n  - id: specimen")
  expect(check("work", text.replace("'Apr 2023'", "'Apr 2023x'"))).toEqual(["7 bad-date"])
})

test("an empty file may stay", () => {
  const { diagnostics } = checkContent({ showcase: "# ok: empty-section\n" })
  expect(diagnostics).toEqual([])
})

test.each([
  ["gapp", `There is no warning "gapp".`, `Did you mean "gap"?`],
  ["", `There is no warning "".`, "Delete it. docs/diagnostics.md lists the codes."],
  [
    "other-contact",
    `No comment accepts "other-contact": it is an error, or about private data or other people's data.`,
    "Delete it. docs/diagnostics.md lists the codes.",
  ],
])("explains that nobody can accept '%s'", (code, message, hint) => {
  const { diagnostics } = checkContent({ owner: `# ok: ${code}\n${VALID_FILES.owner}` })
  expect(diagnostics).toMatchObject([{ code: "unused-ok", line: 1, message }])
  expect(diagnostics[0]?.hint).toBe(hint)
})

test("a warning about other people's data stays", () => {
  const bio = "bio:\n  # ok: other-contact\n  - Ask grace@sampler.dev."
  const about = VALID_FILES.about.replace("bio:\n  - I build services.", bio)
  expect(
    checkContent({ about })
      .diagnostics.map(({ code }) => code)
      .sort(),
  ).toEqual(["other-contact", "unused-ok"])
})
