/** Adds positions in the file to the findings about marks in texts. */
import { isScalar } from "yaml"
import { toOneLine } from "../../lib/one-line"
import type { Finding } from "../diagnostics"
import { checkInline } from "../inline/check-inline"
import { textsIn } from "../tree/walk"
import type { CheckedFile } from "../yaml/yaml-document"

/** @returns the mistakes in the marks of all texts that may have marks */
export function findMarkMistakes({ document, schema, data }: CheckedFile): Finding[] {
  const marked = textsIn(schema, data).filter(({ notes }) => notes.inline)
  return marked.flatMap(({ path, text }) =>
    checkInline(toOneLine(text)).map(({ suggestion, ...finding }) => {
      if (suggestion === undefined) return { ...finding, path }
      const node = document.getIn(path, true)
      const isEscaped = isScalar(node) && node.type === "QUOTE_DOUBLE"
      const written = isEscaped ? suggestion.replaceAll("\\", "\\\\") : suggestion
      const hint = `If no mark is meant, put a backslash before it: ${written}.`
      return { ...finding, path, hint }
    }),
  )
}
