import { withoutSmartQuotes } from "../../confusable-characters"
import { lineWithText } from "../lines"
import type { RangeDiagnostic } from "../positions"
import type { CheckedFile } from "./parse"
import { findPlainTexts } from "./plain-texts"

const lowerFirst = (hint: string) => hint.replace(/^W/, "w")

/** Finds typographic quotes around a whole text. YAML reads them as a part of the text. */
export function findSmartQuotes({ text, document }: CheckedFile): RangeDiagnostic[] {
  return findPlainTexts(document).flatMap(({ path, value, range }): RangeDiagnostic[] => {
    const inner = withoutSmartQuotes(value)
    if (inner === undefined) return []
    const message = `The quotes ${value.charAt(0)} and ${value.at(-1)} are a part of this text, because they are not straight.`
    const hint = `To show them, ${lowerFirst(lineWithText(text, range, value))}. Otherwise, ${lowerFirst(lineWithText(text, range, inner))}`
    return [{ path, range, code: "smart-quotes", message, hint }]
  })
}
