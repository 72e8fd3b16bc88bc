/** Lines that stand where YAML expects others: indented with tabs or wrongly, or without a field. */

import { type Located, located, needsQuotes } from "./diagnostic-at"
import { firstOnLine, isSameLine, lastBefore, lineNumber, lineRange, lineWithText } from "./lines"
import { quote } from "./words"

export function tabInIndent(text: string, at: number): Located | undefined {
  const [start, end] = lineRange(text, at)
  const tab = text.slice(start, end).match(/^ *(?:[-?] *)*\t/)
  if (!tab) return undefined
  const offset = start + tab[0].length - 1
  return located([offset, offset + 1], {
    code: "tab-indent",
    message: "A tab stands where YAML wants spaces.",
    hint: "Indent with spaces, two for each level.",
  })
}

export function stray(text: string, at: number): Located {
  const before = lastBefore(text, at)
  const sameLine = before >= 0 && isSameLine(text, before, at)
  if (sameLine && /[|>*&]/.test(text.slice(lineRange(text, at)[0], at))) {
    const start = text.slice(0, at).search(/[|>*&][^\n]*$/)
    return needsQuotes(text, start, `Text cannot start with ${quote(text.charAt(start))}.`)
  }
  if (sameLine && text.charAt(at) === "-") {
    return located([at, at + 1], {
      code: "yaml-syntax",
      message: "A list cannot start on the line of its field.",
      hint: `Put each item on a line of its own. ${lineWithText(text, at)} if the dash is text.`,
    })
  }
  const line = text.slice(...lineRange(text, at)).trim()
  if (line !== "" && !/^-(\s|$)/.test(line) && !/:(\s|$)/.test(line)) {
    const start = firstOnLine(text, at)
    const glued = /^([a-z]\w*):(\S.*)$/i.exec(line)
    return located([start, start + line.length], {
      code: "yaml-syntax",
      message: "This line has no field: a name, a colon and a space come first.",
      hint: glued
        ? `Write ${glued[1]}: ${glued[2]}`
        : "If it goes on with the text above, indent it further than that text's field.",
    })
  }
  return misplaced(text, at)
}

export function misplaced(text: string, at: number): Located {
  const start = firstOnLine(text, at)
  return located([start, Math.max(start + 1, lineRange(text, start)[1])], {
    code: "indentation",
    message: `Line ${lineNumber(text, start)} is indented so that it fits nothing above it.`,
    hint: "Give it as many spaces as the line it stands beside; two more lead inside that line.",
  })
}
