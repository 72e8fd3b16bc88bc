/** What is wrong with the content, as data. `report/` formats it for people and for programs. */
import { type DiagnosticCode, ERRORS } from "./diagnostic-codes"

type Severity = "error" | "warning"

/** A path in the data of one file, as in ["work", 0, "roles"]. */
export type DataPath = readonly PropertyKey[]

/** The offset of the first character and the offset after the last character. */
export type Range = readonly [start: number, end: number]

/** What may mend a finding: a text in place of a range of the file, and the hint that says so. */
export type Fix = {
  range: Range
  write: string
  hint: string
  /** Where the parser stopped: there, too, the mistake must be gone. */
  until?: number
  /** Where the mistake is then, and what it is. */
  place?: Range
  meaning?: Pick<Finding, "code" | "message" | "expected">
}

/**
 * What a station of `load.ts` has found. Its place is a range of the file, a path in its data, or, without
 * both, the whole file. `place` turns it into a diagnostic.
 */
export type Finding = {
  code: DiagnosticCode
  /** What is wrong: a full sentence. */
  message: string
  /** What is expected instead. A value has no full stop at its end. */
  expected?: string
  /** How to fix it: 'Did you mean…', or the corrected line. */
  hint?: string
  /** What to try. If `prove` finds that it mends the file, its hint takes the place of the other. */
  fixes?: readonly Fix[]
  /** The value that was probably meant, from which the hint is made. */
  suggestion?: string
  path?: DataPath
  /** Whether the place is the name of the field or its value. Default: its value. */
  on?: "key" | "value"
  /** The part of the text at the path, as offsets in the text. Default: all of it. */
  part?: Range
  /** Offsets in the file. The path then only says what it is about. */
  range?: Range
  /** The range in which this mistake causes all other errors, so that they are not reported. */
  causes?: Range
}

/** What was found, with its position in a file. */
export type Diagnostic = Pick<Finding, "code" | "message" | "expected" | "hint"> & {
  severity: Severity
  /** The names of the folder and the file, as in `content/work.yaml`. */
  file: string
  /** Starts at 1. */
  line: number
  /** Starts at 1. Counts UTF-16 code units, as editors do. */
  column: number
  endLine?: number
  /** The column after the last character. */
  endColumn?: number
  /** Path in the data, as in `work[0].roles[1].startDate`; empty for the whole file. */
  path: string
  /** The lines around the position, with a mark below it; empty if the file has no text. */
  frame: string
}

/** @returns whether the diagnostic stops a build */
export const isError = ({ severity }: Diagnostic): boolean => severity === "error"

/** @returns a diagnostic about a whole file */
export function fileDiagnostic(
  file: string,
  { code, message, expected, hint }: Finding,
): Diagnostic {
  const place = { file, line: 1, column: 1, path: "", frame: "" }
  return { code, severity: severityOf(code), message, expected, hint, ...place }
}

/** @returns whether a diagnostic with the code is an error, which stops a build, or a warning */
export function severityOf(code: DiagnosticCode): Severity {
  return code in ERRORS ? "error" : "warning"
}

/** Compares by file, then by position in the file. */
export function compareDiagnostics(a: Diagnostic, b: Diagnostic): number {
  return a.file.localeCompare(b.file, "en") || a.line - b.line || a.column - b.column
}

/** Nobody reads more of one file. When the first ones are fixed, the next ones are shown. */
const MAX_DIAGNOSTICS = 20

/**
 * @returns the first diagnostics of each file, errors before warnings, and one that counts the others;
 *   sorted by file and position
 */
export function limitDiagnostics(diagnostics: readonly Diagnostic[]): Diagnostic[] {
  const sorted = diagnostics.toSorted(compareDiagnostics)
  const byFile = new Map(sorted.map(({ file }) => [file, [] as Diagnostic[]]))
  const bySeverity = sorted.toSorted((a, b) => Number(isError(b)) - Number(isError(a)))
  for (const diagnostic of bySeverity) byFile.get(diagnostic.file)?.push(diagnostic)
  return [...byFile.values()].flatMap(limitFile).sort(compareDiagnostics)
}

function limitFile(diagnostics: readonly Diagnostic[]): Diagnostic[] {
  const [first, ...others] = diagnostics.slice(MAX_DIAGNOSTICS)
  if (!first || others.length === 0) return [...diagnostics]
  const code = isError(first) ? "more-errors" : "more-warnings"
  const count = others.length + 1
  const message = `There are ${count} more ${isError(first) ? "errors or warnings" : "warnings"} in this file.`
  const hint = "Fix the ones before, and run the check again."
  return [
    ...diagnostics.slice(0, MAX_DIAGNOSTICS),
    { ...first, code, message, expected: undefined, hint, path: "" },
  ]
}
