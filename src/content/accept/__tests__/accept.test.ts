import { z } from "zod"
import { formatDiagnostic } from "../../report/terminal"
import { type ContentName, contentNames, schemaOf } from "../../schemas"
import { fieldsIn, notesOf } from "../../schemas/introspection"
import { workSchema } from "../../schemas/work"
import { decode } from "../../yaml/decode"
import { parse } from "../../yaml/parse"
import { place } from "../../yaml/positions"
import { parseYaml } from "../../yaml/yaml-document"
import { accept } from "../accept"
import { expectedAt } from "../expected-field"

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

test.each([
  ["2019.10", "Oct 2019"],
  ["2019.1", "Jan 2019"],
  ["2020", "2020"],
  ["5.2021", "May 2021"],
])("reads the start %s without quotes as it is written", (written, startDate) => {
  const { data } = validateWork(company.replace("'Apr 2023'", written))
  expect(data?.work[0]).toMatchObject({ roles: [{ startDate }] })
})

test("shows and marks the line of an invalid value", () => {
  const { diagnostics } = validateWork(company.replace("Apr 2023", "24. April 2023"))
  expect(
    diagnostics.map((diagnostic) => formatDiagnostic(diagnostic)).join("\n"),
  ).toMatchInlineSnapshot(`
"content/work.yaml:6:20  work[0].roles[0].startDate  [bad-date]
  "24. April 2023" is not a date that this field takes.
  Expected: a month and a year, as in 'Apr 2023', or a year alone, as in '2009'.
  Hint: Write startDate: 'Apr 2023'
  5 |       - title: Engineer
> 6 |         startDate: '24. April 2023'
    |                    ^^^^^^^^^^^^^^^^
  7 |"
`)
})

test.each(contentNames)("expects of each field in %s.yaml a line that its schema takes", (file) => {
  const fields = [...fieldsIn(schemaOf(file))].flatMap(([name, all]) =>
    all.map(({ schema }) => ({ name, field: schema as z.ZodType })),
  )
  const refused = fields.flatMap(({ name, field }) => {
    const schema = z.object({ [name]: field })
    const expected = expectedAt({ schema, data: {} }, [name]) ?? ""
    const description = ` (${notesOf(field).description?.replace(/\.$/, "")})`
    const line = expected.replace(description, "").replace(/^.*, as in /, "")
    return schema.safeParse(parseYaml(line).toJS()).success ? [] : [expected]
  })
  expect(refused).toEqual([])
})

test.each([
  ["roles", "sumary", 'Did you mean "summary"?'],
  ["roles", "url", '"url" is a field of work[].'],
  ["roles", "break", '"break" is a field of work[].'],
  ["company", "skills", '"skills" is a field of work[].roles[].'],
  ["company", "startDate", '"startDate" is a field of work[].roles[] or work[] with "break".'],
  ["company", "paper", '"paper" is a field of resume.yaml.'],
  ["company", "description", undefined],
  ["company", "constructor", undefined],
])("of an unknown field in %s, says where %s stands", (place, field, hint) => {
  const line = place === "roles" ? "        startDate: 'Apr 2023'" : "    company: Example Trust"
  const indent = /^ */.exec(line)?.[0]
  const text = company.replace(line, `${line}\n${indent}${field}: x`)
  const [found] = validateWork(text).diagnostics
  expect(found).toMatchObject({ code: "unknown-field", hint })
  expect(found?.expected).toMatch(/ or tags, as in /)
})

test("says how to write a comma in a text between braces", () => {
  const role = company.replace(
    /- title(?:.|\n)*2023'/,
    "- { title: AWS (EC2, S3), startDate: 'Apr 2023' }",
  )
  expect(validateWork(role).diagnostics[0]).toMatchObject({
    code: "unknown-field",
    message: 'Unknown field "S3)".',
    hint: "Between { and }, a comma ends a text. Put a text with a comma in single quotes.",
  })
})

test("tells once what has one cause: a misspelled name, or all fields of another object", () => {
  const text = company
    .replace("title: Engineer", "job: Engineer")
    .replace("startDate: 'Apr 2023'", "from: 'Apr 2023'\n        startdate: 'Apr 2023'")
  expect(validateWork(text).diagnostics.map(({ message }) => message)).toEqual([
    'Unknown fields "job" and "from"; the required field "title" is missing.',
    'Unknown field "startdate"; the required field "startDate" is missing.',
  ])
})

test.each([
  ["title: Engineer", "title: 2024", "Write - title: '2024'"],
  ["title: Engineer", "title: [Engineer]", "Write - title: 'Engineer'"],
  ["title: Engineer", "title:\n          # note:\n          - Engineer", "Write 'Engineer'"],
  ["title: Engineer", "title:\n          - |\n            Lead\n            Engineer", undefined],
  ["title: Engineer", "title: [Engineer, Lead]", undefined],
  ["title: Engineer", "title: { Engineer: Lead }", undefined],
  ["title: Engineer", "title: #1 engineer", "Write - title: '#1 engineer'"],
  ["'Apr 2023'", "‘Apr 2023’", "Write startDate: 'Apr 2023'"],
  ["'Apr 2023'", "[2023]", undefined],
  ["'Apr 2023'", "'Apr 2023'\n        responsibilities:\n          - - Led it", "Write - 'Led it'"],
  ["'Apr 2023'", "'Apr 2023'\n        skills: go", "Write skills: [go]"],
  ["'Apr 2023'", "'Apr 2023'\n        skills: go, sql # both", "Write skills: [go, sql]"],
  ["'Apr 2023'", "'Apr 2023'\n        skills: go; sql", undefined],
  ["'Apr 2023'", "'Apr 2023'\n        responsibilities: Led it]", undefined],
  ["'Apr 2023'", "'Apr 2023'\n        responsibilities:\n          Led it.", "Write - Led it."],
  ["'Apr 2023'", "'Apr 2023'\n        responsibilities: Led it, and more.", undefined],
  [
    "'Apr 2023'",
    "'Apr 2023'\n        responsibilities:\n          - Tools: Go",
    "Write - 'Tools: Go'",
  ],
  ["'Apr 2023'", "'Apr 2023'\n        responsibilities:\n          - Tools: 'Go'", undefined],
  ["'Apr 2023'", "'Apr 2023'\n        responsibilities: [Cut by 1,500]", undefined],
])("in place of %s, writes %s in the only way that the schema takes", (from, to, hint) => {
  const [found] = validateWork(company.replace(from, () => to)).diagnostics.filter(
    ({ code }) => code !== "open-end",
  )
  expect(found?.hint).toBe(hint)
})

test("writes a number and a choice between two without the quotes around them", () => {
  const hintOf = (file: ContentName, text: string) =>
    validateFile(`content/${file}.yaml`, text, schemaOf(file)).diagnostics.map(({ hint }) => hint)
  expect(hintOf("website", "theme: { radius: '12' }")).toContain("Write theme: { radius: 12 }")
  expect(hintOf("website", "metalMode: 'false'")).toContain("Write metalMode: false")
})
