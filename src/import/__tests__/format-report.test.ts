import { formatOverview, formatReport, summarizeReport } from "../format-report"
import type { Report } from "../import-document"
import { ABOUT_DOCUMENT, PRIVATE } from "../notes"
import { Leaf } from "../source"

const valueAt = (path: string, text = "x") => new Leaf(path, text)

const REPORT: Report = {
  total: 9,
  leftOut: [
    { leaf: valueAt("work[0].shoe"), reason: "The content has no field for it." },
    { leaf: valueAt("work[1].shoe"), reason: "The content has no field for it." },
    { leaf: valueAt("work[1].hat"), reason: "The content has no field for it." },
    { leaf: valueAt("design.theme"), reason: ABOUT_DOCUMENT },
    { leaf: valueAt("design.page[0].size"), reason: ABOUT_DOCUMENT },
    { leaf: valueAt("gender"), reason: PRIVATE },
    { leaf: valueAt("url", "y".repeat(80)), reason: "This is not the address of a web page." },
  ],
  changes: [
    { leaf: valueAt("a"), written: "1", reason: "The date leaves out: Q2." },
    { leaf: valueAt("b"), written: "2", reason: "The date leaves out: spring." },
  ],
  restricted: [valueAt("basics.phone")],
  missing: ['work.yaml, company "a" (now: A)', 'work.yaml, company "b" (now: B)'],
  notes: ['"A" has no end.', '"B" has no end.'],
}

test("the overview has a line for each kind of thing, what to fill in and what is private first", () => {
  expect(formatOverview(REPORT).split("\n")).toEqual([
    'Please fill in: 2 × work.yaml, company "a" (now: A); work.yaml, company "b" (now: B)',
    'Private, and not published: gender: "x" The site has no place for it.',
    "Left out: 3 × work[].shoe; work[].hat The content has no field for it.",
    "About the document, and not about the person: 2 × design.theme; design.page[].size",
    `Left out: url: "${"y".repeat(80)}" This is not the address of a web page.`,
    'Changed: 2 × a is now "1"; b is now "2" The date leaves out: Q2. The date leaves out: spring.',
    'Private (see visibleIn: in owner.yaml): basics.phone: "x" It is only in hand-out.',
    'Please note: 2 × "A" has no end.; "B" has no end.',
  ])
})

test("the report has the values of one object on one line, under the reason", () => {
  expect(formatReport(REPORT).split("\n\n")[2]?.split("\n")).toEqual([
    "Left out (3): The content has no field for it.",
    '  work[0].shoe: "x"',
    '  work[1]: shoe: "x", hat: "x"',
  ])
  expect(formatReport(REPORT)).toContain('  design: theme: "x", page[0].size: "x"')
  expect(formatReport(REPORT)).toContain('  a: "x" is now "1" The date leaves out: Q2.')
  expect(formatReport(REPORT)).toContain('  "B" has no end.')
})

test("the report has the changed values of one object on one line", () => {
  const changes = ["startDate", "endDate"].map((field) => ({
    leaf: valueAt(`work[0].${field}`, "2020-01-31"),
    written: "Jan 2020",
    reason: "The day is left out.",
  }))
  expect(formatReport({ ...REPORT, changes: [...changes, ...changes] })).toContain(
    '  work[0]: startDate: "2020-01-31" is now "Jan 2020", endDate: "2020-01-31" is now "Jan 2020"',
  )
})

test.each([
  ["layouts[0].engine", ABOUT_DOCUMENT],
  ["customSections[0].id", ABOUT_DOCUMENT],
  ['skills["node.js"][2]', "Unknown."],
  ['skills["node.js"].level', "Unknown."],
])("the report has the whole path %s", (path, reason) => {
  const leftOut = [{ leaf: valueAt(path), reason }]
  expect(formatReport({ ...REPORT, leftOut })).toContain(`  ${path}: "x"`)
})

test("the report has what to fill in first, and a number as it is written", () => {
  const leftOut = [{ leaf: new Leaf("score", 4, "4.0"), reason: "Unknown." }]
  const report = formatReport({ ...REPORT, leftOut })
  expect(report).toMatch(/^Please fill in \(2\)\n/)
  expect(report).toContain("  score: 4.0\n")
})

test("the counts have the settings of a program apart", () => {
  expect(summarizeReport(REPORT)).toBe(
    "7 values: 2 taken over, 2 of them changed, 5 left out. 2 more are about the document.",
  )
})
