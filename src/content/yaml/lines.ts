/** Helpers for the lines of a text. Positions are offsets in the text. */
import { stringify } from "yaml"
import { withoutListMark } from "../../lib/one-line"
import type { Fix, Range } from "../diagnostics"
import { yamlText } from "../wording"

/** The characters up to the end of the first text in quotes, or of the line if it is not closed. */
const FIRST_QUOTED = /^[^"'#]*?(?<![^\s[{,:])(?:"(?:[^"\\]|\\.)*(?:"|$)|'(?:[^']|'')*(?:'|$))/

/** @returns the start and the end of the line at the offset, without its line break */
export function lineRange(text: string, offset: number): Range {
  const start = text.lastIndexOf("\n", offset - 1) + 1
  const end = text.indexOf("\n", offset)
  const last = end < 0 ? text.length : end
  return [start, text.charAt(last - 1) === "\r" && last > start ? last - 1 : last]
}

/** @returns the text from the offset to the end of its line */
export function restOfLine(text: string, offset: number): string {
  return text.slice(offset, lineRange(text, offset)[1])
}

/** @returns the text from the start of the line to the offset */
export function lineBefore(text: string, offset: number): string {
  return text.slice(lineRange(text, offset)[0], offset)
}

/** @returns the number of the line at the offset; the first line is 1 */
export function lineNumber(text: string, offset: number): number {
  return text.slice(0, offset).split("\n").length
}

/** A line without the white space around it. The offsets are those of its characters. */
export type Line = { text: string; range: Range; indent: number }

/** The column in which the line begins then, which starts at 0; and where in the line it changes first. */
type Change = Pick<Fix, "meaning"> & { column?: number | undefined; at?: number }

/**
 * @param write what is to stand in place of the line
 * @returns the change with its hint, as in `Write with 2 spaces before it: - title: 'Lead'`
 */
export function fixOf(
  { text, range: [start, end], indent }: Line,
  write: string,
  { column = indent, at = 0, meaning }: Change = {},
): Fix {
  const isMoved = column !== indent
  const spaces = column === 1 ? "1 space" : `${column || "no"} spaces`
  const hint =
    write === text
      ? `Should it start in column ${column + 1}?`
      : `Write ${isMoved ? `with ${spaces} before it: ` : ""}${write}`
  const changed = text.split("").findIndex((character, index) => character !== write[index])
  const place: Range =
    isMoved || write === text
      ? [start, end]
      : [start + (changed < 0 ? text.length - 1 : changed), end]
  return isMoved
    ? { range: [start - indent, end], write: " ".repeat(column) + write, hint, place, meaning }
    : { range: [start + at, end], write: write.slice(at), hint, place, meaning }
}

/** @returns the lines of a part of the text that are not empty */
export function linesIn(text: string, [from, to]: Range): Line[] {
  return [...text.slice(from, to).matchAll(/\S.*$/gm)].map(({ 0: line, index }): Line => {
    const start = from + index
    const trimmed = line.trimEnd()
    const range = [start, start + trimmed.length] as const
    return { text: trimmed, range, indent: lineBefore(text, start).length }
  })
}

/**
 * @returns the lines that are neither empty nor comments nor indented by tabs, without the comments after them; the index
 *   of the line at the offset, or of the next one; and that line with the ones above and below it
 */
export function linesNear(text: string, offset: number) {
  const lines = linesIn(text, [0, text.length]).flatMap(
    ({ text: line, range: [start], indent }) => {
      const source = withoutComment(line)
      // A tab indents no field and no item: it can only be inside a text of several lines.
      const isIndented = /^ *$/.test(lineBefore(text, start))
      const range: Range = [start, start + source.length]
      return source !== "" && isIndented ? [{ text: source, range, indent }] : []
    },
  )
  const at = lines.findIndex(({ range }) => range[1] > offset)
  const index = at < 0 ? lines.length - 1 : at
  return { lines, index, near: lines.slice(Math.max(0, index - 1), index + 2) }
}

/**
 * @param from the offset after which a comment may start; default: after the first text in quotes
 * @returns the text without a comment and without white space at its ends
 */
export function withoutComment(text: string, from?: number): string {
  const start = from ?? FIRST_QUOTED.exec(text)?.[0].length ?? 0
  return (text.slice(0, start) + text.slice(start).replace(/(?:^|\s+)#(?:\s.*)?$/, "")).trim()
}

/** @returns a text in quotes, and without a mark of a list before it; a dash may be there on purpose */
export function asText(value: string): string {
  return yamlText(value.startsWith("-") ? value : withoutListMark(value))
}

/**
 * @param range the range of a value
 * @param value the correct value as YAML
 * @returns a hint with the corrected line, as in `Write - status: 404`; undefined if the value has several lines
 */
export function lineWithValue(
  text: string,
  [start, end]: Range,
  value: string,
): string | undefined {
  const source = text.slice(start, end).trimEnd()
  if (/\n/.test(source + value)) return undefined
  const before = lineBefore(text, start).trimStart()
  const rest = restOfLine(text, start + source.length).trimEnd()
  const after = /^\s*(?:#|$)/.test(rest) ? "" : rest
  return `Write ${/[:-]$/.test(before) ? `${before} ` : before}${value}${after}`
}

/** @returns the value on one line, as in `{ id: redis, name: Redis }` and `[kotlin, scala]` */
export const flowOf = (value: unknown): string =>
  stringify(value, { collectionStyle: "flow", singleQuote: true, lineWidth: 0 })
    .trim()
    .replace(/^\[ (.*) \]$/, "[$1]")
