/** Helpers for the lines of a text. Positions are offsets in the text. */
import { yamlText } from "../wording"
import type { Range } from "./positions"

/** @returns the start and the end of the line at the offset, without its line break */
export function lineRange(text: string, offset: number): Range {
  const start = text.lastIndexOf("\n", offset - 1) + 1
  const end = text.indexOf("\n", offset)
  const last = end < 0 ? text.length : end
  return [start, text.charAt(last - 1) === "\r" && last > start ? last - 1 : last]
}

export function lineNumber(text: string, offset: number): number {
  return text.slice(0, offset).split("\n").length
}

export function isSameLine(text: string, a: number, b: number): boolean {
  return !text.slice(Math.min(a, b), Math.max(a, b)).includes("\n")
}

/** @returns the offset of the last character before `offset` that is not white space, or -1 */
export function lastBefore(text: string, offset: number): number {
  return text.slice(0, offset).trimEnd().length - 1
}

/** @returns the offset of the first character of the line that is not white space */
export function firstOnLine(text: string, offset: number): number {
  const [start, end] = lineRange(text, offset)
  return start + (text.slice(start, end).match(/^\s*/)?.[0].length ?? 0)
}

/**
 * @param start the offset of a value
 * @returns the rest of its line without a comment
 */
export function restOfLine(text: string, start: number): string {
  return text
    .slice(start, lineRange(text, start)[1])
    .replace(/\s+#\s.*$/, "")
    .trim()
}

/**
 * @param start the offset of a value
 * @param value the correct value; default: the rest of the line
 * @returns a hint with the corrected line, as in `Write - title: 'Engineer: backend'`
 */
export function lineWithText(text: string, start: number, value = restOfLine(text, start)): string {
  const before = text.slice(lineRange(text, start)[0], start).trimStart()
  return `Write ${/\S$/.test(before) ? `${before} ` : before}${yamlText(value)}`
}
