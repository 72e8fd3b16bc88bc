/** @jest-environment node */
import { checkContent, VALID_FILES } from "../../../testing/valid-content"
import { formatDiagnostic } from "../../report/terminal"
import { CROSS_FILE } from "./invalid-files/cross-file"
import { FIELDS } from "./invalid-files/fields"
import { MARKS } from "./invalid-files/marks"
import { SYNTAX } from "./invalid-files/syntax"
import { VALUES } from "./invalid-files/values"
import { WARNINGS } from "./invalid-files/warnings"

const MISTAKES = [...SYNTAX, ...FIELDS, ...VALUES, ...MARKS, ...CROSS_FILE, ...WARNINGS]

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

test("accepts content that has only warnings", () => {
  const isAccepted = ({ file, from, to }: (typeof MISTAKES)[number]) =>
    checkContent({ [file]: VALID_FILES[file].replace(from, () => to) }).content !== undefined
  expect(MISTAKES.filter(isAccepted).map(({ mistake }) => mistake)).toEqual([
    // The only warning about syntax.
    "a text contains a hash",
    ...WARNINGS.map(({ mistake }) => mistake),
  ])
})
