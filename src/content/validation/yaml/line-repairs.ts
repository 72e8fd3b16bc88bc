/** Finds a line without its colon or its dash: it adds one, and reads the file again. */

import type { z } from "zod"
import type { Finding } from "../../diagnostics"
import { elementOf, fieldsIn } from "../../schemas/introspection"
import { quote } from "../../wording"
import { type Line, linesNear, spaces, withoutComment } from "../lines"
import { BULLET, toItem } from "./joined-lines"
import { parseYaml, type Stop } from "./parse"
import { findUnsupportedYaml } from "./unsupported-yaml"

/** A line after a change, and what to report if the file is valid then. */
type Repair = Omit<Finding, "range"> & { line: Line; corrected: string; indent: number }

/** @returns a diagnostic at the line that has the mistake; undefined if no change helps */
export function describeByRepair({ text, offset, schema }: Stop): Finding | undefined {
  const { lines, index, near } = linesNear(text, offset)
  const repair =
    near
      .flatMap((line) => repairColon(line, schema))
      .find((each) => dataAfter(text, each) !== undefined) ??
    near
      .flatMap((line) => addDash(lines, line, schema))
      .find((each) => schema.safeParse(dataAfter(text, each)).success)
  if (!repair) {
    return lines.slice(index, index + 2).flatMap((line) => describeText(lines, line, schema))[0]
  }
  const { line, corrected, indent, ...details } = repair
  const place = indent === line.indent ? "" : `with ${spaces(indent)} before it: `
  return { ...details, range: line.range, hint: `Write ${place}${withoutComment(corrected)}` }
}

/** Describes a line that has a bullet in place of a dash. */
export function describeBullet({ text, offset, schema }: Stop): Finding | undefined {
  const { lines, index } = linesNear(text, offset)
  const line = lines[index]
  if (!line || !BULLET.test(line.text) || /^-\s/.test(line.text)) return undefined
  const item = line.text.replace(BULLET, "")
  const message = `A list item starts with a dash and a space, not with ${quote(line.text.slice(0, 2).trim())}.`
  const hint = `Write ${withoutComment(startsWithField(item, schema) ? `- ${item}` : toItem(item))}`
  return { range: line.range, code: "missing-dash", message, hint }
}

/** Describes a line without the name of a field, in a list: an item, or a part of the text above it. */
function describeText(lines: readonly Line[], line: Line, schema: z.ZodType): Finding[] {
  const list = listAround(lines, line, schema)
  const isText = /\s/.test(line.text) && !/^-\s|:(\s|$)/.test(line.text)
  if (!isText || list === undefined) return []
  const hint =
    "If it is a new item, put a dash and a space before it. If it continues the text above, put it on the line above."
  return [{ ...missingDash(list), range: line.range, hint }]
}

function missingDash(list: string) {
  return { code: "missing-dash", message: `This item of ${quote(list)} has no dash.` } as const
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
  const isField = startsWithField(line.text, schema)
  // A text without a colon may also continue the text above it, if that has no quotes or brackets.
  const above = lines[lines.indexOf(line) - 1]?.text ?? ""
  const isCertain = /:(\s|$)/.test(line.text) || /["'\]}:]$/.test(above)
  if (list === undefined || !isCertain || /^-(\s|$)/.test(line.text)) return []
  const corrected = isField ? `- ${line.text}` : toItem(line.text)
  const indents = line.indent >= 2 ? [line.indent - 2, line.indent] : [line.indent]
  return indents.map((indent) => ({ ...missingDash(list), line, corrected, indent }))
}

function startsWithField(text: string, schema: z.ZodType): boolean {
  return fieldsIn(schema).has(/^(\w+):(?:\s|$)/.exec(text)?.[1] ?? "")
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
  const before = text.slice(0, line.range[0] - line.indent) + " ".repeat(indent)
  const repaired = before + corrected + text.slice(line.range[1])
  const document = parseYaml(repaired)
  const isReadable =
    document.errors.length === 0 && findUnsupportedYaml(repaired, document).length === 0
  return isReadable ? document.toJS({ maxAliasCount: -1 }) : undefined
}
