import { readFileSync } from "node:fs"
import { fileURLToPath } from "node:url"
import { stripVTControlCharacters } from "node:util"
import { checkContent } from "../../../../test/valid-content"
import { codeFrame } from "../code-frame"
import { formatDiagnostics, summarize, wantsColor } from "../terminal"

const { diagnostics: warnings } = checkContent({
  home: `description: ${"x".repeat(200)}\nlead: Hi.\n`,
})
const { diagnostics: errors } = checkContent({ home: "description: ''\nlead: ''\n" })

test("counts errors and warnings", () => {
  expect(summarize([])).toBe("Your content is valid.")
  expect(summarize(warnings)).toBe(
    "Your content is valid, with 1 warning. A comment on the line above one, as in # ok: long-description, says that it may stay.",
  )
  expect(summarize([...errors, ...warnings])).toMatch(/^2 errors and 1 warning\. docs/)
})

test("writes errors before warnings, and each in the order of files", () => {
  const [error, warning] = [errors[0], warnings[0]]
  if (!error || !warning) throw new Error("One is missing.")
  const files = [
    { ...warning, file: "a.yaml" },
    { ...error, file: "b.yaml" },
    { ...warning, file: "c.yaml" },
    { ...error, file: "d.yaml" },
  ]
  expect(formatDiagnostics(files).match(/\w\.yaml/g)).toEqual(
    ["b", "d", "a", "c"].map((name) => `${name}.yaml`),
  )
})

test("uses colors only in a terminal, and not if NO_COLOR is set", () => {
  const { NO_COLOR } = process.env
  delete process.env.NO_COLOR
  expect(wantsColor({ isTTY: true })).toBe(true)
  expect(wantsColor({ isTTY: false })).toBe(false)
  process.env.NO_COLOR = "1"
  expect(wantsColor({ isTTY: true })).toBe(false)
  if (NO_COLOR === undefined) delete process.env.NO_COLOR
  else process.env.NO_COLOR = NO_COLOR
})

test("links each code to the list of codes, in a terminal with colors", () => {
  const [before = "", ...links] = formatDiagnostics(errors, { color: true }).split("\u001b]8;;")
  expect(before).toContain(errors[0]?.file)
  errors.forEach(({ code }, index) => {
    const [address = "", text = ""] = links[index * 2]?.split("\u001b\\") ?? []
    expect(stripVTControlCharacters(text)).toBe(`[${code}]`)
    expect(readFileSync(fileURLToPath(address), "utf8")).toContain(`### ${code}\n`)
    expect(new URL(address).hash).toBe(`#${code}`)
  })
})

test("writes the same text with and without colors", () => {
  const painted = formatDiagnostics(errors, { color: true })
  expect(painted).toContain("\u001b[31m")
  expect(stripVTControlCharacters(painted)).toBe(formatDiagnostics(errors))
})

test("cuts a long line around the mark of a code frame", () => {
  const line = `${"a".repeat(100)}WRONG${"b".repeat(100)}`
  const frame = codeFrame([line], { line: 1, column: 101 }, { line: 1, column: 106 })
  const [row = "", mark = ""] = frame.split("\n")
  expect(row.slice(mark.indexOf("^"), mark.lastIndexOf("^") + 1)).toBe("WRONG")
  expect(row.length).toBeLessThan(80)
})

test("cuts a long line between characters as a reader counts them", () => {
  for (const character of ["𝘮", "e\u0301\u0323", "👩\u200d💻"]) {
    for (let before = 0; before < 8; before++) {
      const line = "a".repeat(before) + character.repeat(90)
      const at = before + character.length * 40 + 1
      const frame = codeFrame([line, line], { line: 1, column: at }, { line: 1, column: at + 1 })
      expect(frame.replaceAll(character, "").replace(/[> 12|…a^\n]/g, "")).toBe("")
    }
  }
})

test("keeps the mark of a code frame below its character after a tab", () => {
  expect(codeFrame(["\ta: 1"], { line: 1, column: 2 })).toBe("> 1 | \ta: 1\n    | \t^")
})

test("replaces control characters in a code frame", () => {
  expect(codeFrame(["a\u001b[2J\u202eb"], { line: 1, column: 1 })).toContain("a\ufffd[2J\ufffdb")
})

test("marks the character below which it stands, beside wide characters", () => {
  const frame = codeFrame(["name: 山田 x 太郎"], { line: 1, column: 10 }, { line: 1, column: 11 })
  expect(frame).toBe("> 1 | name: 山田 x 太郎\n    |            ^")
  const wide = codeFrame(["name: 山田"], { line: 1, column: 7 }, { line: 1, column: 9 })
  expect(wide).toBe("> 1 | name: 山田\n    |       ^^^^")
})
