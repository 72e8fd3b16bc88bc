/** The text of one file and the way from an offset in it to a line and a column. */
import { type Diagnostic, type Flaw, severityOf } from "../diagnostics"
import { codeFrame, type Place } from "../report/code-frame"

/** Offsets of the first character and of the one after the last. */
export type Range = readonly [start: number, end: number]

export type Source = {
  /** The name to report, as in `content/work.yaml`. */
  file: string
  text: string
  lines: readonly string[]
  /** The offset at which each line starts. */
  lineStarts: readonly number[]
}

export function createSource(file: string, text: string): Source {
  const lines = text.split("\n")
  let offset = 0
  const lineStarts = lines.map((line) => {
    const start = offset
    offset += line.length + 1
    return start
  })
  return { file, text, lines: lines.map((line) => line.replace(/\r$/, "")), lineStarts }
}

/**
 * @param path where in the data, already written out
 * @returns the flaw at its place in the file; a range outside the text is drawn back into it
 */
export function diagnosticAt(source: Source, range: Range, path: string, flaw: Flaw): Diagnostic {
  const start = placeOf(source, range[0])
  const end = placeOf(source, Math.max(range[0], range[1]))
  return {
    ...flaw,
    ...severityOf(flaw),
    file: source.file,
    ...start,
    endLine: end.line,
    endColumn: end.column,
    path,
    frame: codeFrame(source.lines, start, end),
  }
}

function placeOf({ text, lineStarts }: Source, offset: number): Place {
  const inside = offset < text.length ? Math.max(0, offset) : text.trimEnd().length
  let low = 0
  let high = lineStarts.length - 1
  while (low < high) {
    const middle = Math.ceil((low + high) / 2)
    if ((lineStarts[middle] ?? 0) <= inside) low = middle
    else high = middle - 1
  }
  return { line: low + 1, column: inside - (lineStarts[low] ?? 0) + 1 }
}
