/** Describes lines that YAML does not accept at their place: wrong indentation, or no field name. */
import type { Finding } from "../../diagnostics"
import { quote } from "../../wording"
import { type Line, lineRange, linesNear } from "../lines"
import type { Stop } from "./parse"

/** @returns a diagnostic if a tab indents the line */
export function describeTab({ text, offset }: Stop): Finding | undefined {
  const [start, end] = lineRange(text, offset)
  const tab = text.slice(start, end).match(/^ *(?:[-?] *)*\t/)
  if (!tab) return undefined
  const at = start + tab[0].length - 1
  const message = "A tab is used for indentation, but YAML requires spaces."
  const hint = "Indent with spaces, two for each level."
  return { range: [at, at + 1], code: "tab-indent", message, hint }
}

/** @returns a diagnostic about a line of which neither a character nor a change explains the mistake */
export function describeUnexpectedLine({ text, offset }: Stop): Finding {
  const { lines, index, near } = linesNear(text, offset)
  const first = lines[index]
  if (first && !STRUCTURE.test(first.text)) {
    const message = "This line has no field name. A field is a name, a colon, a space and a value."
    const hint =
      "If the line continues the text above, indent it further than the field of that text."
    return { range: first.range, code: "yaml-syntax", message, hint }
  }
  const line = near.find((each) => isMisplaced(lines, each)) ?? first
  const message = "The indentation of this line matches no line above it."
  const hint = line && askForColumn(line, columnsFor(lines, line))
  return { range: line?.range ?? [offset, offset + 1], code: "indentation", message, hint }
}

const STRUCTURE = /^-(\s|$)|:(\s|$)/

function isMisplaced(lines: readonly Line[], line: Line): boolean {
  return STRUCTURE.test(line.text) && !columnsFor(lines, line).has(line.indent)
}

/** @returns what is in each column in which the line may start: an item or a field, as it is itself */
function columnsFor(lines: readonly Line[], line: Line): Map<number, string> {
  const isItem = /^-(\s|$)/.test(line.text)
  const above = lines.slice(0, lines.indexOf(line))
  const columns = above.flatMap(({ text, indent }): [number, string][] => {
    const [, dashes = "", name = ""] = /^((?:- +)*)(\w+:)?/.exec(text) ?? []
    if (isItem) return dashes ? [[indent, `, as ${quote(name ? dashes + name : text)}`]] : []
    return name ? [[indent + dashes.length, `, as ${quote(name)}`]] : []
  })
  const { text = "", indent = 0 } = above.at(-1) ?? {}
  const [, dashes = "", name] = /^((?:- +)*)(\w+:)(?:\s+#.*)?$/.exec(text) ?? []
  if (name) columns.push([indent + dashes.length + 2, `, inside ${quote(name)}`])
  return new Map(columns.length > 0 ? columns : [[0, ""]])
}

/** @returns the question in which of the two closest columns the line was to start */
function askForColumn(line: Line, columns: ReadonlyMap<number, string>): string {
  const choices = [...columns]
    .filter(([column]) => column !== line.indent)
    .sort(([a], [b]) => Math.abs(a - line.indent) - Math.abs(b - line.indent))
    .slice(0, 2)
    .map(([column, what]) => `in column ${column + 1}${what}`)
  return choices.length > 0
    ? `Should it start ${choices.join(", or ")}?`
    : "Should it start in the column of the line above, or two columns further?"
}
