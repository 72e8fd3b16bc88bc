/** @jest-environment node */
import { formatIssue } from "../issues"
import { parseContent } from "../parse"
import { workSchema } from "../work"

const company = `work:
  - id: example-trust
    company: Example Trust
    roles:
      - title: Engineer
        startDate: 'Apr 2023'
`

test("fills in what may be left out", () => {
  const { data } = parseContent("content/work.yaml", company, workSchema)
  expect(data?.work[0]).toMatchObject({
    responsibilities: [],
    roles: [{ endDate: "", skills: [] }],
  })
})

test("names the file, the line, the column and the path of a wrong value", () => {
  const { issues } = parseContent(
    "content/work.yaml",
    company.replace("Apr 2023", "April 2023"),
    workSchema,
  )
  expect(issues.map(formatIssue).join("\n")).toMatchInlineSnapshot(`
"content/work.yaml:6:20  work[0].roles[0].startDate
  "startDate" must look like 'Apr 2023'.
     5 |       - title: Engineer
>    6 |         startDate: 'April 2023'
       |                    ^
     7 | "
`)
})

test("points at the key of an unknown field", () => {
  const { issues } = parseContent(
    "content/work.yaml",
    company.replace("    company:", "    companny: x\n    company:"),
    workSchema,
  )
  expect(issues).toMatchObject([{ line: 3, column: 5, message: 'Unknown field "companny"' }])
})

test("refuses an unquoted date, which the two YAML parsers would read differently", () => {
  const { issues } = parseContent(
    "content/work.yaml",
    company.replace("'Apr 2023'", "2023-04-01"),
    workSchema,
  )
  expect(issues).toMatchObject([{ line: 6, column: 20, path: "work[0].roles[0].startDate" }])
})

test("reports broken YAML at its place instead of throwing", () => {
  const { issues } = parseContent("content/work.yaml", "work:\n  - id: 'open\n", workSchema)
  expect(issues[0]).toMatchObject({ file: "content/work.yaml", path: "" })
})
