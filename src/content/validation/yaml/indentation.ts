/** Describes lines that YAML does not accept at their place: wrong indentation, or no field name. */
import { quote } from "../../wording"
import {
  firstOnLine,
  isSameLine,
  lastBefore,
  lineNumber,
  lineRange,
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
  const line = text.slice(...lineRange(text, offset)).trim()
  if (line !== "" && !/^-(\s|$)/.test(line) && !/:(\s|$)/.test(line)) {
    const start = firstOnLine(text, offset)
    return {
      range: [start, start + line.length],
      code: "yaml-syntax",
      message: "This line has no field name. A field is a name, a colon, a space and a value.",
      hint: "If the line continues the text above, indent it further than the field of that text.",
    }
  }
  return describeIndentation(text, offset)
}

/** @returns a diagnostic about the line at the offset, which is indented like no line above it */
function describeIndentation(text: string, offset: number): RangeDiagnostic {
  const start = firstOnLine(text, offset)
  return {
    range: [start, Math.max(start + 1, lineRange(text, start)[1])],
    code: "indentation",
    message: `The indentation of line ${lineNumber(text, start)} matches no line above it.`,
    hint: "Use as many spaces as the lines on the same level, or two more to put it inside the line above.",
  }
}
