import { formatMarkdown } from "../../../scripts/lib/table"
import { formatReport, median, replaceTables, toTable } from "../report"

test.each([
  [[7], 7],
  [[9, 1, 5], 5],
  [[10, 2, 9, 1], 5.5],
  [[undefined, 3, undefined, 5], 4],
  [[undefined], undefined],
])("computes the median of %j", (values, expected) => {
  expect(median(values)).toBe(expected)
})

test("formats medians, minimum and maximum, and the ratio to the first row", () => {
  const runs = {
    baseline: [{ ms: 400, CLS: 0, INP: undefined }],
    page: [390, 500, 700.4].map((ms) => ({ ms, CLS: 0.01234, INP: 24 })),
  }
  const table = toTable("Visits", "page", runs, ["ms"])
  expect(
    formatReport({ tables: [table], notes: ["On a phone."] }, formatMarkdown),
  ).toMatchInlineSnapshot(`
"**Visits**

| page     |            ms |    × |    CLS | INP |
| -------- | ------------: | ---: | -----: | --: |
| baseline |           400 | 1.00 |      0 |   – |
| page     | 500 (390–700) | 1.25 | 0.0123 |  24 |

- On a phone."
`)
})

test("replaces only the tables of one part in a document", () => {
  const document = "# A\n\n<!-- bench:visit -->\n\nold\n\n<!-- /bench:visit -->\n\nRest.\n"
  const replaced = replaceTables(document, "visit", "new")
  expect(replaced).toBe(document.replace("old", "new"))
  expect(replaceTables(replaced, "visit", "new")).toBe(replaced)
  expect(() => replaceTables(document, "growth", "new")).toThrow("<!-- bench:growth -->")
})
