import type { z } from "zod"
import { formatDiagnostic } from "../../report/terminal"
import { workSchema } from "../../schemas/work"
import { decode } from "../../yaml/decode"
import { parse } from "../../yaml/parse"
import { place } from "../../yaml/positions"
import { accept } from "../accept"

const company = `work:
  - id: example-trust
    company: Example Trust
    roles:
      - title: Engineer
        startDate: 'Apr 2023'
`

function validateFile<S extends z.ZodType>(file: string, text: string, schema: S) {
  const accepted = accept(parse(decode(file, Buffer.from(text)), schema), schema)
  return { ...accepted, diagnostics: accepted.found.map((each) => place(accepted, each)) }
}

const validateWork = (text: string) => validateFile("content/work.yaml", text, workSchema)

test("fills in default values", () => {
  expect(validateWork(company).data?.work[0]).toMatchObject({
    responsibilities: [],
    roles: [{ endDate: "", skills: [] }],
  })
})

test("shows and marks the line of an invalid value", () => {
  const { diagnostics } = validateWork(company.replace("Apr 2023", "April 2023"))
  expect(
    diagnostics.map((diagnostic) => formatDiagnostic(diagnostic)).join("\n"),
  ).toMatchInlineSnapshot(`
"content/work.yaml:6:20  work[0].roles[0].startDate  [bad-date]
  "April 2023" is not a valid date.
  Expected: a month in three letters and a year, as in 'Apr 2023', or a year alone, as in '2009'.
  Hint: Write startDate: 'Apr 2023'
  5 |       - title: Engineer
> 6 |         startDate: 'April 2023'
    |                    ^^^^^^^^^^^^
  7 |"
`)
})
