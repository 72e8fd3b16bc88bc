import { readdirSync, readFileSync } from "node:fs"
import path from "node:path"
import { countOf } from "../../../test/matrix"
import { checkContent } from "../../../test/valid-content"
import { isError, limitDiagnostics } from "../diagnostics"
import { SAMPLE } from "../files/content-folder"
import { validateContentFile } from "../load"
import { formatGithub, formatJson } from "../report/machine-readable"
import { formatDiagnostics } from "../report/terminal"

const MAX_OUTPUT = 100_000

const lines = (count: number, line: (index: number) => string) =>
  Array.from({ length: count }, (_, index) => line(index)).join("\n")

const HOSTILE: Readonly<Record<string, string | Uint8Array>> = {
  "5,000 names in a row": ": ".repeat(5000),
  "20,000 question marks": "? ".repeat(20_000),
  "5,000 letters with colons": "a: ".repeat(5000),
  "5,000 names in a bracket": `[${"a: ".repeat(5000)}]`,
  "names in a bracket, each on its own line": `[${"a:\n".repeat(countOf(5000, 40_000))}]`,
  "5,000 empty lists": "[],".repeat(5000),
  "a list of 5,000 empty lists": `skills: [${"[],".repeat(5000)}]`,
  "5,000 dashes": "- ".repeat(5000),
  "5,000 braces": "{".repeat(5000),
  "300 levels": lines(300, (index) => `${" ".repeat(index)}a:`),
  "1,000 unknown fields": lines(1000, (index) => `f${index}: 1`),
  "a long text": `name: ${"x".repeat(120_000)}`,
  "a long number": `name: ${"9".repeat(100_000)}`,
  "a long name of a field": `{"${"x".repeat(100_000)}": 1}`,
  "a long alias": "*".repeat(100_000),
  "aliases that grow": `a: &a [${"x,".repeat(9)}]\nb: &b [${"*a,".repeat(9)}]\nc: [${"*b,".repeat(9)}]`,
  "1,000 merge keys": `a: &a {x: 1}\n${lines(1000, (index) => `b${index}:\n  <<: *a`)}`,
  "5,000 anchors": lines(5000, (index) => `b${index}: &a${index} x`),
  "tabs alone": "\t".repeat(50_000),
  "100,000 spaces after a field": `kind:${" ".repeat(100_000)}email`,
  "50,000 bad escapes": `name: "${"\\q".repeat(50_000)}"`,
  "5,000 escapes of control characters": `a: ["${'\\u0000","'.repeat(5000)}"]`,
  "two byte order marks": "\ufeff\ufeffname: x",
  "UTF-16 without a byte order mark": Buffer.from("name: Ada Writer", "utf16le"),
  "names of JavaScript": "__proto__:\n  a: 1\nconstructor: x\ntoString: {}",
  "30,000 marks": `lead: ${"*a ".repeat(30_000)}`,
}

test.each(Object.entries(HOSTILE))("reports %s in a few words", (_name, text) => {
  const file = /^skills/.test(String(text)) ? "skills" : "owner"
  const diagnostics = limitDiagnostics(checkContent({ [file]: text }).diagnostics)
  expect(diagnostics.some(isError)).toBe(true)
  for (const format of [formatDiagnostics, formatJson, formatGithub]) {
    expect(format(diagnostics).length).toBeLessThan(MAX_OUTPUT)
  }
})

const SAMPLE_WORK = readFileSync(path.join(SAMPLE, "work.yaml"), "utf8")

/** The companies of the sample eight times, which is as long as a file of 60 kB. */
const LONG_WORK = `work:\n${lines(8, (index) =>
  SAMPLE_WORK.replace(/^[\s\S]*?(?=\n {2}- )/, "").replace(/^( +(?:- )?id: .*)$/gm, `$1-${index}`),
)}`

test.each([
  ["a wrong indent", /^ {4}roles:$/, "      roles:", "Should it start in column 5?"],
  [
    "an open quote",
    /^ {8}startDate: 'Jul 2004'$/,
    "        startDate: 'Jul 2004",
    "Write startDate: 'Jul 2004'",
  ],
])("names the line of %s in the middle of a long file", (_what, line, wrong, hint) => {
  const all = LONG_WORK.split("\n")
  const index = all.findIndex((each, at) => at > all.length / 2 && line.test(each))
  const bytes = Buffer.from(all.with(index, wrong).join("\n"))
  const valid = validateContentFile("content", "work", Buffer.from(LONG_WORK))
  expect(valid.diagnostics).toEqual([])
  const { diagnostics } = validateContentFile("content", "work", bytes)
  expect(diagnostics).toMatchObject([{ line: index + 1, hint }])
})

test("counts the diagnostics that are not shown", () => {
  const about = `bio:\n${lines(30, (index) => `  - ${index}`)}`
  const all = checkContent({ about }).diagnostics
  const shown = limitDiagnostics(all)
  expect(shown.slice(0, -1)).toEqual(all.slice(0, 20))
  expect(shown.at(-1)).toMatchObject({
    code: "more-errors",
    message: `There are ${all.length - 20} more errors or warnings in this file.`,
    line: all[20]?.line,
  })
})

/** At the start of a pattern or of an alternative, what reads back without a bound. */
const READS_BACK = /[/|`"]\(\?<[=!](?:\\.|\([^()]*\)|[^()\\])*[*+]/

test("no pattern reads a long text back from each of its characters", () => {
  const root = path.join(__dirname, "..")
  const files = readdirSync(root, { recursive: true, encoding: "utf8" }).filter(
    // Migrations read only the names of fields.
    (file) => /^(?!migrations|.*__tests__).*\.ts$/.test(file),
  )
  expect(files.length).toBeGreaterThan(100)
  const readsBack = (file: string) => READS_BACK.test(readFileSync(path.join(root, file), "utf8"))
  // This one reads back only from a sign after a word.
  expect(files.filter(readsBack)).toEqual(["private-values/address-patterns.ts"])
})
