/** Lists changes of lines that may make a file valid. `line-repairs.ts` chooses among them. */
import type { z } from "zod"
import type { DiagnosticDetails } from "../../diagnostics"
import { elementOf, fieldsIn } from "../../schemas/introspection"
import { quote } from "../../wording"
import type { Range } from "../positions"
import { BULLET, toItem } from "./joined-lines"

/** A line without its indentation. The offsets are those of its characters. */
export type Line = { text: string; range: Range; indent: number }

/** A change of a line, and the diagnostic to report if it is what was meant. */
export type Repair = Omit<DiagnosticDetails, "hint"> & {
  line: Line
  /** The line after the change, and the spaces before it. */
  corrected: string
  indent: number
  /** How far the lines inside this one move with it. */
  moved?: number
  /** A bullet is always an item of a list, but a text may also continue the text above it. */
  kind: "bullet" | "text" | "line"
}

/** More columns would make the check slow. */
const MAX_COLUMNS = 3

/**
 * @param indexes the lines that may have the mistake, the most probable one first
 * @returns the changes, the most probable one first; only those of bullets if there are any
 */
export function changesOf(
  lines: readonly Line[],
  indexes: readonly number[],
  schema: z.ZodType,
): Repair[] {
  const existing = indexes.flatMap((index) => (lines[index] ? [{ index, line: lines[index] }] : []))
  const bullets = existing.flatMap(({ line }) => repairBullet(line, schema))
  if (bullets.length > 0) return bullets
  return [
    ...existing.flatMap(({ index, line }) => [
      ...repairColon(line, schema),
      ...repairDash(lines, index, schema),
    ]),
    ...existing.flatMap(({ index }) => repairIndentation(lines, index)),
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
  return [{ line, code: "yaml-syntax", message, corrected, indent: line.indent, kind: "line" }]
}

function repairBullet(line: Line, schema: z.ZodType): Repair[] {
  if (!BULLET.test(line.text) || /^-\s/.test(line.text)) return []
  const start = quote(line.text.slice(0, 2).trim())
  const message = `A list item starts with a dash and a space, not with ${start}.`
  const text = line.text.replace(BULLET, "")
  const corrected = startsWithField(text, schema) ? `- ${text}` : toItem(text)
  return [{ line, code: "missing-dash", message, corrected, indent: line.indent, kind: "bullet" }]
}

/** Adds a dash before the line, or in place of the two spaces before it. */
function repairDash(lines: readonly Line[], index: number, schema: z.ZodType): Repair[] {
  const line = lines[index]
  if (!line || /^-(\s|$)/.test(line.text)) return []
  const name = listAround(lines, index, schema)
  if (name === undefined) return []
  const message = `This item of ${quote(name)} has no dash.`
  const indents = line.indent >= 2 ? [line.indent - 2, line.indent] : [line.indent]
  const isField = startsWithField(line.text, schema)
  const corrected = isField ? `- ${line.text}` : toItem(line.text)
  const kind = isField ? "line" : "text"
  return indents.map((indent) => {
    return { line, code: "missing-dash", message, corrected, indent, kind }
  })
}

function startsWithField(text: string, schema: z.ZodType): boolean {
  const name = /^(\w+):(?:\s|$)/.exec(text)?.[1]
  return name !== undefined && fieldsIn(schema).has(name)
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
      const { text: corrected } = line
      const repair: Repair = { line, code: "indentation", message, corrected, indent, kind: "line" }
      return hasInner ? [repair, { ...repair, moved: indent - line.indent }] : [repair]
    })
}
