import { formatOverview, formatReport } from "../format-report"
import type { Report } from "../import-document"
import { SourceValue } from "../source"

const valueAt = (path: string, text = "x") => new SourceValue(path, text)

const REPORT: Report = {
  total: 9,
  leftOut: [
    { leaf: valueAt("work[0].shoe"), reason: "The content has no field for it." },
    { leaf: valueAt("work[1].shoe"), reason: "The content has no field for it." },
    { leaf: valueAt("work[1].hat"), reason: "The content has no field for it." },
    { leaf: valueAt("url", "y".repeat(80)), reason: "This is not the address of a web page." },
  ],
  changes: [
    { leaf: valueAt("a"), written: "1", reason: "The date leaves out: Q2." },
    { leaf: valueAt("b"), written: "2", reason: "The date leaves out: spring." },
  ],
  restricted: [{ leaf: valueAt("basics.phone"), formats: ["hand-out"] }],
  missing: [
    { field: 'work.yaml, company "a"', value: "A" },
    { field: 'work.yaml, company "b"', value: "B" },
  ],
  notes: ['"A" has no end.', '"B" has no end.'],
}

test("the overview has a line for each kind of thing", () => {
  expect(formatOverview(REPORT).split("\n")).toEqual([
    "Left out: 3 × work[].shoe; work[].hat: The content has no field for it.",
    `Left out: url: "${"y".repeat(59)}…" This is not the address of a web page.`,
    "Changed: 2 × a; b: The date leaves out: …",
    'Private (see visibleIn: in owner.yaml): basics.phone: "x" It is only in hand-out.',
    "Please fill in: 2 × work.yaml, company …",
    "Please note: 2 × … has no end.",
  ])
})

test("the report has a line for each value, under its heading", () => {
  const lines = formatReport(REPORT).split("\n")
  expect(lines.slice(0, 2)).toEqual([
    "Left out (4)",
    '  work[0].shoe: "x" The content has no field for it.',
  ])
  expect(lines).toContain('  a: "x" is now "1". The date leaves out: Q2.')
  expect(lines).toContain('  "B" has no end.')
})
