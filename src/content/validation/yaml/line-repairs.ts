/**
 * Finds what is wrong in a line that the YAML parser does not accept: it changes the line, or one near
 * it, and reads the file again. It tells a line to write only if all changes after which the file is
 * valid give it the same meaning.
 */
import type { z } from "zod"
import type { DiagnosticDetails } from "../../diagnostics"
import { elementOf, fieldsIn } from "../../schemas/introspection"
import { quote } from "../../wording"
import { lineRange, spaces, withoutComment } from "../lines"
import type { Range, RangeDiagnostic } from "../positions"
import { BULLET, toItem } from "./joined-lines"
import { parseYaml } from "./parse"
import { findUnsupportedYaml } from "./unsupported-yaml"

/** A line without its indentation. The offsets are those of its characters. */
type Line = { text: string; range: Range; indent: number }

/** A change of a line, and what to report if it is what was meant. */
type Repair = Omit<DiagnosticDetails, "hint"> & {
  line: Line
  /** The line after the change, and the spaces before it. */
  corrected: string
  indent: number
}

/** More columns would make the check slow. */
const MAX_COLUMNS = 3

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
  const index = at < 0 ? lines.length - 1 : at
  const near = [index, index - 1, index + 1].flatMap((each) => lines[each] ?? [])
  const colon = near
    .flatMap((line) => repairColon(line, schema))
    .find((repair) => dataAfter(text, repair) !== undefined)
  if (colon) return toDiagnostic(colon)
  const dashes = near.flatMap((line) => addDash(lines, line, schema))
  const moves = near.flatMap((line) => moveLine(lines, line))
  const valid = [...dashes, ...moves].flatMap((repair) => {
    const data = dataAfter(text, repair)
    return schema.safeParse(data).success ? [{ repair, meaning: JSON.stringify(data) }] : []
  })
  const [likely, ...others] = valid
  const isCertain = others.every(({ meaning }) => meaning === likely?.meaning)
  if (likely && isCertain) return toDiagnostic(likely.repair)
  const texts = lines
    .slice(index, index + 2)
    .flatMap((line) => describeText(lines, line, schema) ?? [])
  return texts[0]
}

/** Describes a line that has a bullet in place of a dash. */
export function describeBullet(
  text: string,
  offset: number,
  schema: z.ZodType,
): RangeDiagnostic | undefined {
  const line = linesOf(text).find(({ range }) => range[1] > offset)
  if (!line || !BULLET.test(line.text) || /^-\s/.test(line.text)) return undefined
  const item = line.text.replace(BULLET, "")
  const corrected = startsWithField(item, schema) ? `- ${item}` : toItem(item)
  return {
    range: line.range,
    code: "missing-dash",
    message: `A list item starts with a dash and a space, not with ${quote(line.text.slice(0, 2).trim())}.`,
    hint: `Write ${withoutComment(corrected)}`,
  }
}

/** Describes a line without the name of a field, in a list: an item, or a part of the text above it. */
function describeText(
  lines: readonly Line[],
  line: Line,
  schema: z.ZodType,
): RangeDiagnostic | undefined {
  const list = listAround(lines, line, schema)
  const isText = /\s/.test(line.text) && !/^-\s|:(\s|$)/.test(line.text)
  if (!isText || list === undefined) return undefined
  return {
    range: line.range,
    code: "missing-dash",
    message: `This item of ${quote(list)} has no dash.`,
    hint: "If it is a new item, put a dash and a space before it. If it continues the text above, put it on the line above.",
  }
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

function repairColon(line: Line, schema: z.ZodType): Repair[] {
  const parts = /^((?:- +)*)(\w+)(:(?=\S)|\s*[=;：]\s*|\s+|$)(.*)$/.exec(line.text)
  const [, dashes = "", name = "", separator, value = ""] = parts ?? []
  if (!fieldsIn(schema).has(name)) return []
  const message =
    separator === ":"
      ? `There is no space after the colon of ${quote(name)}.`
      : `The field ${quote(name)} has no colon.`
  const corrected = `${dashes}${name}: ${value}`.trimEnd()
  return [{ line, code: "yaml-syntax", message, corrected, indent: line.indent }]
}

/** Adds a dash before the line, or in place of the two spaces before it. */
function addDash(lines: readonly Line[], line: Line, schema: z.ZodType): Repair[] {
  const list = listAround(lines, line, schema)
  if (list === undefined || /^-(\s|$)/.test(line.text)) return []
  const isField = startsWithField(line.text, schema)
  const repair = {
    line,
    code: "missing-dash",
    message: `This item of ${quote(list)} has no dash.`,
    corrected: isField ? `- ${line.text}` : toItem(line.text),
  } as const
  const indents = line.indent >= 2 ? [line.indent - 2, line.indent] : [line.indent]
  return indents.map((indent) => ({ ...repair, indent }))
}

/** Moves the line to the columns of the lines above. */
function moveLine(lines: readonly Line[], line: Line): Repair[] {
  const columns = new Set([0])
  const above = lines.slice(0, lines.indexOf(line)).reverse()
  for (const { text, indent } of above) {
    const dashes = /^(?:- +)*/.exec(text)?.[0].length ?? 0
    columns.add(indent).add(indent + dashes)
    if (indent === 0) break
  }
  if (above[0]) columns.add(above[0].indent + 2)
  const message = "The indentation of this line matches no line above it."
  return [...columns]
    .filter((column) => column !== line.indent)
    .sort((a, b) => Math.abs(a - line.indent) - Math.abs(b - line.indent))
    .slice(0, MAX_COLUMNS)
    .map((indent) => ({ line, code: "indentation", message, corrected: line.text, indent }))
}

function startsWithField(text: string, schema: z.ZodType): boolean {
  const name = /^(\w+):(?:\s|$)/.exec(text)?.[1]
  return name !== undefined && fieldsIn(schema).has(name)
}

/** @returns the name of the list to which a line belongs: of the closest field above that is a list */
function listAround(lines: readonly Line[], of: Line, schema: z.ZodType): string | undefined {
  let indent = of.indent + 1
  for (const line of lines.slice(0, lines.indexOf(of)).reverse()) {
    if (line.indent >= indent) continue
    const [, dashes = "", name = ""] = /^((?:- +)*)(\w+): *(?:#.*)?$/.exec(line.text) ?? []
    const fields = fieldsIn(schema).get(name) ?? []
    if (fields.some((field) => elementOf(field))) return name
    indent = Math.min(indent, line.indent + dashes.length + 1)
  }
  return undefined
}

/** @returns the data of the file after the change; undefined if YAML cannot read it */
function dataAfter(text: string, { line, corrected, indent }: Repair): unknown {
  const [start] = lineRange(text, line.range[0])
  const repaired = text.slice(0, start) + " ".repeat(indent) + corrected + text.slice(line.range[1])
  const document = parseYaml(repaired)
  const isReadable =
    document.errors.length === 0 && findUnsupportedYaml(repaired, document).length === 0
  return isReadable ? document.toJS({ maxAliasCount: -1 }) : undefined
}

function toDiagnostic({ line, code, message, corrected, indent }: Repair): RangeDiagnostic {
  const place = indent === line.indent ? "" : `with ${spaces(indent)} before it: `
  const hint = `Write ${place}${withoutComment(corrected)}`
  return { range: line.range, code, message, hint }
}
