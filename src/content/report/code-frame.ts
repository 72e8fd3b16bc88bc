import { displayWidth } from "../../lib/display-width"
import { borderAt } from "../../lib/graphemes"
import { replaceControlCharacters } from "../wording"

/** Both numbers start at 1. */
export type Position = { line: number; column: number }

/** The characters of a line that fit next to the line number in a terminal of 80 columns. */
const WIDTH = 70

/**
 * @param lines the lines of the file
 * @param start the first character to mark
 * @param end the position after the last character; on another line, the mark ends with its line
 * @returns up to three numbered lines with a mark below the second; a long line is cut around the mark
 */
export function codeFrame(
  lines: readonly string[],
  start: Position,
  end: Position = start,
): string {
  const cut = borderAt(lines[start.line - 1] ?? "", Math.max(0, start.column - 40))
  const numberWidth = String(start.line + 1).length
  return [start.line - 1, start.line, start.line + 1]
    .filter((number) => number >= 1 && number <= lines.length)
    .flatMap((number) => {
      const isMarked = number === start.line
      const line = lines[number - 1] ?? ""
      const shown = cutLine(line, isMarked ? cut : 0)
      const label = `${isMarked ? ">" : " "} ${String(number).padStart(numberWidth)}`
      const row = `${label} | ${shown}`.trimEnd()
      if (!isMarked) return [row]
      return [row, `  ${" ".repeat(numberWidth)} | ${markLine(line, start, end, cut)}`]
    })
    .join("\n")
}

function cutLine(line: string, from: number): string {
  const shown = line.slice(from, borderAt(line, from + WIDTH))
  const suffix = from + WIDTH < line.length ? "…" : ""
  return replaceControlCharacters((from > 0 ? "…" : "") + shown + suffix)
}

function markLine(line: string, start: Position, end: Position, cut: number): string {
  const last = end.line === start.line ? end.column : line.length + 1
  const marked = line.slice(start.column - 1, Math.min(last - 1, cut + WIDTH))
  // Tabs are kept, so that the mark is below its character for every tab width.
  const indent = line
    .slice(cut, start.column - 1)
    .replace(/[^\t]+/g, (text) => " ".repeat(displayWidth(text)))
  return `${cut > 0 ? " " : ""}${indent}${"^".repeat(Math.max(1, displayWidth(marked)))}`
}
