/**
 * Finds what is wrong in a line that the YAML parser does not accept: it tries changes of the line and
 * of the one above it, and reports the change after which the file has the fewest mistakes.
 */
import type { z } from "zod"
import type { DiagnosticDetails } from "../../diagnostics"
import { applyEdit, type Edit } from "../../inline/mark-diagnostic"
import { elementOf, fieldsIn } from "../../schemas/introspection"
import { quote } from "../../wording"
import { lineRange, spaces, withoutComment } from "../lines"
import type { Range, RangeDiagnostic } from "../positions"
import { BULLET, toItem } from "./joined-lines"
import { isComplete, isRecoverable, parseYaml } from "./parse"
import { findUnsupportedYaml } from "./unsupported-yaml"

/** A line without its indentation. The offsets are those of its characters. */
type Line = { text: string; range: Range; indent: number }

type Repair = Omit<DiagnosticDetails, "hint"> & {
  line: Line
  /** The line after the change, and the spaces before it. */
  corrected: string
  indent: number
  /** How far the lines inside this one move with it. */
  moved?: number
}

/** More columns and more changes would make the check slow. */
const MAX_COLUMNS = 3

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

/** @returns changes that add a colon or a dash, the most probable one first */
function findMissingCharacters(lines: readonly Line[], index: number, schema: z.ZodType): Repair[] {
  const line = lines[index]
  if (!line) return []
  return [
    ...repairColon(line, schema),
    ...repairBullet(line, schema),
    ...repairDash(lines, index, schema),
  ]
}

function repairColon(line: Line, schema: z.ZodType): Repair[] {
  const [dashes = ""] = /^(?:- +)*/.exec(line.text) ?? []
  const rest = line.text.slice(dashes.length)
  const fields = fieldsIn(schema)
  const glued = /^(\w+):(\S.*)$/.exec(rest)
  const [, name = "", value = ""] = glued ?? /^(\w+)(?:\s*[=;：]\s*|\s+|$)(.*)$/.exec(rest) ?? []
  if (!fields.has(name)) return []
  const message = glued
    ? `There is no space after the colon of ${quote(name)}.`
    : `The field ${quote(name)} has no colon.`
  const corrected = `${dashes}${name}: ${value}`.trimEnd()
  return [{ line, code: "yaml-syntax", message, corrected, indent: line.indent }]
}

function repairBullet(line: Line, schema: z.ZodType): Repair[] {
  if (!BULLET.test(line.text) || /^-\s/.test(line.text)) return []
  const start = quote(line.text.slice(0, 2).trim())
  const message = `A list item starts with a dash and a space, not with ${start}.`
  const { indent } = line
  return itemsOf(line.text.replace(BULLET, ""), schema).map((corrected): Repair => {
    return { line, code: "missing-dash", message, corrected, indent }
  })
}

/** Adds a dash before the line, or in place of the two spaces before it. */
function repairDash(lines: readonly Line[], index: number, schema: z.ZodType): Repair[] {
  const line = lines[index]
  if (!line || /^-(\s|$)/.test(line.text)) return []
  const name = listAround(lines, index, schema)
  if (name === undefined) return []
  const message = `This item of ${quote(name)} has no dash.`
  const indents = line.indent >= 2 ? [line.indent - 2, line.indent] : [line.indent]
  return itemsOf(line.text, schema).flatMap((corrected) =>
    indents.map((indent): Repair => ({ line, code: "missing-dash", message, corrected, indent })),
  )
}

/** @returns the text as an item of a list: as it is, and in quotes if YAML reads it as something else */
function itemsOf(text: string, schema: z.ZodType): string[] {
  const name = /^(\w+):(?:\s|$)/.exec(text)?.[1]
  const isField = name !== undefined && fieldsIn(schema).has(name)
  return isField ? [`- ${text}`] : [...new Set([`- ${text}`, toItem(text)])]
}

/** @returns the name of the list to which a line belongs: of the closest field above that is a list */
function listAround(lines: readonly Line[], index: number, schema: z.ZodType): string | undefined {
  let indent = (lines[index]?.indent ?? 0) + 1
  for (const line of lines.slice(0, index).reverse()) {
    if (line.indent >= indent) continue
    const [, dashes = "", name = ""] = /^((?:- +)*)(\w+): *(?:#.*)?$/.exec(line.text) ?? []
    const isList = fieldsIn(schema)
      .get(name)
      ?.some((field) => elementOf(field))
    if (isList) return name
    indent = Math.min(indent, line.indent + dashes.length + 1)
  }
  return undefined
}

/** Moves the line, alone or with the lines inside it, to the columns of the lines above. */
function repairIndentation(lines: readonly Line[], index: number): Repair[] {
  const line = lines[index]
  if (!line) return []
  const columns = new Set([0])
  for (const { text, indent } of lines.slice(0, index).reverse()) {
    const dashes = /^(?:- +)*/.exec(text)?.[0].length ?? 0
    columns.add(indent).add(indent + dashes)
    if (indent === 0) break
  }
  const above = lines[index - 1]
  if (above) columns.add(above.indent + 2)
  const hasInner = (lines[index + 1]?.indent ?? 0) > line.indent
  return [...columns]
    .filter((column) => column !== line.indent)
    .sort((a, b) => Math.abs(a - line.indent) - Math.abs(b - line.indent))
    .slice(0, MAX_COLUMNS)
    .flatMap((indent): Repair[] => {
      const message = "The indentation of this line matches no line above it."
      const repair: Repair = { line, code: "indentation", message, corrected: line.text, indent }
      return hasInner ? [repair, { ...repair, moved: indent - line.indent }] : [repair]
    })
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
