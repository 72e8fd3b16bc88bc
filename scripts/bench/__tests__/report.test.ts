/** @jest-environment node */

import { replaceTables } from "../lib/document"
import { formatReport } from "../lib/report"

const report = {
  tables: [
    {
      caption: "Visits",
      head: ["site", "ms"],
      labels: 1,
      rows: [
        ["floor", "9"],
        ["this site", "1234"],
      ],
    },
  ],
  notes: ["On a slow phone."],
}

test("is read in columns in a terminal", () => {
  expect(formatReport(report, false)).toMatchInlineSnapshot(`
"Visits
site         ms
floor         9
this site  1234

* On a slow phone."
`)
})

test("is a table with figures to the right in Markdown", () => {
  expect(formatReport(report, true)).toMatchInlineSnapshot(`
"**Visits**

| site      |   ms |
| --------- | ---: |
| floor     |    9 |
| this site | 1234 |

- On a slow phone."
`)
})

test("replaces the tables of one part in a document, and nothing else", () => {
  const document = "# A\n\n<!-- bench:load -->\n\nold\n\n<!-- /bench:load -->\n\nRest.\n"
  const replaced = replaceTables(document, "load", "new")
  expect(replaced).toBe(document.replace("old", "new"))
  expect(replaceTables(replaced, "load", "new")).toBe(replaced)
  expect(() => replaceTables(document, "visit", "new")).toThrow("<!-- bench:visit -->")
})
