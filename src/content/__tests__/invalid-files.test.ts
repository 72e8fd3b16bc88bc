/**
 * A row of invalid-files/*.txt: "# " and a mistake; a file of test/valid-content.ts, what stands there in quotes as in JSON
 * (all of it: ""), "=>" and what replaces it; what the check says. Changes above the first row hold for all rows of the file.
 * To add a row, write its title and its change. `UPDATE=1 npx jest src/content/__tests__/invalid-files.test.ts` then writes
 * what the check says: read the diff.
 */
import { writeFileSync } from "node:fs"
import path from "node:path"
import { checkContent } from "../../../test/valid-content"
import { type Diagnostic, isError } from "../diagnostics"
import { formatDiagnostic } from "../report/terminal"
import { type Mistake, readMistakes } from "./invalid-files/read-mistakes"

const IS_UPDATE = Boolean(process.env.UPDATE)

const seen = new Set<string>()

/** @returns the whole output for the first diagnostic of its code, and else its place, code, and hint or expectation */
function say(diagnostic: Diagnostic, { file }: Mistake): string {
  const { code, expected, hint, line, column } = diagnostic
  const isFirst = !seen.has(code)
  seen.add(code)
  if (isFirst) return formatDiagnostic({ ...diagnostic, frame: "" })
  const place = diagnostic.file === `content/${file}.yaml` ? "" : `${diagnostic.file}:`
  return [`${place}${line}:${column} [${code}]`, hint ?? (expected && `Expected: ${expected}`)]
    .filter(Boolean)
    .join(" ")
}

const CHECKED = readMistakes().map(({ file, preamble, rows }) => {
  const checked = rows.map((row) => {
    const { diagnostics, content } = checkContent(row.files)
    const says = diagnostics.map((diagnostic) => say(diagnostic, row)).join("\n")
    return { ...row, said: IS_UPDATE ? says : row.said, says, diagnostics, content }
  })
  const text = preamble + checked.map(({ head, said }) => `${head}${said}\n`).join("\n")
  if (IS_UPDATE) writeFileSync(file, text)
  return { name: path.basename(file, ".txt"), rows: checked }
})

test("accepts the valid content without a diagnostic", () => {
  expect(checkContent()).toEqual({ diagnostics: [], content: expect.anything() })
})

describe.each(CHECKED)("$name", ({ rows }) => {
  test.each(rows)("reports the place, the code and the fix if $title", (row) => {
    expect(row.says).toBe(row.said)
    expect(row.content === undefined).toBe(row.diagnostics.some(isError))
  })
})

test("reports the same mistakes in files with Windows line breaks", () => {
  const rows = CHECKED.flatMap((file) => file.rows)
  const oneOfEachCode = [...new Map(rows.map((row) => [row.diagnostics[0]?.code, row])).values()]
  const some = oneOfEachCode.filter((_, index) => index % 4 === 0)
  expect(some.length).toBeGreaterThanOrEqual(20)
  const placesOf = (files: Mistake["files"]) =>
    checkContent(files).diagnostics.map(({ code, line, column, hint }) => [
      code,
      line,
      column,
      hint,
    ])
  for (const { files } of some) {
    const onWindows = Object.entries(files).map(([name, text]) => [
      name,
      text?.replace(/\n/g, "\r\n"),
    ])
    expect(placesOf(Object.fromEntries(onWindows))).toEqual(placesOf(files))
  }
})
