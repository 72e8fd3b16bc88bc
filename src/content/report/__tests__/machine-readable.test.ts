import { checkContent } from "../../../../test/valid-content"
import { formatGithub, formatJson } from "../machine-readable"

const { diagnostics } = checkContent({
  owner: "name: 42\nheadline: x\nlocation: '100% remote'\nkind,of: 1\n",
})

test("writes each diagnostic as a JSON object with all its fields", () => {
  expect(JSON.parse(formatJson(diagnostics))[0]).toEqual({
    file: "content/owner.yaml",
    line: 1,
    column: 7,
    endLine: 1,
    endColumn: 9,
    path: "name",
    code: "wrong-type",
    severity: "error",
    message: '"name" is the number 42, not text.',
    expected: "name: 'Robin Sample' (The owner's full name, as the whole site shows it)",
    hint: "Write name: '42'",
    frame: "> 1 | name: 42\n    |       ^^\n  2 | headline: x",
  })
})

test("writes GitHub workflow commands with escaped values", () => {
  expect(formatGithub(diagnostics).split("\n")).toEqual([
    `::error file=content/owner.yaml,line=1,endLine=1,col=7,endColumn=9,title=name wrong-type::"name" is the number 42, not text.%0AExpected: name: 'Robin Sample' (The owner's full name, as the whole site shows it)%0AHint: Write name: '42'`,
    `::error file=content/owner.yaml,line=4,endLine=4,col=1,endColumn=8,title=["kind%2Cof"] unknown-field::Unknown field "kind,of".%0AExpected: familyName, availability, address, contact or portrait, as in familyName: 'Sample' (The part of the name that is the family name, for address books. Default: the last word, with particles such as 'van der' before it)`,
  ])
})

test("escapes the percent signs of a text, so that none of them becomes the end of a line", () => {
  const owner = "name: Ada\nheadline: x\nlocation: 5%0A6\n100%0A,a:b: 1\n"
  const commands = formatGithub(checkContent({ owner }).diagnostics)
  expect(commands).toContain('::Unknown field "100%250A,a:b".')
  expect(commands).toContain('title=["100%250A%2Ca%3Ab"] unknown-field')
  expect(commands).not.toContain("%0A,a")
})

test("writes nothing if there are no diagnostics", () => {
  expect(formatGithub([])).toBe("")
  expect(formatJson([])).toBe("[]")
})
