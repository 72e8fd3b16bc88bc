/** @jest-environment node */
import { stripVTControlCharacters } from "node:util"
import { checkContent } from "../../../testing/valid-content"
import { codeFrame } from "../code-frame"
import { formatDiagnostics, summarize, wantsColor } from "../terminal"

const { diagnostics: advice } = checkContent({
  home: `description: ${"x".repeat(200)}\nlead: Hi.\n`,
})
const { diagnostics: problems } = checkContent({ home: "description: ''\nlead: ''\n" })

test("counts problems and advice, and says when all is well", () => {
  expect(summarize([])).toBe("The content is well.")
  expect(summarize(advice)).toBe("The content is well; 1 piece of advice.")
  expect(summarize([...problems, ...advice])).toMatch(
    /^2 problems and 1 piece of advice in content/,
  )
})

test("only a terminal gets colors, and only if it wants them", () => {
  const { NO_COLOR } = process.env
  delete process.env.NO_COLOR
  expect(wantsColor({ isTTY: true })).toBe(true)
  expect(wantsColor({ isTTY: false })).toBe(false)
  process.env.NO_COLOR = "1"
  expect(wantsColor({ isTTY: true })).toBe(false)
  if (NO_COLOR === undefined) delete process.env.NO_COLOR
  else process.env.NO_COLOR = NO_COLOR
})

test("colors change nothing but the color", () => {
  const painted = formatDiagnostics(problems, { color: true })
  expect(painted).toContain("\u001b[31m")
  expect(stripVTControlCharacters(painted)).toBe(formatDiagnostics(problems))
})

test("a frame cuts a long line around the mark", () => {
  const line = `${"a".repeat(100)}WRONG${"b".repeat(100)}`
  const frame = codeFrame([line], { line: 1, column: 101 }, { line: 1, column: 106 })
  const [row = "", mark = ""] = frame.split("\n")
  expect(row.slice(mark.indexOf("^"), mark.lastIndexOf("^") + 1)).toBe("WRONG")
  expect(row.length).toBeLessThan(80)
})

test("a frame keeps its mark under the character after a tab", () => {
  expect(codeFrame(["\ta: 1"], { line: 1, column: 2 })).toBe("> 1 | \ta: 1\n    | \t^")
})

test("a frame lets nothing through that a terminal would obey", () => {
  expect(codeFrame(["a\u001b[2J\u202eb"], { line: 1, column: 1 })).toContain("a\ufffd[2J\ufffdb")
})
