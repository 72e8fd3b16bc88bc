/**
 * Finds what is wrong in a line that the YAML parser does not accept: it tries changes of the line and
 * of those around it. It tells a line to write only if all changes after which the file has the fewest
 * mistakes give it the same meaning.
 */
import type { z } from "zod"
import { applyEdit, type Edit } from "../../inline/mark-diagnostic"
import { lineRange, spaces, withoutComment } from "../lines"
import type { RangeDiagnostic } from "../positions"
import { changesOf, type Line, type Repair } from "./line-changes"
import { isComplete, isRecoverable, parseYaml } from "./parse"
import { findUnsupportedYaml } from "./unsupported-yaml"

/** The mistakes of a file that the parser reads further than before, but not to its end. */
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
  const outcomes = changesOf(lines, indexes, schema)
    .map((repair) => ({ repair, ...tryRepair(text, lines, repair, stopped, schema) }))
    .filter(({ mistakes }) => mistakes < Number.POSITIVE_INFINITY)
  const fewest = Math.min(...outcomes.map(({ mistakes }) => mistakes))
  const [likely, ...others] = outcomes.filter(({ mistakes }) => mistakes === fewest)
  if (!likely) return undefined
  const { repair, meaning } = likely
  const isCertain = meaning !== undefined && others.every((other) => other.meaning === meaning)
  return toDiagnostic(repair, isCertain)
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

/** How many mistakes a file has after a change, and its data as JSON if YAML can read it. */
type Outcome = { mistakes: number; meaning?: string }

/** @returns the outcome, with infinitely many mistakes if the parser still stops at this line */
function tryRepair(
  text: string,
  lines: readonly Line[],
  repair: Repair,
  stopped: Line,
  schema: z.ZodType,
): Outcome {
  const repaired = editsOf(text, lines, repair).reduceRight(applyEdit, text)
  const added = repaired.length - text.length
  const document = parseYaml(repaired)
  if (!isComplete(document)) {
    const error = document.errors.find((each) => !isRecoverable(each))
    const isLater = (error?.pos[0] ?? 0) > stopped.range[1] + added
    return { mistakes: isLater ? LATER_ERROR : Number.POSITIVE_INFINITY }
  }
  if (findUnsupportedYaml(repaired, document).length > 0) return { mistakes: LATER_ERROR }
  const data: unknown = document.toJS({ maxAliasCount: -1 })
  const issues = schema.safeParse(data).error?.issues ?? []
  return { mistakes: document.errors.length + issues.length, meaning: JSON.stringify(data) }
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

function toDiagnostic(repair: Repair, isCertain: boolean): RangeDiagnostic | undefined {
  const { line, code, message, corrected, indent, moved, kind } = repair
  if (!isCertain && kind === "line") return undefined
  const others = moved ? ", and move the lines inside it too" : ""
  const place = indent === line.indent ? "" : `with ${spaces(indent)} before it${others}: `
  const shown = `${place}${withoutComment(corrected)}`
  const hint =
    isCertain || kind === "bullet"
      ? `Write ${shown}`
      : `If it continues the text above, put it on the line above. If it is a new item, write ${shown}`
  return { range: line.range, code, message, hint }
}
