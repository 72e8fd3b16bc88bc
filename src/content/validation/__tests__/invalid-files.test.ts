import { checkContent, VALID_FILES } from "../../../../test/valid-content"
import { formatDiagnostic } from "../../report/terminal"
import { MISTAKES } from "./invalid-files/all"
import { LIKELY_MISTAKES } from "./invalid-files/likely-mistakes"
import { WARNINGS } from "./invalid-files/warnings"

test("accepts the valid content without a diagnostic", () => {
  expect(checkContent()).toEqual({ diagnostics: [], content: expect.anything() })
})

test.each(MISTAKES)("reports the place, the message and the fix if $mistake", (mistake) => {
  const source = VALID_FILES[mistake.file]
  expect(source).toContain(mistake.from)
  const { diagnostics } = checkContent({
    [mistake.file]: source.replace(mistake.from, () => mistake.to),
  })
  expect(
    diagnostics.map((diagnostic) => formatDiagnostic({ ...diagnostic, frame: "" })).join("\n"),
  ).toBe(mistake.output)
})

test("reports the same mistakes in files with Windows line breaks", () => {
  const codesOf = (file: string, text: string) =>
    checkContent({ [file]: text }).diagnostics.map(({ code, line, column, hint }) => {
      return { code, line, column, hint }
    })
  for (const { file, from, to } of MISTAKES) {
    const text = VALID_FILES[file].replace(from, () => to)
    expect(codesOf(file, text.replaceAll("\n", "\r\n"))).toEqual(codesOf(file, text))
  }
})

test("accepts content that has only warnings", () => {
  const isAccepted = ({ file, from, to }: (typeof MISTAKES)[number]) =>
    checkContent({ [file]: VALID_FILES[file].replace(from, () => to) }).content !== undefined
  expect(MISTAKES.filter(isAccepted).map(({ mistake }) => mistake)).toEqual([
    // The only warning about syntax.
    "a text contains a hash",
    ...LIKELY_MISTAKES.map(({ mistake }) => mistake),
    ...WARNINGS.map(({ mistake }) => mistake),
  ])
})
