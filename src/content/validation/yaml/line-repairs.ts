/**
 * Finds what is wrong in a line that the YAML parser does not accept: it tries changes of the line and
 * of the one above it, and reports the change after which the file has the fewest mistakes.
 */
import type { z } from "zod"
import { applyEdit, type Edit } from "../../inline/mark-diagnostic"
import { lineRange, spaces, withoutComment } from "../lines"
import type { RangeDiagnostic } from "../positions"
import { findMissingCharacters, type Line, type Repair, repairIndentation } from "./line-changes"
import { isComplete, isRecoverable, parseYaml } from "./parse"
import { findUnsupportedYaml } from "./unsupported-yaml"

/** More changes would make the check slow. */
const MAX_REPAIRS = 16

/** The score of a change after which the parser gets further, but not to the end of the file. */
const LATER_ERROR = 1000

/**
 * @param offset where the parser stopped
 * @returns a diagnostic at the line that has the mistake; undefined if no change helps
 */
export function describeByRepair(
  text: string,
  offset: number,
  schema: z.ZodType,
): RangeDiagnostic | undefined {
  const lines = linesOf(text)
  const at = lines.findIndex(({ range }) => range[1] > offset)
  const stopped = lines[at < 0 ? lines.length - 1 : at]
  if (!stopped) return undefined
  const index = lines.indexOf(stopped)
  const indexes = [...new Set([index, index - 1, startOfBlock(lines, index), index + 1])]
  const repairs = [
    ...indexes.flatMap((each) => findMissingCharacters(lines, each, schema)),
    ...indexes.flatMap((each) => repairIndentation(lines, each)),
  ]
  let best: { repair: Repair; score: number } | undefined
  for (const repair of repairs.slice(0, MAX_REPAIRS)) {
    const score = scoreOf(text, lines, repair, stopped, schema)
    if (score < (best?.score ?? Number.POSITIVE_INFINITY)) best = { repair, score }
    if (score === 0) break
  }
  return best && toDiagnostic(best.repair)
}

/** @returns the lines that are neither empty nor comments */
function linesOf(text: string): Line[] {
  return [...text.matchAll(/^( *)([^\s#].*)$/gm)].map(
    ({ 0: whole, 1: { length: indent } = "", 2: line = "", index }): Line => {
      const start = index + indent
      return { text: line.trimEnd(), range: [start, index + whole.trimEnd().length], indent }
    },
  )
}

/** @returns the index of the first line of the block above that is indented further than the line */
function startOfBlock(lines: readonly Line[], index: number): number {
  const { indent } = lines[index] ?? { indent: 0 }
  let start = index
  while (start > 0 && (lines[start - 1]?.indent ?? 0) > indent) start--
  return start
}

/** @returns the number of mistakes after the change; infinity if the parser still stops here */
function scoreOf(
  text: string,
  lines: readonly Line[],
  repair: Repair,
  stopped: Line,
  schema: z.ZodType,
): number {
  const edits = editsOf(text, lines, repair)
  const repaired = edits.reduceRight(applyEdit, text)
  const added = repaired.length - text.length
  const document = parseYaml(repaired)
  if (!isComplete(document)) {
    const error = document.errors.find((each) => !isRecoverable(each))
    return (error?.pos[0] ?? 0) > stopped.range[1] + added ? LATER_ERROR : Number.POSITIVE_INFINITY
  }
  if (findUnsupportedYaml(repaired, document).length > 0) return LATER_ERROR
  const result = schema.safeParse(document.toJS({ maxAliasCount: -1 }))
  return document.errors.length + (result.error?.issues.length ?? 0)
}

function editsOf(text: string, lines: readonly Line[], repair: Repair): Edit[] {
  const { line, corrected, indent, moved } = repair
  const replacement = " ".repeat(indent) + corrected
  const edits: Edit[] = [{ range: [lineRange(text, line.range[0])[0], line.range[1]], replacement }]
  if (!moved) return edits
  for (const inner of lines.slice(lines.indexOf(line) + 1)) {
    if (inner.indent <= line.indent) break
    const range = [lineRange(text, inner.range[0])[0], inner.range[0]] as const
    edits.push({ range, replacement: " ".repeat(Math.max(0, inner.indent + moved)) })
  }
  return edits
}

function toDiagnostic({ line, code, message, corrected, indent, moved }: Repair): RangeDiagnostic {
  const shown = withoutComment(corrected)
  const others = moved ? ", and move the lines inside it too" : ""
  const hint =
    indent === line.indent
      ? `Write ${shown}`
      : `Write with ${spaces(indent)} before it${others}: ${shown}`
  return { range: line.range, code, message, hint }
}
