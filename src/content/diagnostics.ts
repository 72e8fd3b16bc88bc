/** What can be wrong in the content, as data. `report/` words it for people and for machines. */
import { type DiagnosticCode, ISSUE_KINDS, type Severity } from "./codes"

/** What a rule finds, before its place in a file is known. */
export type Flaw = {
  code: DiagnosticCode
  /** What is wrong: a full sentence. */
  message: string
  /** What would be right, without a full stop where it is a value. */
  expected?: string
  /** The way out: 'did you mean…', or the line as it should be. */
  hint?: string
}

export type Diagnostic = Flaw & {
  severity: Severity
  /** Path from the root of the repository, as in `content/work.yaml`. */
  file: string
  /** From 1. */
  line: number
  /** From 1, in UTF-16 units, as editors count. */
  column: number
  endLine?: number
  /** The column after the last character. */
  endColumn?: number
  /** Where in the data, as in `work[0].roles[1].startDate`; empty for the file as a whole. */
  path: string
  /** The lines around the place, with a mark under it; empty without a text. */
  frame: string
}

/** @returns whether the diagnostic stops a build */
export const isError = ({ severity }: Diagnostic): boolean => severity === "error"

/** @returns an diagnostic about a file as a whole */
export function fileDiagnostic(file: string, flaw: Flaw): Diagnostic {
  return { ...flaw, ...severityOf(flaw), file, line: 1, column: 1, path: "", frame: "" }
}

/** @returns the severity that belongs to the flaw's code */
export function severityOf({ code }: Flaw): { severity: Severity } {
  return { severity: ISSUE_KINDS[code].severity }
}

/** Sorts by file, then by place in it. */
export function compareDiagnostics(a: Diagnostic, b: Diagnostic): number {
  return a.file.localeCompare(b.file, "en") || a.line - b.line || a.column - b.column
}
