/** The lines around a place, numbered, with a mark under it. */

export type Place = { line: number; column: number }

/** As many characters of a line as fit beside its number where a screen has 80 columns. */
const WIDTH = 70

/** What a terminal could take for a command, and what turns the direction of the text. */
const UNSEEN = /(?!\t)\p{Cc}|[\u200e\u200f\u202a-\u202e\u2066-\u2069]/gu

/**
 * @param lines the lines of the file
 * @param start the first character to mark
 * @param end the place after the last one; on another line, the mark ends with its own
 * @returns up to three lines; a long one is cut around the mark
 */
export function codeFrame(lines: readonly string[], start: Place, end: Place = start): string {
  const cut = Math.max(0, start.column - 40)
  const gutter = String(start.line + 1).length
  return [start.line - 1, start.line, start.line + 1]
    .filter((number) => number >= 1 && number <= lines.length)
    .flatMap((number) => {
      const marked = number === start.line
      const line = lines[number - 1] ?? ""
      const shown = marked ? cutLine(line, cut) : cutLine(line, 0)
      const row = `${marked ? ">" : " "} ${String(number).padStart(gutter)} | ${shown}`.trimEnd()
      return marked ? [row, `  ${" ".repeat(gutter)} | ${mark(line, start, end, cut)}`] : [row]
    })
    .join("\n")
}

function cutLine(line: string, from: number): string {
  const shown = line.slice(from, from + WIDTH)
  return makeVisible((from > 0 ? "…" : "") + shown + (from + WIDTH < line.length ? "…" : ""))
}

function mark(line: string, start: Place, end: Place, cut: number): string {
  const last = end.line === start.line ? end.column : line.length + 1
  const length = Math.min(Math.max(1, last - start.column), WIDTH - (start.column - 1 - cut))
  // Tabs stay tabs, so that the mark stands under its character whatever a tab's width.
  const indent = line.slice(cut, start.column - 1).replace(/[^\t]/g, " ")
  return `${cut > 0 ? " " : ""}${indent}${"^".repeat(Math.max(1, length))}`
}

/** @returns the text with control characters, and those that turn its direction, made visible */
export function makeVisible(text: string): string {
  return text.replace(UNSEEN, "\ufffd")
}
