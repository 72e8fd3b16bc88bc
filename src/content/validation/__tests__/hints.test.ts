/** @jest-environment node */
import { checkContent, VALID_FILES } from "../../../../test/valid-content"
import type { Diagnostic } from "../../diagnostics"
import { withoutComment } from "../lines"
import { MISTAKES } from "./invalid-files/all"

/** A corrected line in a hint, with the spaces before it if they change. */
const CORRECTED =
  /^(?:.*\s)?write (?:in place of lines \d+ to \d+: )?(?:with (no|\d+) spaces? before it(, and move the lines inside it too)?: )?(.*?)(?:, or put .* if it is a comment\.| if it has not ended\.| if the dash is part of the text\.)?$/i

/** Such hints correct the value itself. */
const changesValue = ({ code, message }: Diagnostic) =>
  /^(bad-|unclosed-mark)/.test(code) || / is text, /.test(message)

type Place = { start: number; count: number }

/** @returns the characters of a line that a hint must not change: no quotes, brackets or bullets */
const charactersOf = (line: string) =>
  line.replace(/^ *\d[.)] |[\s'"‘’“”„«»:：=;,\\•*–()[\]{}-]/g, "")

/** @returns the lines of the file, at most three, of which the corrected line has all characters */
function findReplaced(lines: string[], line: number, corrected: string): Place | undefined {
  for (const start of [line - 1, line - 2]) {
    for (const count of [1, 2, 3]) {
      const joined = lines.slice(start, start + count).join(" ")
      const isSame = (text: string) => charactersOf(text) === charactersOf(corrected)
      if (isSame(joined) || isSame(withoutComment(joined))) return { start, count }
    }
  }
  return undefined
}

const HINTS = MISTAKES.flatMap(({ mistake, file, from, to }) => {
  const text = VALID_FILES[file].replace(from, () => to)
  return checkContent({ [file]: text }).diagnostics.flatMap((diagnostic) => {
    const [, spaces, moved, corrected] = CORRECTED.exec(diagnostic.hint ?? "") ?? []
    return corrected ? [{ mistake, file, text, diagnostic, spaces, moved, corrected }] : []
  })
})

const isSameProblem = (a: Diagnostic, b: Diagnostic) =>
  a.code === b.code && a.line === b.line && a.message === b.message

test.each(HINTS)("gives a correct line in the hint if $mistake", (hint) => {
  const { file, text, diagnostic, spaces, moved, corrected } = hint
  const lines = text.split("\n")
  const { start, count } = findReplaced(lines, diagnostic.line, corrected) ?? {
    start: changesValue(diagnostic) ? diagnostic.line - 1 : -1,
    count: 1,
  }
  // The hint has all characters of the file.
  expect(start).toBeGreaterThanOrEqual(0)
  const before = /^\s*/.exec(lines[start] ?? "")?.[0].length ?? 0
  const indent = spaces === undefined ? before : Number(spaces === "no" ? 0 : spaces)
  lines.splice(start, count, " ".repeat(indent) + corrected)
  for (let inner = start + 1; moved && /^ /.test(lines[inner] ?? ""); inner++) {
    if ((/^ */.exec(lines[inner] ?? "")?.[0].length ?? 0) <= before) break
    lines[inner] = (lines[inner] ?? "").slice(before - indent)
  }
  const { diagnostics } = checkContent({ [file]: lines.join("\n") })
  expect(diagnostics.filter((other) => isSameProblem(other, diagnostic))).toEqual([])
  // A new syntax error would be in this line or above it.
  const isEarlier = ({ file: name, line, code }: Diagnostic) =>
    name === diagnostic.file && line <= diagnostic.line && code !== "unknown-skill"
  expect(diagnostics.filter(isEarlier)).toEqual([])
})
