/** @jest-environment node */
import { checkContent, VALID_FILES } from "../../../testing/valid-content"
import { formatDiagnostic } from "../../report/terminal"
import { CROSS_FILE } from "./invalid-files/cross-file"
import { SHAPE } from "./invalid-files/shape"
import { SYNTAX } from "./invalid-files/syntax"
import { VALUES } from "./invalid-files/values"
import { WARNINGS } from "./invalid-files/warnings"

const SLIPS = [...SYNTAX, ...SHAPE, ...VALUES, ...CROSS_FILE, ...WARNINGS]

test("accepts the content that the slips are made in, without a word", () => {
  expect(checkContent()).toEqual({ diagnostics: [], content: expect.anything() })
})

test.each(SLIPS)("says what is wrong, where and what to do when $slip", (slip) => {
  const source = VALID_FILES[slip.file]
  expect(source).toContain(slip.from)
  const { diagnostics } = checkContent({ [slip.file]: source.replace(slip.from, () => slip.to) })
  expect(
    diagnostics.map((diagnostic) => formatDiagnostic({ ...diagnostic, frame: "" })).join("\n"),
  ).toBe(slip.says)
})

test("only advice lets the content through", () => {
  const isLetThrough = ({ file, from, to }: (typeof SLIPS)[number]) =>
    checkContent({ [file]: VALID_FILES[file].replace(from, () => to) }).content !== undefined
  // A comment that looks like text is the one piece of advice about syntax.
  expect(SLIPS.filter(isLetThrough).map(({ slip }) => slip)).toEqual([
    "a text holds a hash",
    ...WARNINGS.map(({ slip }) => slip),
  ])
})
