/** Describes lines that YAML does not accept at their place: wrong indentation, or no field name. */
import { quote } from "../../wording"
import {
  isSameLine,
  type Line,
  lastBefore,
  lineRange,
  linesNear,
  lineWithText,
  valueOnLine,
} from "../lines"
import type { RangeDiagnostic } from "../positions"
import { needsQuotes } from "./quotes-and-brackets"

/** @returns a diagnostic if a tab indents the line */
export function describeTab(text: string, offset: number): RangeDiagnostic | undefined {
  const [start, end] = lineRange(text, offset)
  const tab = text.slice(start, end).match(/^ *(?:[-?] *)*\t/)
  if (!tab) return undefined
  const at = start + tab[0].length - 1
  return {
    range: [at, at + 1],
    code: "tab-indent",
    message: "A tab is used for indentation, but YAML requires spaces.",
    hint: "Indent with spaces, two for each level.",
  }
}

/**
 * @param offset where the parser stopped
 * @returns a diagnostic if the mistake is a character inside the line
 */
export function describeCharacter(text: string, offset: number): RangeDiagnostic | undefined {
  const before = lastBefore(text, offset)
  const lineStart = lineRange(text, offset)[0]
  const line = text.slice(lineStart, offset)
  if (before < 0 || !isSameLine(text, before, offset)) return undefined
  const [head] = /^.*(?::| -|^-)\s+(?=[|>*&?])/.exec(line) ?? []
  if (head !== undefined) {
    const start = lineStart + head.length
    const character = quote(text.charAt(start))
    return needsQuotes(text, start, `Text without quotes cannot start with ${character}.`)
  }
  if (text.charAt(offset) !== "-") return undefined
  const isOpenEnd = /endDate:\s+$/.test(line) && valueOnLine(text, offset) === "-"
  return {
    range: [offset, offset + 1],
    code: "yaml-syntax",
    message: "A list cannot start on the line of its field.",
    hint: isOpenEnd
      ? `${lineWithText(text, offset, "")} if it has not ended.`
      : `Put each item on its own line. ${lineWithText(text, offset)} if the dash is part of the text.`,
  }
}

/** The lines that Git writes into a file when two versions of it have different changes. */
const CONFLICT = /^(?:<{7} .*|={7}|>{7} .*)$/m

/** @returns a diagnostic if the file has the marks of a merge conflict */
export function describeConflict(text: string): RangeDiagnostic | undefined {
  const match = CONFLICT.exec(text)
  if (!match) return undefined
  return {
    range: [match.index, match.index + match[0].length],
    code: "yaml-syntax",
    message: "This line is a mark of a merge conflict in Git.",
    hint: "Keep one of the two versions between <<<<<<< and >>>>>>>, and delete the lines with the marks.",
  }
}

/**
 * @param offset where the parser stopped
 * @returns a diagnostic about a line of which neither a character nor a change explains the mistake
 */
export function describeUnexpectedLine(text: string, offset: number): RangeDiagnostic {
  const { lines, index, near } = linesNear(text, offset)
  const first = lines[index]
  if (first && !STRUCTURE.test(first.text)) {
    return {
      range: first.range,
      code: "yaml-syntax",
      message: "This line has no field name. A field is a name, a colon, a space and a value.",
      hint: "If the line continues the text above, indent it further than the field of that text.",
    }
  }
  const line = near.find((each) => isMisplaced(lines, each)) ?? first
  return {
    range: line?.range ?? [offset, offset + 1],
    code: "indentation",
    message: "The indentation of this line matches no line above it.",
    hint: line && askForColumn(line, columnsFor(lines, line)),
  }
}

/** The start of a list item or of a field. */
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
