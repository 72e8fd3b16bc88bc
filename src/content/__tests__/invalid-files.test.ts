import { checkContent, VALID_FILES } from "../../../test/valid-content"
import type { Diagnostic } from "../diagnostics"
import { formatDiagnostic } from "../report/terminal"
import { MISTAKES } from "./invalid-files/all"
import { LIKELY_MISTAKES } from "./invalid-files/likely-mistakes"
import { TRANSLATED } from "./invalid-files/translated"
import { WARNINGS } from "./invalid-files/warnings"

test("accepts the valid content without a diagnostic", () => {
  expect(checkContent()).toEqual({ diagnostics: [], content: expect.anything() })
})

const CHECKED = MISTAKES.map((mistake) => {
  const text = VALID_FILES[mistake.file].replace(mistake.from, () => mistake.to)
  return { ...mistake, text, ...checkContent({ [mistake.file]: text }) }
})

test.each(CHECKED)("reports the place, the message and the fix if $mistake", (mistake) => {
  const { diagnostics } = mistake
  expect(VALID_FILES[mistake.file]).toContain(mistake.from)
  expect(
    diagnostics.map((diagnostic) => formatDiagnostic({ ...diagnostic, frame: "" })).join("\n"),
  ).toBe(mistake.output)
})

test.each(TRANSLATED)("reports at its entry that $mistake", ({ dictionary, base, output }) => {
  const website = `${VALID_FILES.website}language: en\n`
  const { diagnostics } = checkContent({ website, ...base, "translations/de": dictionary })
  expect(diagnostics.map((each) => formatDiagnostic({ ...each, frame: "" })).join("\n")).toBe(
    output,
  )
})

test("reports the same mistakes in files with Windows line breaks", () => {
  const codesOf = (diagnostics: readonly Diagnostic[]) =>
    diagnostics.map(({ code, line, column, hint }) => ({ code, line, column, hint }))
  for (const { file, text, diagnostics } of CHECKED) {
    const onWindows = checkContent({ [file]: text.replaceAll("\n", "\r\n") })
    expect(codesOf(onWindows.diagnostics)).toEqual(codesOf(diagnostics))
  }
})

test("accepts content that has only warnings", () => {
  const accepted = CHECKED.filter(({ content }) => content !== undefined)
  expect(accepted.map(({ mistake }) => mistake)).toEqual([
    // The only warning about syntax.
    "a text contains a hash",
    ...LIKELY_MISTAKES.map(({ mistake }) => mistake),
    ...WARNINGS.map(({ mistake }) => mistake),
  ])
})
