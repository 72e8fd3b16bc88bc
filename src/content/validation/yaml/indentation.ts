/** Describes lines that YAML does not accept at their place: wrong indentation, or no field name. */
import { quote } from "../../wording"
import { firstOnLine, isSameLine, lastBefore, lineNumber, lineRange, lineWithText } from "../lines"
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
 * @returns the most likely mistake in the line
 */
export function describeUnexpectedLine(text: string, offset: number): RangeDiagnostic {
  const before = lastBefore(text, offset)
  const isInsideLine = before >= 0 && isSameLine(text, before, offset)
  if (isInsideLine && /[|>*&]/.test(text.slice(lineRange(text, offset)[0], offset))) {
    const start = text.slice(0, offset).search(/[|>*&][^\n]*$/)
    return needsQuotes(
      text,
      start,
      `Text without quotes cannot start with ${quote(text.charAt(start))}.`,
    )
  }
  if (isInsideLine && text.charAt(offset) === "-") {
    return {
      range: [offset, offset + 1],
      code: "yaml-syntax",
      message: "A list cannot start on the line of its field.",
      hint: `Put each item on its own line. ${lineWithText(text, offset)} if the dash is part of the text.`,
    }
  }
  const line = text.slice(...lineRange(text, offset)).trim()
  if (line !== "" && !/^-(\s|$)/.test(line) && !/:(\s|$)/.test(line)) {
    const start = firstOnLine(text, offset)
    const withoutSpace = /^([a-z]\w*):(\S.*)$/i.exec(line)
    return {
      range: [start, start + line.length],
      code: "yaml-syntax",
      message: "This line has no field name. A field is a name, a colon, a space and a value.",
      hint: withoutSpace
        ? `Write ${withoutSpace[1]}: ${withoutSpace[2]}`
        : "If the line continues the text above, indent it further than the field of that text.",
    }
  }
  return describeIndentation(text, offset)
}

export function describeIndentation(text: string, offset: number): RangeDiagnostic {
  const start = firstOnLine(text, offset)
  return {
    range: [start, Math.max(start + 1, lineRange(text, start)[1])],
    code: "indentation",
    message: `The indentation of line ${lineNumber(text, start)} matches no line above it.`,
    hint: "Use as many spaces as the lines on the same level, or two more to put it inside the line above.",
  }
}
